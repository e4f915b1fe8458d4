import { dayMonth, timeText } from '@safira/arabic/formats/dates';
import type { Answer } from '@safira/contract/endpoint';
import type { AuditEntry, listAuditEntries } from '@safira/contract/newsroom/audit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../lib/use-query.ts';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import { wallTime } from '../../../lib/wall-time.ts';
import { withQuery } from '../../../lib/with-query.ts';
import { memberCall } from '../../../state/session-calls.ts';
import * as button from '../../../ui/button.module.css';
import * as chip from '../../../ui/chip.module.css';
import { Ltr } from '../../../ui/ltr.tsx';
import { QuietPitch, StatePanel, WarningCard } from '../../../ui/state-panel.tsx';
import { useNewsroom } from '../context.ts';
import { loading, notRead, retry } from '../text.ts';
import * as styles from './audit-page.module.css';
import * as text from './text.ts';

const subjects = Object.keys(text.subjects) as AuditEntry['subject'][];
/** As many as the API sends at once. */
const PAGE = 50;

const readEntries = async (subject: string | undefined, before?: number): Promise<AuditEntry[]> =>
  (await memberCall<Answer<typeof listAuditEntries>>(withQuery('/newsroom/audit', { subject, before }))).data;

/** For admins: who changed what, the newest first. */
export function AuditPage() {
  const query = useQuery();
  const subject = subjects.find((one) => one === query.get('subject'));
  const first = useAsyncData({ key: subject ?? '', load: () => readEntries(subject) });
  return (
    <>
      <div className={styles.head}>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
      </div>
      <nav className={styles.filters} aria-label={text.filterLabel}>
        {[undefined, ...subjects].map((one) => (
          <Link
            key={one ?? ''}
            className={chip.chip}
            to={withQuery('/newsroom/audit', { subject: one })}
            preventScrollReset
            aria-current={one === subject ? 'page' : undefined}
          >
            {one ? text.subjects[one] : text.all}
          </Link>
        ))}
      </nav>
      {first.state === 'loading' && <p role="status">{loading}</p>}
      {first.state === 'failed' && (
        <StatePanel drawing={<WarningCard />} title={notRead.title} text={notRead.text}>
          <button type="button" className={button.primary} onClick={first.retry}>
            {retry}
          </button>
        </StatePanel>
      )}
      {first.state === 'loaded' && <Entries key={subject ?? ''} subject={subject} first={first.value} />}
    </>
  );
}

function Entries({ subject, first }: { subject: string | undefined; first: readonly AuditEntry[] }) {
  const [older, setOlder] = useState<readonly AuditEntry[]>([]);
  const [state, setState] = useState<'more' | 'loading' | 'failed' | 'end'>(
    first.length < PAGE ? 'end' : 'more',
  );
  const entries = [...first, ...older];
  if (entries.length === 0)
    return <StatePanel drawing={<QuietPitch />} title={text.none.title} text={text.none.text} />;

  async function readMore() {
    setState('loading');
    try {
      const next = await readEntries(subject, entries.at(-1)!.id);
      setOlder([...older, ...next]);
      setState(next.length < PAGE ? 'end' : 'more');
    } catch (error) {
      console.warn('Older entries could not be read.', error);
      setState('failed');
    }
  }

  return (
    <>
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {Object.values(text.columns).map((name) => (
              <th key={name} role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
      {state !== 'end' && (
        <button
          type="button"
          className={button.quiet}
          disabled={state === 'loading'}
          onClick={() => void readMore()}
        >
          {state === 'loading' ? text.loadingMore : state === 'failed' ? retry : text.more}
        </button>
      )}
    </>
  );
}

function Entry({ entry: { at, actor, action, subject, label, before, after } }: { entry: AuditEntry }) {
  const { times } = useNewsroom();
  const when = wallTime(at, times.offsets);
  return (
    <tr role="row">
      <td role="cell" className={styles.time}>
        <time dateTime={at}>{when && `${dayMonth(when.date)}، ${timeText(when)}`}</time>
      </td>
      <td role="cell">
        <bdi>{actor?.name ?? text.program}</bdi>
      </td>
      <td role="cell">{text.actions[action] ?? <Ltr>{action}</Ltr>}</td>
      <td role="cell">
        <bdi>{label || text.untitled}</bdi> <small>{text.subjects[subject]}</small>
        {(before !== null || after !== null) && (
          <details className={styles.details}>
            <summary>{text.details}</summary>
            <Value name={text.before} value={before} />
            <Value name={text.after} value={after} />
          </details>
        )}
      </td>
    </tr>
  );
}

const Value = ({ name, value }: { name: string; value: unknown }) =>
  value === null || value === undefined ? null : (
    <p>
      {name}: <Ltr>{JSON.stringify(value)}</Ltr>
    </p>
  );
