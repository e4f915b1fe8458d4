import { sql } from 'kysely';
import type { Match } from '@safira/contract/matches/matches';
import type { Db } from '../db.ts';
import { selectMatches, toMatchIn } from './rows.ts';

const DAY_MS = 86_400_000;
/** Matches stay in a calendar for two months after they were played. */
const BEHIND_MS = 60 * DAY_MS;
const AHEAD_MS = 400 * DAY_MS;
/** More than a league has in a season; a feed is some 300 KB at most. */
const MOST_MATCHES = 500;

/** A match, and the number of its newest change that was more than its clock. */
export type CalendarMatch = { match: Match; changeSeq: number };

/** OURS-20: with the channels of this country. */
type Shown = { now: number; country: string };

/** OURS-16: the matches of a team, by kick-off. */
export function listTeamCalendar(db: Db, { teamId, ...shown }: { teamId: number } & Shown) {
  const { from, to } = spanAround(shown.now);
  const side = (column: string) => sql`
    select api_id from matches where ${sql.ref(column)} = ${teamId} and kickoff between ${from} and ${to}`;
  return listFor(db, shown, sql<boolean>`m.api_id in (${side('home_id')} union all ${side('away_id')})`);
}

/** OURS-16: the matches of a season, by kick-off. */
export function listCompetitionCalendar(
  db: Db,
  { competitionId, season, ...shown }: { competitionId: number; season: number } & Shown,
) {
  const { from, to } = spanAround(shown.now);
  return listFor(
    db,
    shown,
    sql<boolean>`m.competition_id = ${competitionId} and m.season = ${season}
      and m.kickoff between ${from} and ${to}`,
  );
}

const spanAround = (now: number) => ({ from: new Date(now - BEHIND_MS), to: new Date(now + AHEAD_MS) });

async function listFor(
  db: Db,
  { country }: Shown,
  which: ReturnType<typeof sql<boolean>>,
): Promise<CalendarMatch[]> {
  const rows = await selectMatches(db)
    .select('m.told_seq')
    .where(which)
    .orderBy('m.kickoff')
    .orderBy('m.api_id')
    .limit(MOST_MATCHES)
    .execute();
  return rows.map((row) => ({ match: toMatchIn(row, country), changeSeq: row.told_seq }));
}
