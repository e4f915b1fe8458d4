import { useEffect, useState } from 'react';
import { pathAfterSignIn } from '../../../lib/return-path.ts';
import { startGoogle } from '../../../state/account-calls.ts';
import * as button from '../../../ui/button.module.css';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { failureOf } from '../failure.ts';
import { keepAttempt } from './attempt.ts';
import * as styles from './google-button.module.css';
import { GoogleMark } from './google-mark.tsx';
import * as text from './text.ts';

/** AUTH-14 */
export function GoogleButton() {
  const isHydrated = useHydrated();
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    // Back from Google by the browser's history, the page is as it was left.
    const stay = () => setIsLeaving(false);
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);

  async function leave() {
    if (isLeaving) return;
    setIsLeaving(true);
    setFailure(undefined);
    try {
      location.assign(await startGoogle(await keepAttempt(pathAfterSignIn(location))));
    } catch (error) {
      setIsLeaving(false);
      setFailure(failureOf(error, text.failed).message);
    }
  }
  return (
    <div className={styles.entrance}>
      <p className={styles.or}>{text.or}</p>
      <button
        type="button"
        className={button.quiet}
        disabled={!isHydrated}
        aria-disabled={isLeaving || undefined}
        onClick={() => void leave()}
      >
        <GoogleMark />
        <span>
          {isLeaving ? text.leaving : text.proceed} <bdi lang="en">{text.brandName}</bdi>
        </span>
      </button>
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
