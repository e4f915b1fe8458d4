import type { User } from '@safira/contract/accounts/parts';
import { useState } from 'react';
import { useSite } from '../../../lib/site.ts';
import * as button from '../../../ui/button.module.css';
import { useOpened } from '../../../ui/use-opened.ts';
import { dot } from '../member-text.ts';
import * as panel from '../panel.module.css';
import { Line, Panel } from '../panel.tsx';
import { EmailDialog, NameDialog, PasswordDialog } from './account-dialogs.tsx';
import { hasSecondFactor } from './calls.ts';
import { SecurityIcon } from './icons.tsx';
import { DeleteDialog, ExportDialog } from './leaving-dialogs.tsx';
import { RemoveTotpDialog } from './remove-totp-dialog.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { account as text, change, data } from './text.ts';

type Opened = 'name' | 'email' | 'password' | 'removeTotp' | 'export' | 'delete';

/** The square needs an encoder, which nothing else does. */
const loadTotp = async () => (await import('./totp-dialog.tsx')).TotpDialog;

/** AUTH-11 to AUTH-13: sessions, how the person signs in, and the data of the account. */
export function SecurityPanels({ user }: { user: User }) {
  const [opened, setOpened] = useState<Opened>();
  const [version, setVersion] = useState(0);
  const totp = useOpened(loadTotp);
  const close = () => setOpened(undefined);
  const TotpDialog = totp.Part;
  return (
    <div className={panel.columns}>
      <SessionsPanel key={version} />
      <div className={panel.stack}>
        <SignInPanel user={user} onOpen={setOpened} totp={totp} />
        <DataPanel onOpen={setOpened} />
      </div>
      {opened === 'name' && <NameDialog user={user} onClose={close} />}
      {opened === 'email' && <EmailDialog user={user} onClose={close} />}
      {opened === 'password' && (
        <PasswordDialog onClose={close} onChanged={() => setVersion((before) => before + 1)} />
      )}
      {opened === 'removeTotp' && <RemoveTotpDialog onClose={close} />}
      {opened === 'export' && <ExportDialog user={user} onClose={close} />}
      {opened === 'delete' && (
        <DeleteDialog user={user} onClose={close} onExport={() => setOpened('export')} />
      )}
      {totp.isOpen && TotpDialog && <TotpDialog onClose={totp.close} />}
    </div>
  );
}

type PanelProps = { onOpen: (what: Opened) => void };
type SignInProps = PanelProps & { user: User; totp: Pick<ReturnType<typeof useOpened>, 'open' | 'prepare'> };

function SignInPanel({ user, totp, onOpen }: SignInProps) {
  const site = useSite();
  const isOn = hasSecondFactor(user);
  return (
    <Panel title={text.title}>
      <Line
        picture={<SecurityIcon name="name" />}
        name={text.name}
        note={<bdi>{user.name}</bdi>}
        end={<Open label={change} of={text.name} onClick={() => onOpen('name')} />}
      />
      <Line
        picture={<SecurityIcon name="email" />}
        name={text.email}
        note={
          <>
            <bdi dir="ltr" lang="en">
              {user.email}
            </bdi>
            {dot}
            {user.emailVerified ? text.verified : text.unverified}
          </>
        }
        // Without a mail server the link could not be sent.
        end={
          site?.mailLinks && (
            <Open
              label={user.emailVerified ? change : text.verify}
              of={text.email}
              onClick={() => onOpen('email')}
            />
          )
        }
      />
      <Line
        picture={<SecurityIcon name="password" />}
        name={text.password}
        note={text.passwordNote}
        end={<Open label={change} of={text.password} onClick={() => onOpen('password')} />}
      />
      <Line
        picture={<SecurityIcon name="shield" />}
        name={text.secondFactor}
        note={isOn ? text.on : text.off}
        end={
          isOn ? (
            <Open label={text.deactivate} of={text.secondFactor} onClick={() => onOpen('removeTotp')} />
          ) : (
            <button
              type="button"
              className={button.primary}
              aria-label={`${text.activate} – ${text.secondFactor}`}
              onPointerEnter={totp.prepare}
              onFocus={totp.prepare}
              onClick={totp.open}
            >
              {text.activate}
            </button>
          )
        }
      />
    </Panel>
  );
}

function DataPanel({ onOpen }: PanelProps) {
  return (
    <Panel title={data.title}>
      <Line
        picture={<SecurityIcon name="download" />}
        name={data.export}
        note={data.exportNote}
        end={<Open label={data.exportAction} of={data.title} onClick={() => onOpen('export')} />}
      />
      <Line
        picture={<SecurityIcon name="trash" />}
        name={data.delete}
        note={data.deleteNote}
        end={<Open label={data.deleteAction} of={data.delete} onClick={() => onOpen('delete')} />}
      />
    </Panel>
  );
}

type OpenProps = { label: string; of: string; onClick: () => void };

/** Its name contains the visible word and says of what. */
function Open({ label, of, onClick }: OpenProps) {
  return (
    <button
      type="button"
      className={button.quiet}
      aria-label={`${label} – ${of}`}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {label}
    </button>
  );
}
