import { errorSentences } from '@safira/arabic/terms/errors';
import { readEmail } from '@safira/contract/accounts/rules/email-address';
import { useState } from 'react';
import { Link } from 'react-router';
import { requestResetLink } from '../../state/account-calls.ts';
import { AccountCard, type Frame } from './account-card.tsx';
import * as styles from './account-card.module.css';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { forgot as text } from './text.ts';
import { useForm } from './use-form.ts';

/** AUTH-10: requests a link by mail. The answer does not say whether the address has an account. */
export function ForgotScreen({ frame }: { frame: Frame }) {
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    fields: ['email'],
    check: ({ email }) => ({ email: readEmail(email) ? undefined : errorSentences.email_invalid }),
    send: async ({ email }, signal) => {
      await requestResetLink(email, signal);
      setIsSent(true);
    },
    fallback: text.failed,
  });
  if (isSent) {
    return (
      <AccountCard frame={frame} title={text.sentTitle} subtitle={text.sentSubtitle}>
        <p role="status">{text.sent}</p>
        <button type="button" className={styles.quiet} onClick={() => setIsSent(false)}>
          {text.another}
        </button>
      </AccountCard>
    );
  }
  return (
    <AccountCard frame={frame} title={text.title} subtitle={text.subtitle}>
      <AccountForm form={form} submit={text.submit} waiting={text.waiting}>
        <EmailField autoComplete="username" fault={form.failure?.faults['email']} />
      </AccountForm>
      <Link className={styles.link} to="/login">
        {text.back}
      </Link>
    </AccountCard>
  );
}
