import { encode } from 'uqr';
import { useState } from 'react';
import { PasswordField } from '../../../ui/password-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { faults } from '../text.ts';
import { typedCode } from '../typed-code.ts';
import { useForm } from '../use-form.ts';
import { confirmTotp, readUser, startTotp } from './calls.ts';
import { CodeField } from './confirm-form.tsx';
import * as styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import { SecurityIcon } from './icons.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { confirm, recovery, totp as text } from './text.ts';

type Secret = { secret: string; uri: string };

/** AUTH-12: password, then the secret and a code of it, then the recovery codes, which are shown this once. */
export function TotpDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();

  function close() {
    onClose();
    // Not before: the page must not replace the dialog while its codes are read.
    if (codes) readUser().catch((error: unknown) => console.warn('The user could not be read.', error));
  }
  return (
    <Dialog icon={<SecurityIcon name="shield" />} title={codes ? recovery.title : text.title} onClose={close}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : secret ? (
        <CodeStep {...secret} onCodes={setCodes} />
      ) : (
        <PasswordStep onSecret={setSecret} />
      )}
    </Dialog>
  );
}

function PasswordStep({ onSecret }: { onSecret: (secret: Secret) => void }) {
  const form = useForm({
    fields: ['password'],
    check: ({ password }) => ({ password: password === '' ? faults.noPassword : undefined }),
    send: async ({ password }) => onSecret(await startTotp(password)),
    fallback: text.failed,
  });
  return (
    <>
      <p>{text.start}</p>
      <AccountForm form={form} submit={text.startSubmit} waiting={text.startWaiting}>
        <PasswordField
          name="password"
          label={confirm.password}
          autoComplete="current-password"
          fault={form.failure?.faults['password']}
        />
      </AccountForm>
    </>
  );
}

function CodeStep({ secret, uri, onCodes }: Secret & { onCodes: (codes: string[]) => void }) {
  const form = useForm({
    fields: ['code'],
    check: ({ code }) => ({ code: typedCode(code) === '' ? faults.noCode : undefined }),
    send: async ({ code }) => onCodes(await confirmTotp(typedCode(code))),
    fallback: text.failed,
  });
  return (
    <>
      <p>{text.scan}</p>
      <Square uri={uri} />
      <div>
        <p>{text.secret}</p>
        <p className={styles.secret} dir="ltr" lang="en">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <AccountForm form={form} submit={text.confirm} waiting={text.confirming}>
        <CodeField label={text.code} fault={form.failure?.faults['code']} />
      </AccountForm>
    </>
  );
}

/** The URI as a QR code; dark on white in both themes, because scanners expect it. */
function Square({ uri }: { uri: string }) {
  const { data, size } = encode(uri, { border: 3 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className={styles.square} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.square}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
