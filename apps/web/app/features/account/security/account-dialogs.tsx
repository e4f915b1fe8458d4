import type { User } from '@safira/contract/accounts/parts';
import { changePassword, updateProfile } from '../../../state/account-calls.ts';
import { showToast } from '../../../state/toast.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { EmailField } from '../email-field.tsx';
import { newPasswordFault } from '../new-password-fault.ts';
import { faults as faultTexts, fields } from '../text.ts';
import { useForm } from '../use-form.ts';
import { changeEmail } from './calls.ts';
import { Dialog } from './dialog.tsx';
import { SecurityIcon } from './icons.tsx';
import { confirm, emailDialog, nameDialog, passwordDialog } from './text.ts';

type Props = { onClose: () => void };

/** AUTH-03 */
export function NameDialog({ user, onClose }: Props & { user: User }) {
  const form = useForm({
    fields: ['name'],
    check: ({ name }) => ({ name: name.trim() === '' ? nameDialog.missing : undefined }),
    send: async ({ name }) => {
      await updateProfile({ name });
      onClose();
      showToast(nameDialog.done);
    },
  });
  return (
    <Dialog icon={<SecurityIcon name="name" />} title={nameDialog.title} onClose={onClose}>
      <AccountForm form={form} submit={nameDialog.submit} waiting={nameDialog.waiting}>
        <TextField
          name="name"
          label={nameDialog.label}
          hint={nameDialog.hint}
          defaultValue={user.name}
          autoComplete="name"
          required
          fault={form.failure?.faults['name']}
        />
      </AccountForm>
    </Dialog>
  );
}

/** AUTH-10: a new address counts after its link; an address that is not verified yet gets another one. */
export function EmailDialog({ user, onClose }: Props & { user: User }) {
  const text = user.emailVerified ? emailDialog.change : emailDialog.verify;
  const form = useForm({
    fields: ['email', 'password'],
    check: ({ email, password }) => ({
      email: email.trim() === '' ? faultTexts.noEmail : undefined,
      password: password === '' ? faultTexts.noPassword : undefined,
    }),
    send: async (body) => {
      await changeEmail(body);
      onClose();
      showToast(emailDialog.done);
    },
    fallback: emailDialog.failed,
  });
  const faults = form.failure?.faults ?? {};
  return (
    <Dialog icon={<SecurityIcon name="email" />} title={text.title} onClose={onClose}>
      <p>{text.text}</p>
      <AccountForm form={form} submit={emailDialog.submit} waiting={emailDialog.waiting}>
        <EmailField
          autoComplete="email"
          fault={faults['email']}
          defaultValue={user.emailVerified ? undefined : user.email}
        />
        <PasswordField
          name="password"
          label={confirm.password}
          autoComplete="current-password"
          fault={faults['password']}
        />
      </AccountForm>
    </Dialog>
  );
}

/** AUTH-11: all other sessions end. */
export function PasswordDialog({ onClose, onChanged }: Props & { onChanged: () => void }) {
  const form = useForm({
    fields: ['currentPassword', 'newPassword'],
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === '' ? faultTexts.noPassword : undefined,
      newPassword: newPasswordFault(newPassword),
    }),
    send: async (body) => {
      await changePassword(body);
      onChanged();
      onClose();
      showToast(passwordDialog.done);
    },
  });
  const faults = form.failure?.faults ?? {};
  return (
    <Dialog icon={<SecurityIcon name="password" />} title={passwordDialog.title} onClose={onClose}>
      <AccountForm form={form} submit={passwordDialog.submit} waiting={passwordDialog.waiting}>
        <PasswordField
          name="currentPassword"
          label={passwordDialog.current}
          autoComplete="current-password"
          fault={faults['currentPassword']}
        />
        <PasswordField
          name="newPassword"
          label={fields.newPassword}
          autoComplete="new-password"
          hint={fields.passwordHint}
          fault={faults['newPassword']}
        />
      </AccountForm>
    </Dialog>
  );
}
