import { DEFAULT_COUNTRY } from '@safira/arabic/names/arab-countries';
import type { Match, MatchDetails, TeamStatistics } from '@safira/contract/matches/matches';
import { followSpan, isFollowed } from '@safira/football/live/follow';
import { wornKits } from '@safira/football/drawings/kits';
import { liveCodes } from '@safira/football/matches/status-codes';
import type { Db } from '../db.ts';
import { listHighlights } from './highlights.ts';
import { listEvents, withArabicNames } from './events.ts';
import { listMatchLineups, listMatchPlayers } from './players.ts';
import { selectMatches, toMatch, toMatchIn } from './rows.ts';

export async function listMatchesBetween(
  db: Db,
  {
    from,
    to,
    limit,
    country = DEFAULT_COUNTRY,
  }: { from: number; to: number; limit: number; country?: string },
): Promise<Match[]> {
  const rows = await selectMatches(db)
    .where('m.kickoff', '>=', new Date(from))
    .where('m.kickoff', '<', new Date(to))
    .orderBy('m.kickoff')
    .orderBy('m.api_id')
    .limit(limit)
    .execute();
  return rows.map((row) => toMatchIn(row, country));
}

export async function listLiveMatches(db: Db): Promise<Match[]> {
  const rows = await selectMatches(db)
    .where('m.status_short', 'in', liveCodes)
    .orderBy('m.kickoff')
    .orderBy('m.api_id')
    .execute();
  return rows.map(toMatch);
}

export async function isStored(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('matches').select('api_id').where('api_id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function findListedMatch(db: Db, id: number): Promise<Match | undefined> {
  const row = await selectMatches(db).where('m.api_id', '=', id).executeTakeFirst();
  return row && toMatch(row);
}

/** A match with its details; the players' leagues (player-league.ts) are a separate query that depends on the time. */
type StoredDetails = Match & Omit<MatchDetails, keyof Match>;

export async function findMatch(db: Db, id: number): Promise<StoredDetails | undefined> {
  const row = await selectMatches(db).where('m.api_id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [events, details, lineups, players, highlights] = await Promise.all([
    listEvents(db, [id]).then((lists) => withArabicNames(db, lists)),
    db.selectFrom('match_details').select('statistics').where('match_id', '=', id).executeTakeFirst(),
    listMatchLineups(db, id),
    listMatchPlayers(db, id),
    listHighlights(db, id),
  ]);
  const match = toMatch(row);
  return {
    ...match,
    events: events.get(id) ?? [],
    statistics: (details?.statistics ?? []) as TeamStatistics[], // written by saveObservations only
    lineups: withKits(lineups, match.teams),
    players,
    highlights,
  };
}

/** DLG-07: in the colours that both sides wear together. */
function withKits(lineups: MatchDetails['lineups'], { home, away }: Match['teams']): MatchDetails['lineups'] {
  const reported = ({ id, originalName }: Match['teams']['home']) => ({
    originalName,
    colours: lineups.find(({ team }) => team.id === id)?.colours ?? null,
  });
  const kits = wornKits(reported(home), reported(away));
  return lineups.map((lineup) => ({
    ...lineup,
    colours: lineup.team.id === away.id ? kits.away : kits.home,
  }));
}

/** The matches that the live loop polls: live, or due and not settled. */
export async function listFollowed(db: Db, now: number) {
  const { from, to } = followSpan(now);
  const rows = await db
    .selectFrom('matches')
    .select(['api_id', 'kickoff', 'status_short'])
    .where((where) =>
      where.or([
        where('status_short', 'in', liveCodes),
        where.and([where('kickoff', '>=', new Date(from)), where('kickoff', '<', new Date(to))]),
      ]),
    )
    .execute();
  return rows
    .map((row) => ({ id: row.api_id, kickoff: row.kickoff.getTime(), status: row.status_short }))
    .filter((match) => isFollowed(match, now));
}
