import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSite } from '../../lib/site.ts';
import { resetPassword } from '../../state/account-calls.ts';
import { showToast } from '../../state/toast.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountCard, type Frame } from './account-card.tsx';
import * as styles from './account-card.module.css';
import { AccountForm } from './account-form.tsx';
import { CodeScreen, isCodeRequired } from './code-screen.tsx';
import { newPasswordFault } from './new-password-fault.ts';
import { brokenLink, fields, login, reset as text, welcome } from './text.ts';
import { useForm } from './use-form.ts';
import { useFragment } from './use-fragment.ts';

/** AUTH-10: a new password with the link of a message, and the code if the account has a second factor. */
export function ResetScreen({ frame }: { frame: Frame }) {
  const token = useFragment();
  const navigate = useNavigate();
  const [newPassword, setNewPassword] = useState<string>();

  async function save(body: { newPassword: string; code?: string }, signal: AbortSignal) {
    const user = await resetPassword({ token: token ?? '', ...body }, signal);
    showToast(welcome(user.name));
    await navigate('/', { replace: true });
  }
  if (newPassword === undefined) {
    return (
      <PasswordStep frame={frame} isBroken={token === null} save={save} onCodeRequired={setNewPassword} />
    );
  }
  return (
    <CodeScreen
      frame={frame}
      send={(code, signal) => save({ newPassword, code }, signal)}
      onBack={() => setNewPassword(undefined)}
    />
  );
}

type StepProps = {
  frame: Frame;
  isBroken: boolean;
  save: (body: { newPassword: string }, signal: AbortSignal) => Promise<void>;
  onCodeRequired: (newPassword: string) => void;
};

function PasswordStep({ frame, isBroken, save, onCodeRequired }: StepProps) {
  const site = useSite();
  const form = useForm({
    fields: ['newPassword', 'again'],
    check: ({ newPassword, again }) => ({
      newPassword: newPasswordFault(newPassword),
      again: again === newPassword ? undefined : text.different,
    }),
    send: async ({ newPassword }, signal) => {
      try {
        await save({ newPassword }, signal);
      } catch (error) {
        if (!isCodeRequired(error)) throw error;
        onCodeRequired(newPassword);
      }
    },
  });
  const faults = form.failure?.faults ?? {};
  return (
    <AccountCard frame={frame} title={text.title} subtitle={text.subtitle}>
      {isBroken ? (
        <p role="alert">{brokenLink}</p>
      ) : (
        <AccountForm form={form} submit={text.submit} waiting={text.waiting}>
          <PasswordField
            name="newPassword"
            label={fields.newPassword}
            autoComplete="new-password"
            hint={fields.passwordHint}
            fault={faults['newPassword']}
          />
          <PasswordField
            name="again"
            label={fields.again}
            autoComplete="new-password"
            fault={faults['again']}
          />
        </AccountForm>
      )}
      {site?.mailLinks && (
        <Link className={styles.link} to="/forgot">
          {login.forgotten}
        </Link>
      )}
    </AccountCard>
  );
}
