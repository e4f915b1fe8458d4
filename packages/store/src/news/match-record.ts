import type { Match, TeamStatistics } from '@safira/contract/matches/matches';
import type { MatchRecord, Side } from '@safira/reports/record';
import type { Db } from '../db.ts';
import { listEvents, withArabicNames } from '../matches/events.ts';
import { findLineups } from '../matches/lineups.ts';
import { findListedMatch } from '../matches/matches.ts';
import { known } from './known.ts';
import { findAround, type PlacesBefore } from './record-around.ts';
import { findCertainNames } from './record-names.ts';

/** OURS-21: all that a report of a finished match may say. Undefined while its result is not known. */
export async function findMatchRecord(
  db: Db,
  id: number,
  options: { now: number; placesBefore: PlacesBefore },
): Promise<MatchRecord | undefined> {
  const match = await findListedMatch(db, id);
  const goals = match && known(match.goals);
  if (!goals) return undefined;
  const [events, statistics, lineups, certain] = await Promise.all([
    listEvents(db, [id]).then((lists) => withArabicNames(db, lists)),
    findStatistics(db, id),
    findLineups(db, id),
    findCertainNames(db, id),
  ]);
  const formationOf = (side: Side) =>
    lineups.find(({ teamId }) => teamId === match.teams[side].id)?.formation ?? null;
  const formations = { home: formationOf('home'), away: formationOf('away') };
  const { halftime, extratime, penalty } = match.score;
  return {
    id,
    competition: { id: match.league.id, name: match.league.name },
    round: match.league.roundName,
    venue: certain.venue,
    referee: certain.referee,
    formations: known(formations),
    teams: { home: certain.toTeam(match.teams.home), away: certain.toTeam(match.teams.away) },
    goals,
    halftime: known(halftime),
    shootOut: match.status.short === 'PEN' ? known(penalty) : null,
    hadExtraTime: known(extratime) !== null,
    events: events.get(id) ?? [],
    statistics: statisticsOf(statistics, match),
    ...(await findAround(db, match, options)),
  };
}

async function findStatistics(db: Db, id: number): Promise<TeamStatistics[]> {
  const row = await db
    .selectFrom('match_details')
    .select('statistics')
    .where('match_id', '=', id)
    .executeTakeFirst();
  return (row?.statistics ?? []) as unknown as TeamStatistics[]; // written by saveObservations only
}

function statisticsOf(all: readonly TeamStatistics[], { teams }: Match): MatchRecord['statistics'] {
  const ofSide = (side: Side) => {
    const own = all.find(({ team }) => team.id === teams[side].id)?.statistics ?? [];
    const figure = (type: string) => {
      const value = own.find((one) => one.type === type)?.value ?? null;
      const number = value === null ? NaN : Number.parseFloat(String(value));
      return Number.isInteger(number) ? number : null;
    };
    const shots = figure('Total Shots');
    const onTarget = figure('Shots on Goal');
    const possession = figure('Ball Possession');
    const corners = figure('Corner Kicks');
    if (shots === null || onTarget === null || possession === null || corners === null) return null;
    return { shots, onTarget, possession, corners };
  };
  return known({ home: ofSide('home'), away: ofSide('away') });
}
