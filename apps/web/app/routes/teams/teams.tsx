import { data } from 'react-router';
import { filterNames } from '../../features/team/filters.ts';
import { TeamsList } from '../../features/team/teams-list.tsx';
import { description, failed, home, title } from '../../features/team/teams-text.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { Shell } from '../../shell/shell.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { brand } from '../../ui/text.ts';
import type { Route } from './+types/teams';
import { loadTeams } from './teams-loader.ts';

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadTeams(args);
  return data({ loaded }, { status: loaded ? 200 : 503 });
}

/** A filtered list is not a page of its own to search engines. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData?.loaded) return [{ title: `${title} · ${brand}` }];
  const { siteUrl, filters } = loaderData.loaded;
  const isFiltered = filterNames.some((name) => filters[name] !== '');
  return [
    ...pageMeta({ siteUrl, path: '/teams', title, description }),
    ...(isFiltered ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}

/** TEAM-01 */
export default function TeamsRoute({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <Shell>
      {loaded ? <TeamsList {...loaded} /> : <LoadFailed {...failed} back={{ name: home, to: '/' }} />}
    </Shell>
  );
}
