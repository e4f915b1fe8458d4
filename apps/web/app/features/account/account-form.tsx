import { useEffect, useRef, type ReactNode } from 'react';
import * as button from '../../ui/button.module.css';
import { useHydrated } from '../../ui/use-hydrated.ts';
import * as styles from './account-form.module.css';
import type { FormFailure } from './failure.ts';
import { needsScript } from './text.ts';
import type { Form } from './use-form.ts';

type Props = { form: Form; submit: string; waiting: string; children: ReactNode };

/**
 * The frame of a form of the account: what went wrong, the fields, the button. Until it hydrates it can be filled in
 * but not sent: a browser would send it as a page, without the session.
 */
export function AccountForm({ form: { onSubmit, isWaiting, failure }, submit, waiting, children }: Props) {
  const isHydrated = useHydrated();
  return (
    <form className={styles.form} method="post" noValidate aria-busy={isWaiting} onSubmit={onSubmit}>
      {failure && <Summary failure={failure} />}
      {children}
      <button
        type="submit"
        className={`${button.primary} ${styles.submit}`}
        disabled={!isHydrated}
        aria-disabled={isWaiting || undefined}
      >
        {isWaiting ? waiting : submit}
      </button>
      <noscript className={styles.note}>{needsScript}</noscript>
    </form>
  );
}

/** Receives the focus, so that screen readers read it, and leads to the fields. */
function Summary({ failure }: { failure: FormFailure }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [failure]);
  const faults = Object.entries(failure.faults);

  function goTo(field: string) {
    const input = summary.current?.closest('form')?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  }
  return (
    <div ref={summary} className={styles.summary} tabIndex={-1}>
      <p>{failure.message}</p>
      {faults.length > 0 && (
        <ul>
          {faults.map(([field, fault]) => (
            <li key={field}>
              <button type="button" className={styles.fault} onClick={() => goTo(field)}>
                {fault}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
