import type { Answer } from '@safira/contract/endpoint';
import type { listTeams } from '@safira/contract/teams/teams';
import type { RouterContextProvider } from 'react-router';
import { filtersOf } from '../../features/team/filters.ts';
import { teamsSummary } from '../../features/team/teams-summary.ts';
import { competitionsPath, type CompetitionsAnswer } from '../../lib/api.ts';
import { withQuery } from '../../lib/with-query.ts';
import { bodyOf, pageOf } from '../../lib/load.ts';
import { partOf } from '../../lib/part.ts';

type LoadArgs = { context: Readonly<RouterContextProvider>; url: URL };

/** TEAM-01: a page of the teams that match the address. Undefined if they cannot be read now. */
export async function loadTeams({ context, url }: LoadArgs) {
  const { read, siteUrl } = pageOf(context);
  const filters = filtersOf((name) => url.searchParams.get(name));
  const page = url.searchParams.get('page') ?? '';
  const [reading, followed] = await Promise.all([
    read(withQuery('/teams', { ...filters, page })),
    read(competitionsPath),
  ]);
  if (!reading.ok && reading.status >= 500) return undefined;
  const { data: found } = bodyOf<Answer<typeof listTeams>>(reading);
  // Without them the list can still be filtered by its other fields.
  const leagues = partOf<CompetitionsAnswer>(followed);
  return {
    found,
    summary: teamsSummary(found.pagination),
    filters,
    siteUrl,
    leagues: leagues.state === 'loaded' ? leagues.data.map(({ id, name }) => ({ id, name })) : [],
  };
}
