import { sql } from 'kysely';
import { isKnownRound } from '@safira/arabic/terms/rounds';
import type { Match } from '@safira/contract/matches/matches';
import { dateIn, offsetAt } from '@safira/football/time/days';
import { statusGroup } from '@safira/football/matches/status';
import { DEFAULT_ZONE } from '@safira/football/time/zone-classes';
import type { Kickoff, PreviewRecord, TopScorer } from '@safira/reports/preview/record';
import type { Side } from '@safira/reports/record';
import type { Db } from '../db.ts';
import { findListedMatch } from '../matches/matches.ts';
import { listTeamResults } from '../teams/matches.ts';
import { known } from './known.ts';
import { bySide, findTable, listMeetings } from './record-around.ts';
import { findCertainNames } from './record-names.ts';

/** The last meetings of the two. */
const MEETINGS = 5;

/** OURS-21: all that a preview may say. Undefined of a match that has begun, is over or was cancelled. */
export async function findPreviewRecord(db: Db, id: number): Promise<PreviewRecord | undefined> {
  const match = await findListedMatch(db, id);
  const state = match && stateOf(match);
  if (!state) return undefined;
  const { league, teams } = match;
  const [certain, home, played, meetings] = await Promise.all([
    findCertainNames(db, id),
    findHome(db, id),
    bySide((side) => listPlayed(db, match, side)),
    listMeetings(db, match, MEETINGS),
  ]);
  const outcomes = {
    home: played.home.map(({ outcome }) => outcome),
    away: played.away.map(({ outcome }) => outcome),
  };
  const toTeams = { home: certain.toTeam(teams.home), away: certain.toTeam(teams.away) };
  return {
    id,
    competition: { id: league.id, name: league.name },
    isLeague: home.isLeague,
    round: league.round !== null && isKnownRound(league.round) ? league.roundName : null,
    venue: certain.venue,
    isHosted: home.isOwnGround || (home.isLeague && !toTeams.home.isNational),
    state,
    kickoff: kickoffOf(match),
    teams: toTeams,
    places: await findPlacesBefore(db, match, outcomes),
    outcomes,
    scorers: await bySide((side) =>
      findTopScorer(db, { match, side, matchIds: played[side].map(({ matchId }) => matchId) }),
    ),
    meetings,
  };
}

function stateOf({ status, isTimeConfirmed }: Match): PreviewRecord['state'] | undefined {
  if (status.short === 'PST') return 'postponed';
  if (statusGroup(status.short) !== 'scheduled') return undefined;
  return status.short === 'TBD' || !isTimeConfirmed ? 'undated' : 'scheduled';
}

function kickoffOf({ date }: Match): Kickoff {
  const instant = Date.parse(date);
  const wall = new Date(instant + offsetAt(DEFAULT_ZONE, instant)); // its UTC fields are the clock of Mecca
  return { date: dateIn(DEFAULT_ZONE, instant), hour: wall.getUTCHours(), minute: wall.getUTCMinutes() };
}

/** Whether the home team certainly is at home: at its own ground, or in a league of clubs. */
async function findHome(db: Db, id: number): Promise<{ isLeague: boolean; isOwnGround: boolean }> {
  const row = await db
    .selectFrom('matches as m')
    .innerJoin('competitions as c', 'c.api_id', 'm.competition_id')
    .innerJoin('teams as h', 'h.api_id', 'm.home_id')
    .select(['c.type', 'm.venue_id', 'h.ground_id'])
    .where('m.api_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    isLeague: row.type === 'league',
    isOwnGround: row.venue_id !== null && row.venue_id === row.ground_id,
  };
}

/** In the competition and season of the match, oldest first. */
const listPlayed = (db: Db, { league, teams }: Match, side: Side) =>
  listTeamResults(db, { teamId: teams[side].id, season: league.season, competitionId: league.id });

/** Null unless there is one table, and it counts all results of both teams. */
async function findPlacesBefore(
  db: Db,
  match: Match,
  outcomes: PreviewRecord['outcomes'],
): Promise<PreviewRecord['places']> {
  const rowOf = await findTable(db, match);
  const placeOf = (side: Side) => {
    const row = rowOf(side);
    if (!row || row.all.played === 0 || row.all.played !== outcomes[side].length) return null;
    const { played, for: scored, against: conceded } = row.all;
    return { place: row.rank, points: row.points, played, scored, conceded };
  };
  return known({ home: placeOf('home'), away: placeOf('away') });
}

type OfTeam = { match: Match; side: Side; matchIds: readonly number[] };
type ScorerRow = { id: number; name: string; how: string; goals: number };

/**
 * The player with most goals for the team, by our sums of these matches, or the provider's if ours include fewer matches
 * of the player. Null for two players with as many, for a single goal, and for a name that needs an editor.
 */
async function findTopScorer(db: Db, { match, side, matchIds }: OfTeam): Promise<TopScorer | null> {
  const { league, teams } = match;
  const teamId = teams[side].id;
  const { rows } = await sql<ScorerRow>`
    with ours as (
      select player_id, count(minutes)::int as appearances, sum(goals)::int as goals from appearances
      where match_id = any(${matchIds}::int[]) and team_id = ${teamId} group by player_id
    ), theirs as (
      select player_id, appearances, goals from player_seasons
      where competition_id = ${league.id} and season = ${league.season} and team_id = ${teamId}
    )
    select p.api_id as id, p.arabic_name as name, p.name_how as how,
      case when theirs.appearances > coalesce(ours.appearances, 0) then theirs.goals else ours.goals end as goals
    from ours full join theirs using (player_id) join players p on p.api_id = player_id
    order by goals desc nulls last, id limit 2`.execute(db);
  const [first, second] = rows;
  if (!first || first.goals < 2 || first.goals === second?.goals || first.how === 'needs_editor') return null;
  return { id: first.id, name: first.name, goals: first.goals };
}
