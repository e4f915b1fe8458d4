import type { listCorrections } from '@safira/contract/corrections/corrections';
import type { Answer } from '@safira/contract/endpoint';
import { Suspense } from 'react';
import { data } from 'react-router';
import { type LogPart, logAddress, sections } from '../../features/corrections/address.ts';
import { CorrectionsHead } from '../../features/corrections/corrections-head.tsx';
import { daysOf } from '../../features/corrections/shown-correction.ts';
import { description, failedTitle, home, pageTitle, title } from '../../features/corrections/text.ts';
import { bodyOf, type Failure, pageOf } from '../../lib/load.ts';
import { offsetsOf } from '../../lib/offsets.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { Shell } from '../../shell/shell.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { brand, errors } from '../../ui/text.ts';
import type { Route } from './+types/corrections';

// Rendered on the server; they hydrate after the title.
const CorrectionsPage = lazyComponent(
  () => import('../../features/corrections/corrections-page.tsx'),
  'CorrectionsPage',
);
const ReportButton = lazyComponent(
  () => import('../../features/report-error/report-button.tsx'),
  'ReportButton',
);
const LoadFailed = lazyComponent(() => import('../../ui/load-failed.tsx'), 'LoadFailed');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { read, siteUrl, zone, today } = pageOf(context);
  const part = partIn(url.searchParams);
  const page = pageIn(url.searchParams);
  const reading = await read(logAddress(part, page));
  if (!reading.ok && reading.status >= 500) return data({ message: reading.message }, { status: 503 });
  const { data: corrections, pagination } = bodyOf<Answer<typeof listCorrections>>(reading);
  if (page > Math.max(1, pagination.totalPages)) throw missing();
  const times = corrections.flatMap(({ at, change }) =>
    [at, ...(change.type === 'kick-off' ? [change.before, change.after ?? at] : [])].map((date) => ({
      date,
    })),
  );
  const days = daysOf(corrections, { offsets: offsetsOf(zone.name, times), today });
  return data({ log: { days, part, page, totalPages: pagination.totalPages }, siteUrl, zone: zone.name });
}

/** A part of the log is not a page of its own to search engines. */
export function meta({ loaderData: loaded }: Route.MetaArgs) {
  if (!loaded || !('log' in loaded)) return [{ title: `${title} · ${brand}` }];
  const { part, page } = loaded.log;
  const isPart = Object.keys(part).length > 0;
  return [
    ...pageMeta({
      siteUrl: loaded.siteUrl,
      path: logAddress({}, isPart ? 1 : page),
      title: pageTitle(page),
      description,
    }),
    ...(isPart ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}

/** OURS-22 */
export default function CorrectionsRoute({ loaderData: loaded }: Route.ComponentProps) {
  if (!('log' in loaded))
    return (
      <Shell>
        <Suspense>
          <LoadFailed title={failedTitle} text={loaded.message} back={{ name: home, to: '/' }} />
        </Suspense>
      </Shell>
    );
  return (
    <Shell zone={loaded.zone}>
      <Suspense>
        <CorrectionsHead action={<ReportButton about={null} />} />
        <CorrectionsPage {...loaded.log} />
      </Suspense>
    </Shell>
  );
}

/** What is no part of the log is left out. */
function partIn(query: URLSearchParams): LogPart {
  const section = sections.find((one) => one === query.get('kind'));
  const match = query.get('match') ?? '';
  return { ...(section && { section }), ...(/^[1-9]\d{0,9}$/.test(match) && { match: Number(match) }) };
}

function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,2}$/.test(text)) throw missing();
  return Number(text);
}

const missing = () => data({ message: errors.missing } satisfies Failure, { status: 404 });
