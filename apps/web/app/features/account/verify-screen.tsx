import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { verifyEmail } from '../../state/account-calls.ts';
import { refreshSession } from '../../state/session-calls.ts';
import * as button from '../../ui/button.module.css';
import { errors } from '../../ui/text.ts';
import { AccountCard, type Frame } from './account-card.tsx';
import { failureOf } from './failure.ts';
import { brokenLink, verify as text } from './text.ts';
import { useFragment } from './use-fragment.ts';

type Result = { message: string; isDone: boolean };

/** AUTH-10: confirms an address with the link of a message. */
export function VerifyScreen({ frame }: { frame: Frame }) {
  const token = useFragment();
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    if (token) void verified(token).then(setResult);
  }, [token]);

  function retry(given: string) {
    setResult(undefined);
    void verified(given).then(setResult);
  }

  const message = token === null ? brokenLink : (result?.message ?? text.waiting);
  return (
    <AccountCard frame={frame} title={text.title} subtitle={text.subtitle}>
      <p role="status">{message}</p>
      {token && result?.isDone === false && (
        <button type="button" className={button.primary} onClick={() => retry(token)}>
          {errors.retry}
        </button>
      )}
      <Link className={button.quiet} to="/">
        {text.toHome}
      </Link>
    </AccountCard>
  );
}

async function verified(token: string): Promise<Result> {
  try {
    await verifyEmail(token);
    // The user of the session has a verified address from now on.
    void refreshSession();
    return { message: text.done, isDone: true };
  } catch (error) {
    return { message: failureOf(error, text.failed).message, isDone: false };
  }
}
