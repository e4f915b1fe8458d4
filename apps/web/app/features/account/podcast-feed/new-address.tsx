import { useEffect, useRef } from 'react';
import { announce } from '../../../state/announce.ts';
import { showToast } from '../../../state/toast.ts';
import * as button from '../../../ui/button.module.css';
import * as styles from './podcast-feed.module.css';
import * as text from './text.ts';

/** The address right after it was made, and what to do with it. */
export function NewAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed has gone.
  useEffect(() => field.current?.focus(), [address]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      announce(text.copied);
      showToast(text.copied);
    } catch {
      // The reason may name the address.
      field.current?.select();
      showToast(text.notCopied);
    }
  }
  return (
    <div className={styles.part}>
      <p className={styles.once}>{text.once}</p>
      <div className={styles.address}>
        <input
          ref={field}
          type="text"
          readOnly
          dir="ltr"
          lang="en"
          translate="no"
          autoComplete="off"
          aria-label={text.addressLabel}
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className={button.primary} onClick={() => void copy()}>
          {text.copy}
        </button>
      </div>
      <h3 className={styles.subtitle}>{text.howTitle}</h3>
      <ol className={styles.steps}>
        {text.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
