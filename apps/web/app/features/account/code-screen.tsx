import { useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { TextField } from '../../ui/text-field.tsx';
import { AccountCard, type Frame } from './account-card.tsx';
import * as styles from './account-card.module.css';
import { AccountForm } from './account-form.tsx';
import { code as text, faults } from './text.ts';
import { typedCode } from './typed-code.ts';
import { useForm } from './use-form.ts';

/** AUTH-12: everything else is right, and the account has a second factor. */
export const isCodeRequired = (error: unknown) => error instanceof ApiError && error.code === 'code_required';

type Props = {
  frame: Frame;
  /** Sends what was entered before once more, with the code. */
  send: (code: string, signal: AbortSignal) => Promise<void>;
  onBack: () => void;
};

/** AUTH-12: the second step of an account with a second factor. Nothing is pending on the server meanwhile. */
export function CodeScreen({ frame, send, onBack }: Props) {
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useForm({
    fields: ['code'],
    check: ({ code }) => ({ code: typedCode(code) === '' ? faults.noCode : undefined }),
    send: ({ code }, signal) => send(typedCode(code), signal),
  });
  return (
    <AccountCard frame={frame} title={text.title} subtitle={text.subtitle}>
      <AccountForm form={form} submit={text.submit} waiting={text.waiting}>
        <TextField
          // Another field, so that a phone shows its other keyboard.
          key={String(isRecovery)}
          name="code"
          label={isRecovery ? text.recoveryLabel : text.label}
          hint={isRecovery ? text.recoveryHint : text.hint}
          type="text"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          required
          // The step before had the focus.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          fault={form.failure?.faults['code']}
        />
      </AccountForm>
      {!isRecovery && (
        <button type="button" className={styles.quiet} onClick={() => setIsRecovery(true)}>
          {text.recovery}
        </button>
      )}
      <button type="button" className={styles.quiet} onClick={onBack}>
        {text.back}
      </button>
    </AccountCard>
  );
}
