import { sql } from 'kysely';
import type { HeldArticle, WaitingArticle } from '@safira/contract/newsroom/automatic';
import type { Match } from '@safira/contract/matches/matches';
import type { Db } from '../db.ts';
import { listMatchesInOrder } from '../teams/matches.ts';
import { agreesWith, findSpelledNames, goalsNamed, type WrittenRow } from './text-checks.ts';

type WaitingRow = WrittenRow & {
  id: number;
  version: number;
  title: string;
  summary: string;
  matchId: number;
  createdAt: Date;
  writtenAt: Date;
};

/** One that an editor has taken over is theirs: it does not wait here. */
const waiting = sql`
  articles a
  left join match_reports r on r.article_id = a.id
  left join match_previews p on p.article_id = a.id
  where a.status = 'review' and a.is_automatic and (r.match_id is not null or p.match_id is not null)`;

/** OURS-21: the automatic articles that an editor publishes, the last written first. */
export async function listWaitingArticles(db: Db, limit: number): Promise<WaitingArticle[]> {
  const { rows } = await sql<WaitingRow>`
    select a.id, a.version, a.title, a.summary, a.body, a.created_at as "createdAt",
      case when r.match_id is null then 'previews' else 'reports' end as kind,
      coalesce(r.match_id, p.match_id) as "matchId", coalesce(r.written_at, p.written_at) as "writtenAt",
      coalesce(r.record, p.record) as record
    from ${waiting}
    order by a.changed_at desc, a.id desc limit ${limit}`.execute(db);
  const [matchOf, spelledIn] = await Promise.all([findMatches(db, rows), findSpelledNames(db, rows)]);
  return rows.map((row) => {
    const { id, version, kind, title, summary, createdAt, writtenAt } = row;
    const match = matchOf(row);
    return {
      id,
      version,
      kind,
      title,
      summary,
      match,
      writtenAt: createdAt.toISOString(),
      rewrittenAt: writtenAt > createdAt ? writtenAt.toISOString() : null,
      checks: { agrees: agreesWith(row, match), goals: goalsNamed(row), spelled: spelledIn(row) },
    };
  });
}

/** Of very many only that there are at least `most`. */
export async function countWaitingArticles(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${waiting} limit ${most}) as counted`.execute(db);
  return rows[0]!.count;
}

type HeldRow = Pick<HeldArticle, 'kind' | 'why'> & { matchId: number };

/** What could not be written, of the matches since a time, the newest match first. */
export async function listHeldArticles(
  db: Db,
  { since, limit }: { since: Date; limit: number },
): Promise<HeldArticle[]> {
  const { rows } = await sql<HeldRow>`
    select h.kind, h.why, h.match_id as "matchId"
    from (
      select 'reports' as kind, held as why, match_id from match_reports where held is not null
      union all
      select 'previews', held, match_id from match_previews where held is not null
    ) as h join matches m on m.api_id = h.match_id
    where m.kickoff >= ${since}
    order by m.kickoff desc, m.api_id, h.kind limit ${limit}`.execute(db);
  const matchOf = await findMatches(db, rows);
  return rows.map((row) => ({ kind: row.kind, why: row.why, match: matchOf(row) }));
}

/** The rows of reports and previews are deleted with their matches, so that each has one. */
async function findMatches(
  db: Db,
  rows: readonly { matchId: number }[],
): Promise<(row: { matchId: number }) => Match> {
  const ids = [...new Set(rows.map(({ matchId }) => matchId))];
  const matches = await listMatchesInOrder(db, ids);
  const byId = new Map(matches.map((match) => [match.apiId, match]));
  return ({ matchId }) => byId.get(matchId)!;
}
