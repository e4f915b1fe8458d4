import { sql } from 'kysely';
import type { Match } from '@safira/contract/matches/matches';
import type { PlayedCompetition, When } from '@safira/contract/teams/schedule';
import { isLiveCode } from '@safira/football/matches/status';
import { isToCome } from '@safira/football/matches/to-come';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';
import { listMatchesInOrder } from './matches.ts';

const DAY_MS = 86_400_000;
/** A season and a bit to either side: as many rows for a team of thirty seasons as for a new one. */
const SPAN_MS = 400 * DAY_MS;

type ScheduledMatch = {
  id: number;
  kickoff: Date;
  status: string;
  competitionId: number;
  season: number;
};

type Query = {
  teamId: number;
  now: number;
  when: When;
  league?: number | undefined;
  limit: number;
  page: number;
};

/** TEAM-02: a page of a team's matches, those being played first; its competitions; how many matches there are. */
export async function listTeamSchedule(
  db: Db,
  { teamId, now, when, league, limit, page }: Query,
): Promise<{ matches: Match[]; competitions: PlayedCompetition[]; total: number }> {
  const all = await listAround(db, { teamId, now });
  const chosen = all
    .filter(({ competitionId }) => league === undefined || competitionId === league)
    .filter((match) => isToCome(match, now) === (when === 'coming'))
    .toSorted(when === 'coming' ? byKickoff : liveThenNewest);
  const ids = chosen.slice((page - 1) * limit, page * limit).map(({ id }) => id);
  const [matches, competitions] = await Promise.all([
    listMatchesInOrder(db, ids),
    listPlayedCompetitions(db, all),
  ]);
  return { matches, competitions, total: chosen.length };
}

async function listAround(db: Db, { teamId, now }: Pick<Query, 'teamId' | 'now'>): Promise<ScheduledMatch[]> {
  const side = (column: string) => sql`
    select api_id as id, kickoff, status_short as status, competition_id as "competitionId", season from matches
    where ${sql.ref(column)} = ${teamId}
      and kickoff between ${new Date(now - SPAN_MS)} and ${new Date(now + SPAN_MS)}`;
  const { rows } = await sql<ScheduledMatch>`${side('home_id')} union all ${side('away_id')}`.execute(db);
  return rows;
}

const byKickoff = (a: ScheduledMatch, b: ScheduledMatch) =>
  a.kickoff.getTime() - b.kickoff.getTime() || a.id - b.id;

const liveThenNewest = (a: ScheduledMatch, b: ScheduledMatch) =>
  Number(isLiveCode(b.status)) - Number(isLiveCode(a.status)) || byKickoff(b, a);

async function listPlayedCompetitions(
  db: Db,
  matches: readonly ScheduledMatch[],
): Promise<PlayedCompetition[]> {
  const byId = Map.groupBy(matches, ({ competitionId }) => competitionId);
  if (byId.size === 0) return [];
  const rows = await db
    .selectFrom('competitions')
    .select(['api_id', 'name', 'arabic_name', 'picture', 'type'])
    .where('api_id', 'in', [...byId.keys()])
    .execute();
  return rows
    .map((row) => {
      const played = byId.get(row.api_id)!;
      return {
        id: row.api_id,
        name: row.arabic_name,
        originalName: row.name,
        logo: pictureAddress(row.picture, 'small'),
        type: row.type as PlayedCompetition['type'], // the column allows no other
        season: Math.max(...played.map(({ season }) => season)),
        matchCount: played.length,
      };
    })
    .toSorted((a, b) => b.matchCount - a.matchCount || a.id - b.id);
}
