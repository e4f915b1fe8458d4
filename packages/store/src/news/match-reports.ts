import { sql } from 'kysely';
import type { MatchRecord } from '@safira/reports/record';
import type { Db } from '../db.ts';
import { type Due, isEditors, saveMark } from './automatic.ts';
import type { PlacesBefore } from './record-around.ts';

export type Noted = { matchId: number; placesBefore: PlacesBefore; dueAt: Date | null };

/**
 * Takes in a run of the change log: which matches kicked off, and whose reports are due. In one transaction with the
 * cursor, so that a change counts once, whatever is killed. The places of a match are those of its first row.
 */
export async function noteChanges(db: Db, noted: readonly Noted[], seq: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { matchId, placesBefore, dueAt } of noted) {
      await sql`
        insert into match_reports as r (match_id, home_place, away_place, due_at)
        values (${matchId}, ${placesBefore?.home ?? null}, ${placesBefore?.away ?? null}, ${dueAt})
        on conflict (match_id) do update set due_at = coalesce(excluded.due_at, r.due_at)`.execute(trx);
    }
    await saveMark(trx, 'reports', seq);
  });
}

export type DueReport = Due<MatchRecord> & { placesBefore: PlacesBefore };

/** Those to be written now, the longest waiting first. */
export async function listDueReports(db: Db, now: number, limit: number): Promise<DueReport[]> {
  const rows = await db
    .selectFrom('match_reports as r')
    .leftJoin('articles as a', 'a.id', 'r.article_id')
    .select(['r.match_id', 'r.due_at', 'r.home_place', 'r.away_place', 'r.record'])
    .select(['a.id as article_id', 'a.is_automatic', 'a.status'])
    .where('r.due_at', '<=', new Date(now))
    .orderBy('r.due_at')
    .orderBy('r.match_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    matchId: row.match_id,
    dueAt: row.due_at!,
    placesBefore:
      row.home_place === null || row.away_place === null
        ? null
        : { home: row.home_place, away: row.away_place },
    written: row.article_id === null ? null : (row.record as unknown as MatchRecord), // written by saveArticle only
    isEditors: isEditors(row),
  }));
}

export type ChangedMatch = {
  id: number;
  status: string;
  endedAt: Date | null;
  /** Whether it has a row here already. */
  isNoted: boolean;
};

/** Those of these matches that reports are written of: of followed competitions, played lately. */
export async function listReportable(
  db: Db,
  ids: readonly number[],
  { leagues, since }: { leagues: readonly number[]; since: number },
): Promise<ChangedMatch[]> {
  if (ids.length === 0 || leagues.length === 0) return [];
  const rows = await db
    .selectFrom('matches as m')
    .leftJoin('match_reports as r', 'r.match_id', 'm.api_id')
    .select(['m.api_id', 'm.status_short', 'm.ended_at', 'r.match_id as noted'])
    .where('m.api_id', 'in', ids)
    .where('m.competition_id', 'in', leagues)
    .where('m.kickoff', '>=', new Date(since))
    .execute();
  return rows.map((row) => ({
    id: row.api_id,
    status: row.status_short,
    endedAt: row.ended_at,
    isNoted: row.noted !== null,
  }));
}
