import { sql } from 'kysely';
import { assertLease, type Lease } from '../coordination/leases.ts';
import type { Db } from '../db.ts';

/** A stored sound of frames without tags, and its text; times are those within it. */
export type StoredPart = {
  key: string;
  bytes: number;
  frames: number;
  sentences: readonly { text: string; startMs: number; endMs: number }[];
};

/** A chapter that this worker makes now. */
export type ChapterProduction = { slot: number; teamId: number; attempt: number };

/**
 * OURS-27: the chapter to make now: that of a worker that was killed, then that of a favourite team which has none in
 * this slot, whatever became of it. Its row is there before the work begins, as that of an episode.
 */
export async function beginTeamChapter(
  db: Db,
  { slot, lease }: { slot: number; lease: Lease },
): Promise<ChapterProduction | undefined> {
  return db.transaction().execute(async (trx) => {
    await assertLease(trx, lease);
    // The current slot says what one that is over would have said.
    await sql`
      update podcast_team_chapters set status = 'failed', fault = 'the slot is over'
      where status = 'producing' and slot < ${slot}`.execute(trx);
    const { rows: begun } = await sql<ChapterProduction>`
      update podcast_team_chapters set attempts = attempts + 1 where status = 'producing'
      returning slot, team_id as "teamId", attempts as attempt`.execute(trx);
    if (begun[0]) return begun[0];
    const { rows } = await sql<ChapterProduction>`
      insert into podcast_team_chapters (slot, team_id)
      select ${slot}::int, t.team_id from podcast_feed_teams t join teams on api_id = t.team_id
      where not exists (select from podcast_team_chapters c where c.slot = ${slot} and c.team_id = t.team_id)
      order by t.fetched_at desc, t.team_id limit 1
      returning slot, team_id as "teamId", attempts as attempt`.execute(trx);
    return rows[0];
  });
}

export type ProducedChapter = {
  title: string;
  part: StoredPart;
  templates: readonly string[];
  matches: readonly number[];
  previewed: readonly number[];
  isTrial: boolean;
};

/** All of it or nothing, as an episode. */
export async function publishTeamChapter(
  db: Db,
  { slot, teamId }: ChapterProduction,
  { chapter, lease }: { chapter: ProducedChapter; lease: Lease },
): Promise<void> {
  const { title, part, templates, matches, previewed, isTrial } = chapter;
  await db.transaction().execute(async (trx) => {
    await assertLease(trx, lease);
    await sql`
      update podcast_team_chapters set
        status = 'published', fault = null, title = ${title}, templates = ${templates}::text[],
        matches = ${matches}::int[], previewed = ${previewed}::int[],
        sentences = ${JSON.stringify(part.sentences)}::jsonb, file_key = ${part.key}, file_bytes = ${part.bytes},
        frames = ${part.frames}, is_trial = ${isTrial}
      where slot = ${slot} and team_id = ${teamId}`.execute(trx);
  });
}

export type NoChapter = { status: 'empty'; fault: null } | { status: 'failed'; fault: string };

export async function endTeamChapter(
  db: Db,
  { slot, teamId }: ChapterProduction,
  { outcome: { status, fault }, lease }: { outcome: NoChapter; lease: Lease },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await assertLease(trx, lease);
    await sql`
      update podcast_team_chapters set status = ${status}, fault = ${fault}
      where slot = ${slot} and team_id = ${teamId}`.execute(trx);
  });
}

export async function hasTeamSlot(db: Db, slot: number): Promise<boolean> {
  const row = await db
    .selectFrom('podcast_team_slots')
    .select('slot')
    .where('slot', '=', slot)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the episodes of a slot begin and end with; what is stored already stays. */
export async function saveTeamSlot(
  db: Db,
  { slot, now, opening, close }: { slot: number; now: Date; opening: StoredPart; close: StoredPart },
  lease: Lease,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await assertLease(trx, lease);
    await sql`
      insert into podcast_team_slots (slot, generated_at, opening, close)
      values (${slot}, ${now}, ${JSON.stringify(opening)}::jsonb, ${JSON.stringify(close)}::jsonb)
      on conflict (slot) do nothing`.execute(trx);
  });
}

/** With the episodes that have them; their sounds are then orphans. */
export async function deleteTeamSlots(db: Db, { before }: { before: number }): Promise<void> {
  await sql`delete from podcast_team_slots where slot < ${before}`.execute(db);
  await sql`delete from podcast_team_chapters where slot < ${before}`.execute(db);
}
