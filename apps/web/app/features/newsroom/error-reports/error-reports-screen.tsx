import { relativeTime } from '@safira/arabic/formats/relative-time';
import type { Answer } from '@safira/contract/endpoint';
import type {
  decideErrorReport,
  listErrorReports,
  ReportedError,
  ReportState,
} from '@safira/contract/newsroom/error-reports';
import { useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../lib/use-query.ts';
import { ApiError } from '../../../lib/api.ts';
import { useSite } from '../../../lib/site.ts';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import { memberCall } from '../../../state/session-calls.ts';
import { showToast } from '../../../state/toast.ts';
import * as button from '../../../ui/button.module.css';
import * as chip from '../../../ui/chip.module.css';
import { NumberedPages } from '../../../ui/numbered-pages.tsx';
import { QuietPitch, StatePanel, WarningCard } from '../../../ui/state-panel.tsx';
import { errors } from '../../../ui/text.ts';
import * as styles from './error-reports-screen.module.css';
import * as text from './text.ts';

type Reports = Answer<typeof listErrorReports>;

const states = ['open', 'corrected', 'dismissed'] as const satisfies readonly ReportState[];

/** Of the page and of the call alike: defaults are left out. */
function addressOf(state: ReportState, page: number): string {
  const search = new URLSearchParams();
  if (state !== 'open') search.set('state', state);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/newsroom/error-reports?${search}` : '/newsroom/error-reports';
}

/** OURS-23: what readers reported, the newest first. `now` is the clock of the browser. */
export function ErrorReportsScreen({ now }: { now: number }) {
  const search = useQuery();
  const state = states.find((one) => one === search.get('state')) ?? 'open';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const address = addressOf(state, page);
  const [version, setVersion] = useState(0);
  const reports = useAsyncData<Reports>({
    key: `${address} ${version}`,
    load: () => memberCall<Reports>(address),
  });
  const loaded = reports.state === 'loaded' ? reports.value : undefined;
  return (
    <section className={styles.screen} aria-labelledby="reports-title">
      <h1 id="reports-title">{text.title}</h1>
      <nav className={styles.filters} aria-label={text.filter.label}>
        {states.map((one) => (
          <Link
            key={one}
            className={chip.chip}
            to={addressOf(one, 1)}
            aria-current={one === state ? 'page' : undefined}
          >
            {text.filter.names[one]}
            {one === 'open' && loaded && <span>{loaded.open}</span>}
          </Link>
        ))}
      </nav>
      {reports.state === 'loading' && <p role="status">{text.loading}</p>}
      {reports.state === 'failed' && (
        <StatePanel drawing={<WarningCard />} title={text.failed.title} text={text.failed.text}>
          <button type="button" className={button.primary} onClick={reports.retry}>
            {errors.retry}
          </button>
        </StatePanel>
      )}
      {loaded?.data.length === 0 && (
        <StatePanel drawing={<QuietPitch />} title={text.none.title} text={text.none.text} />
      )}
      <ul className={styles.reports}>
        {loaded?.data.map((report) => (
          <Report key={report.id} report={report} now={now} onDecided={() => setVersion(version + 1)} />
        ))}
      </ul>
      {loaded && (
        <NumberedPages
          current={loaded.pagination.current}
          total={loaded.pagination.totalPages}
          addressOf={(number) => addressOf(state, number)}
        />
      )}
    </section>
  );
}

type ReportProps = { report: ReportedError; now: number; onDecided: () => void };

function Report({ report, now, onDecided }: ReportProps) {
  const { id, target, what, link, state, createdAt, decidedBy } = report;
  const [isSaving, setIsSaving] = useState(false);
  const offsetMinutes = useSite()?.offsetMinutes ?? 0;

  async function decide(decision: 'corrected' | 'dismissed') {
    if (isSaving) return;
    setIsSaving(true);
    try {
      await memberCall<Answer<typeof decideErrorReport>>(`/newsroom/error-reports/${id}`, {
        body: { decision },
      });
      showToast(text.decided[decision]);
      onDecided();
    } catch (error) {
      setIsSaving(false);
      showToast(error instanceof ApiError && error.code ? error.message : errors.unexpected);
      // Another editor was faster: the list is another one by now.
      if (error instanceof ApiError && error.code === 'report_decided') onDecided();
    }
  }

  return (
    <li className={styles.report} aria-label={text.numberOf(id)} aria-busy={isSaving}>
      <p className={styles.about}>
        <span className={styles.kind}>{text.kinds[what]}</span>
        {target ? (
          <Link className={styles.link} to={target.path}>
            <bdi>{target.name}</bdi>
          </Link>
        ) : (
          text.general
        )}
        <time className={styles.time} dateTime={createdAt}>
          {relativeTime({ instant: Date.parse(createdAt), now, offsetMinutes })}
        </time>
      </p>
      <p>
        <bdi>{report.text}</bdi>
      </p>
      {link && (
        <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer nofollow">
          {text.source}
        </a>
      )}
      {state === 'open' ? (
        <div className={styles.actions}>
          <button type="button" className={button.primary} onClick={() => void decide('corrected')}>
            {text.correctIt}
          </button>
          <button type="button" className={button.quiet} onClick={() => void decide('dismissed')}>
            {text.dismiss}
          </button>
        </div>
      ) : (
        <small>
          {text.filter.names[state]}
          {decidedBy && ` · ${text.decidedBy(decidedBy.name)}`}
        </small>
      )}
    </li>
  );
}
