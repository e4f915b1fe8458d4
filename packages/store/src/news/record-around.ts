import type { Match } from '@safira/contract/matches/matches';
import { dateIn } from '@safira/football/time/days';
import { hasKnownTime } from '@safira/football/matches/status';
import { DEFAULT_ZONE } from '@safira/football/time/zone-classes';
import type { BySide, MatchRecord, NextMatch, Place, Side } from '@safira/reports/record';
import { findStandings } from '../competitions/standings.ts';
import type { Db } from '../db.ts';
import { listHeadToHead } from '../matches/head-to-head.ts';
import { listTeamResults } from '../teams/matches.ts';
import { listTeamSchedule } from '../teams/schedule.ts';
import { known } from './known.ts';
import { toTeam } from './record-names.ts';

/** At kick-off; null where the table was not known then. */
export type PlacesBefore = BySide<number> | null;

type Around = Pick<MatchRecord, 'places' | 'outcomes' | 'next' | 'lastMeeting'>;

/** The table, the runs of both teams, their next matches and their last meeting. */
export async function findAround(
  db: Db,
  match: Match,
  { now, placesBefore }: { now: number; placesBefore: PlacesBefore },
): Promise<Around> {
  const [outcomes, next, [lastMeeting = null]] = await Promise.all([
    bySide((side) => listOutcomes(db, match, side)),
    bySide((side) => findNext(db, match.teams[side].id, now)),
    listMeetings(db, match, 5),
  ]);
  const after = await findPlacesAfter(db, match, outcomes);
  const places = after && {
    home: { ...after.home, before: placesBefore?.home ?? after.home.after },
    away: { ...after.away, before: placesBefore?.away ?? after.away.after },
  };
  return { outcomes, next, lastMeeting, places };
}

export async function bySide<T>(of: (side: Side) => Promise<T>): Promise<BySide<T>> {
  const [home, away] = await Promise.all([of('home'), of('away')]);
  return { home, away };
}

/** In the competition and season of the match, up to it. */
async function listOutcomes(db: Db, { apiId, league, teams }: Match, side: Side) {
  const results = await listTeamResults(db, {
    teamId: teams[side].id,
    season: league.season,
    competitionId: league.id,
  });
  const upTo = results.findIndex(({ matchId }) => matchId === apiId);
  return results.slice(0, upTo + 1).map(({ outcome }) => outcome);
}

/** Null unless there is one table, and it counts this match as the last one of both teams. */
async function findPlacesAfter(
  db: Db,
  match: Match,
  outcomes: Around['outcomes'],
): Promise<BySide<Omit<Place, 'before'>> | null> {
  const rowOf = await findTable(db, match);
  const placeOf = (side: Side) => {
    const row = rowOf(side);
    return row?.all.played === outcomes[side].length ? { after: row.rank, points: row.points } : null;
  };
  return known({ home: placeOf('home'), away: placeOf('away') });
}

/** The places of both teams as the table has them now. */
export async function findPlaces(db: Db, match: Match): Promise<PlacesBefore> {
  const rowOf = await findTable(db, match);
  const rankOf = (side: Side) => {
    const row = rowOf(side);
    return row && row.all.played > 0 ? row.rank : null;
  };
  return known({ home: rankOf('home'), away: rankOf('away') });
}

/** The rows of both teams, if the season has one table: a place in a group means something else. */
export async function findTable(db: Db, { league, teams }: Match) {
  const groups = await findStandings(db, { competitionId: league.id, season: league.season });
  const rows = groups?.length === 1 ? groups[0]!.rows : [];
  return (side: Side) => rows.find(({ team }) => team.id === teams[side].id);
}

/** The next match whose day is known. */
async function findNext(db: Db, teamId: number, now: number): Promise<NextMatch | null> {
  const { matches } = await listTeamSchedule(db, { teamId, now, when: 'coming', limit: 5, page: 1 });
  const coming = matches.find(({ status }) => hasKnownTime(status.short));
  if (!coming) return null;
  const isAtHome = coming.teams.home.id === teamId;
  const opponent = isAtHome ? coming.teams.away : coming.teams.home;
  const row = await db
    .selectFrom('teams')
    .select('is_national')
    .where('api_id', '=', opponent.id)
    .executeTakeFirstOrThrow();
  return {
    opponent: toTeam(opponent, row.is_national),
    isAtHome,
    date: dateIn(DEFAULT_ZONE, Date.parse(coming.date)),
  };
}

/** The last matches of the two teams before this one, the newest first, as its home team sees them. */
export async function listMeetings(
  db: Db,
  { apiId, date, teams }: Match,
  most: number,
): Promise<NonNullable<MatchRecord['lastMeeting']>[]> {
  const pair = [teams.home.id, teams.away.id].toSorted((a, b) => a - b) as [number, number];
  const meetings = await listHeadToHead(db, pair, { limit: most, except: apiId });
  return meetings.flatMap((meeting) => {
    const goals = known(meeting.goals);
    if (!goals || meeting.date >= date) return [];
    const isSameWay = meeting.teams.home.id === teams.home.id;
    return {
      date: dateIn(DEFAULT_ZONE, Date.parse(meeting.date)),
      goals: isSameWay ? goals : { home: goals.away, away: goals.home },
    };
  });
}
