import type { Answer } from '@safira/contract/endpoint';
import type { getStatus } from '@safira/contract/system/status';
import { data } from 'react-router';
import { showStatus } from '../../features/status/shown-status.ts';
import { StatusPage } from '../../features/status/status-page.tsx';
import { description, title } from '../../features/status/text.ts';
import { bodyOf, pageOf } from '../../lib/load.ts';
import { offsetsOf } from '../../lib/offsets.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { Shell } from '../../shell/shell.tsx';
import { brand } from '../../ui/text.ts';
import type { Route } from './+types/status';

/** OURS-43: without the API the page says that it knows nothing, instead of failing. */
export async function loader({ context }: Route.LoaderArgs) {
  const { read, siteUrl, zone } = pageOf(context);
  const reading = await read('/status');
  if (!reading.ok) return data({ status: undefined, siteUrl, zone: zone.name }, { status: 503 });
  const { data: status } = bodyOf<Answer<typeof getStatus>>(reading);
  const offsets = offsetsOf(zone.name, [{ date: status.checkedAt }]);
  return data({ status: showStatus(status, offsets), siteUrl, zone: zone.name });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ siteUrl: loaderData.siteUrl, path: '/status', title, description })
    : [{ title: `${title} · ${brand}` }];

export default function StatusRoute({ loaderData: { status, zone } }: Route.ComponentProps) {
  return (
    <Shell zone={zone}>
      <StatusPage status={status} />
    </Shell>
  );
}
