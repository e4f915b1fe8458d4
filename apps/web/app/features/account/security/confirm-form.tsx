import { useState } from 'react';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { isCodeRequired } from '../code-screen.tsx';
import { code as codeText, faults } from '../text.ts';
import { typedCode } from '../typed-code.ts';
import { useForm } from '../use-form.ts';
import type { Confirmation } from './calls.ts';
import { confirm as text } from './text.ts';

type Props = {
  /** AUTH-12: the field of the code is also shown if the server wants one that the browser does not know of. */
  needsCode: boolean;
  submit: string;
  waiting: string;
  fallback: string;
  send: (confirmation: Confirmation) => Promise<void>;
};

/** The password again, and the code: a borrowed device must not be enough. */
export function ConfirmForm({ needsCode, submit, waiting, fallback, send }: Props) {
  const [hasCodeField, setHasCodeField] = useState(needsCode);
  const form = useForm({
    fields: ['password', 'code'],
    check: ({ password, code }) => ({
      password: password === '' ? faults.noPassword : undefined,
      code: hasCodeField && typedCode(code) === '' ? faults.noCode : undefined,
    }),
    send: async ({ password, code }) => {
      try {
        await send(hasCodeField ? { password, code: typedCode(code) } : { password });
      } catch (error) {
        if (isCodeRequired(error)) setHasCodeField(true);
        throw error;
      }
    },
    fallback,
  });
  const found = form.failure?.faults ?? {};
  return (
    <AccountForm form={form} submit={submit} waiting={waiting}>
      <PasswordField
        name="password"
        label={text.password}
        autoComplete="current-password"
        fault={found['password']}
      />
      {hasCodeField && <CodeField label={codeText.label} hint={text.codeHint} fault={found['code']} />}
    </AccountForm>
  );
}

type CodeProps = { label: string; hint?: string; fault: string | undefined };

export function CodeField(props: CodeProps) {
  return (
    <TextField
      {...props}
      name="code"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      required
    />
  );
}
