import { useState } from 'react';
import { Link } from 'react-router';
import { useSite } from '../../lib/site.ts';
import { signIn } from '../../state/account-calls.ts';
import { showToast } from '../../state/toast.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountCard, type Frame } from './account-card.tsx';
import * as styles from './account-card.module.css';
import * as formStyles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { CodeScreen, isCodeRequired } from './code-screen.tsx';
import { Consent } from './consent.tsx';
import { EmailField } from './email-field.tsx';
import { GoogleEntrance } from './google/google-entrance.tsx';
import { faults, fields, login as text, subtitle, welcome } from './text.ts';
import { useForm } from './use-form.ts';

type Credentials = { email: string; password: string };

/** AUTH-02: e-mail and password, then the code of a second factor if the account has one. */
export function LoginScreen({ frame, failure }: { frame: Frame; failure?: string | undefined }) {
  const [credentials, setCredentials] = useState<Credentials>();
  if (!credentials) return <PasswordStep frame={frame} failure={failure} onCodeRequired={setCredentials} />;
  return (
    <CodeScreen
      frame={frame}
      send={(code, signal) => enter({ ...credentials, code }, signal)}
      onBack={() => setCredentials(undefined)}
    />
  );
}

async function enter(credentials: Credentials & { code?: string }, signal: AbortSignal): Promise<void> {
  const user = await signIn(credentials, signal);
  showToast(welcome(user.name));
}

type StepProps = {
  frame: Frame;
  /** Of another way to sign in, which ended here. */
  failure: string | undefined;
  onCodeRequired: (credentials: Credentials) => void;
};

function PasswordStep({ frame, failure, onCodeRequired }: StepProps) {
  const site = useSite();
  const form = useForm({
    fields: ['email', 'password'],
    check: ({ email, password }) => ({
      email: email.trim() === '' ? faults.noEmail : undefined,
      password: password === '' ? faults.noPassword : undefined,
    }),
    send: async (credentials, signal) => {
      try {
        await enter(credentials, signal);
      } catch (error) {
        if (!isCodeRequired(error)) throw error;
        onCodeRequired(credentials);
      }
    },
  });
  return (
    <AccountCard frame={frame} title={text.title} subtitle={subtitle}>
      {frame.entrances}
      {failure && (
        <p role="alert" className={formStyles.summary}>
          {failure}
        </p>
      )}
      <AccountForm form={form} submit={text.submit} waiting={text.waiting}>
        <EmailField autoComplete="username" fault={form.failure?.faults['email']} />
        <PasswordField
          name="password"
          label={fields.password}
          autoComplete="current-password"
          fault={form.failure?.faults['password']}
        />
      </AccountForm>
      {site?.mailLinks && (
        <Link className={`${styles.link} ${styles.forgotten}`} to="/forgot">
          {text.forgotten}
        </Link>
      )}
      <GoogleEntrance />
      <Consent />
    </AccountCard>
  );
}
