import { errorSentences } from '@safira/arabic/terms/errors';
import { readName } from '@safira/contract/accounts/rules/display-name';
import { readEmail } from '@safira/contract/accounts/rules/email-address';
import { register } from '../../state/account-calls.ts';
import { showToast } from '../../state/toast.ts';
import { Icon } from '../../ui/icons.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountCard, type Frame } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { Consent } from './consent.tsx';
import { EmailField } from './email-field.tsx';
import { GoogleEntrance } from './google/google-entrance.tsx';
import { newPasswordFault } from './new-password-fault.ts';
import { fields, register as text, subtitle, welcome } from './text.ts';
import { useForm } from './use-form.ts';

/** AUTH-02: a new account, which is signed in at once. The server applies the same rules, and knows common passwords. */
export function RegisterScreen({ frame, onRegister }: { frame: Frame; onRegister: () => void }) {
  const form = useForm({
    fields: ['name', 'email', 'password'],
    check: ({ name, email, password }) => ({
      name: readName(name) === undefined ? errorSentences.name_invalid : undefined,
      email: readEmail(email) ? undefined : errorSentences.email_invalid,
      password: newPasswordFault(password),
    }),
    send: async (values, signal) => {
      onRegister();
      const user = await register(values, signal);
      showToast(welcome(user.name));
    },
  });
  const faults = form.failure?.faults ?? {};
  return (
    <AccountCard frame={frame} title={text.title} subtitle={subtitle}>
      {frame.entrances}
      <AccountForm form={form} submit={text.submit} waiting={text.waiting}>
        <TextField
          name="name"
          label={fields.name}
          type="text"
          autoComplete="name"
          required
          fault={faults['name']}
          icon={
            // Paths of Lucide (ISC licence).
            <Icon small>
              <path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2" />
              <circle cx="12" cy="7" r="4" />
            </Icon>
          }
        />
        <EmailField autoComplete="email" fault={faults['email']} />
        <PasswordField
          name="password"
          label={fields.password}
          autoComplete="new-password"
          hint={fields.passwordHint}
          fault={faults['password']}
        />
      </AccountForm>
      <GoogleEntrance />
      <Consent />
    </AccountCard>
  );
}
