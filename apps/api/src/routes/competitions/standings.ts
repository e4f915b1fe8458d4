import { groupLabel } from '@safira/arabic/terms/groups';
import { egyptianZones, standingZone } from '@safira/arabic/terms/standing-zones';
import { AppError } from '@safira/contract/errors';
import { getStandings, getStandingsByApiId, type StandingRow } from '@safira/contract/competitions/standings';
import type { Clock } from '@safira/football/time/clock';
import type { StandingNumbers } from '@safira/football/observed/records';
import { zoneByRank } from '@safira/football/competitions/standing-zones';
import type { Db } from '@safira/store/db';
import { listMatchIdsAround } from '@safira/store/competitions/matches';
import { findShownSeason } from '@safira/store/competitions/seasons';
import { findLiveStandings } from '@safira/store/competitions/standings';
import { makeSeasonReads } from '../../season-reads.ts';
import { type Api, serve } from '../../serve.ts';

type Live = NonNullable<Awaited<ReturnType<typeof findLiveStandings>>>;
type LiveGroup = Live['groups'][number];

/** COMP-02, OURS-06 */
export function standingsRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }): void {
  const readSeason = makeSeasonReads(api, { db, clock });
  for (const entry of [getStandings, getStandingsByApiId]) {
    serve(api, entry, {
      key: ({ params, query }) => `${params.id} ${query.season ?? ''}`,
      answer: async ({ params: { id }, query, address }) => {
        const shown = await findShownSeason(db, id);
        if (shown === undefined) throw new AppError('not_found', `competition ${id}`);
        const season = query.season ?? shown;
        const now = clock.now();
        const live = await readSeason({
          competitionId: id,
          season,
          shown,
          part: 'standings',
          address,
          load: () => findLiveStandings(db, { competitionId: id, season, now }),
          isEmpty: (found) => !found?.groups.length,
        });
        const isLive = live?.isLive ?? false;
        const standings = live?.groups.flatMap((group) => rowsOf(group, { competitionId: id, isLive })) ?? [];
        return {
          data: {
            season,
            isLive,
            asOf: live?.asOf ?? null,
            matchIds: await listMatchIdsAround(db, { competitionId: id, season, now }),
            liveMatches: live?.matches ?? [],
            standings,
            standingsByGroup: Object.fromEntries(Map.groupBy(standings, ({ group }) => group)),
          },
          cache: isLive ? 'live' : 'today',
          dependsOn: { competitions: [{ id, season }] },
        };
      },
    });
  }
}

type OfTable = { competitionId: number; isLive: boolean };

function rowsOf({ name, rows }: LiveGroup, { competitionId, isLive }: OfTable): StandingRow[] {
  const groupName = groupLabel(name);
  return rows.map((row) => ({
    rank: row.rank,
    team: row.team,
    ...numbersOf(row),
    group: name,
    groupName,
    form: row.form,
    description: row.description,
    ...zoneOf(row, { competitionId, teams: rows.length }),
    isLive: row.isLive,
    rankBefore: row.rankBefore,
    // OURS-09: what a page shows once its live scores are out of date.
    ...(isLive && row.stored && { official: numbersOf(row.stored) }),
  }));
}

/** COMP-03 */
function zoneOf(
  { rank, description }: { rank: number; description: string | null },
  table: { competitionId: number; teams: number },
): Pick<StandingRow, 'zone' | 'zoneName'> {
  const ranked = zoneByRank({ ...table, rank });
  if (ranked) return { zone: ranked, zoneName: egyptianZones[ranked] };
  const described = ranked === undefined ? standingZone(description) : undefined;
  return { zone: described?.zone ?? null, zoneName: described?.label ?? null };
}

type Numbers = Pick<LiveGroup['rows'][number], 'points' | 'goalsDiff' | 'all' | 'home' | 'away'>;

function numbersOf({ points, goalsDiff, all, home, away }: Numbers): NonNullable<StandingRow['official']> {
  return { points, goalsDiff, all: recordOf(all), home: recordOf(home), away: recordOf(away) };
}

function recordOf({ played, win, draw, lose, for: scored, against }: StandingNumbers): StandingRow['all'] {
  return { played, win, draw, lose, goals: { for: scored, against } };
}
