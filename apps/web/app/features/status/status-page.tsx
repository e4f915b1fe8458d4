import type { ServiceState } from '@safira/contract/system/status';
import { Icon } from '../../ui/icons.tsx';
import type { ShownLine, ShownStatus } from './shown-status.ts';
import { listTitle, present, reload, title, unknown } from './text.ts';
import * as styles from './status-page.module.css';

/** OURS-43: without a status not even the check was possible. */
export function StatusPage({ status }: { status: ShownStatus | undefined }) {
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p>
          {status && (
            <>
              <span>{status.checked}</span>
              {' · '}
            </>
          )}
          {reload}
        </p>
      </div>
      <div className={styles.summary}>
        <StateIcon state={status?.state ?? 'stopped'} />
        <div>
          <b>{status?.summary ?? unknown.summary}</b>
          <p>{status?.detail ?? unknown.detail}</p>
        </div>
      </div>
      {status && (
        <section className={styles.services} aria-labelledby="services">
          <div className={styles.cap}>
            <h2 id="services">{listTitle}</h2>
            <span>{present}</span>
          </div>
          <ul>
            {status.services.map((service) => (
              <StatusLine key={service.name} {...service} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const StatusLine = ({ name, detail, state, stateName }: ShownLine) => (
  <li className={styles.service}>
    <div>
      <b>{name}</b>
      <p>{detail}</p>
    </div>
    <span className={styles.state} data-state={state}>
      {state === 'works' && <StateIcon state={state} />}
      {stateName}
    </span>
  </li>
);

// Paths of Lucide (ISC licence).
const StateIcon = ({ state }: { state: ServiceState }) => (
  <Icon>
    {state === 'works' ? (
      <path d="M20 6 9 17l-5-5" />
    ) : (
      <path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01" />
    )}
  </Icon>
);
