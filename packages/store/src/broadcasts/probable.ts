import { sql } from 'kysely';
import type { FoundBroadcast } from '@safira/broadcasts/find-broadcasts';
import type { Db } from '../db.ts';
import { logDetailsChanged } from '../matches/details-changed.ts';
import { saveCommentators } from './commentators.ts';
import { type Editing, listEditorEntries, lockEdits, replaceEntry } from './edit-entries.ts';

/** A broadcast that a guide makes probable; an editor has not decided yet. */
export type ProbableBroadcast = {
  id: number;
  matchId: number;
  channel: string;
  /** In Arabic. */
  channelName: string;
  title: string;
  startsAt: Date;
  language: string | null;
  commentators: string[];
  foundAt: Date;
};

type ProbableUpdate = {
  guide: string;
  /** The trusted channels: what they no longer list is no longer probable. */
  channels: readonly string[];
  probable: readonly FoundBroadcast[];
  from: number;
  to: number;
  now: number;
};

/**
 * OURS-17: makes the undecided probable broadcasts of a guide's channels those that it lists now. A decided one is
 * neither deleted nor brought back.
 */
export async function saveProbable(trx: Db, update: ProbableUpdate): Promise<void> {
  const { guide, channels, probable, from, to, now } = update;
  const rows = probable.map(({ matchId, channel, title, startsAt, language, commentators }) => ({
    match_id: matchId,
    channel,
    title,
    starts_at: new Date(startsAt),
    language,
    commentators,
  }));
  await sql`
    delete from probable_broadcasts p using matches m
    where m.api_id = p.match_id and p.decision is null and p.channel = any(${channels}::text[])
      and m.kickoff >= ${new Date(from)} and m.kickoff < ${new Date(to)}
      and not exists (
        select from unnest(${rows.map((row) => row.match_id)}::int[], ${rows.map((row) => row.channel)}::text[])
          as listed (match_id, channel)
        where listed.match_id = p.match_id and listed.channel = p.channel)`.execute(trx);
  await sql`
    insert into probable_broadcasts as p
      (match_id, channel, guide, title, starts_at, language, commentators, found_at)
    select distinct on (match_id, channel) match_id, channel, ${guide}, title, starts_at, language,
      array(select jsonb_array_elements_text(commentators)), ${new Date(now)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (
      match_id int, channel text, title text, starts_at timestamptz, language text, commentators jsonb)
    on conflict (match_id, channel) do update set
      guide = excluded.guide, title = excluded.title, starts_at = excluded.starts_at, language = excluded.language,
      commentators = excluded.commentators
    where p.decision is null and (p.guide, p.title, p.starts_at, p.language, p.commentators) is distinct from
      (excluded.guide, excluded.title, excluded.starts_at, excluded.language, excluded.commentators)`.execute(
    trx,
  );
}

/** OURS-17: what waits for an editor, of one match or of all that have not ended, by kick-off. */
export async function listProbable(
  db: Db,
  { matchId, since, limit }: { matchId?: number; since: Date; limit: number },
): Promise<ProbableBroadcast[]> {
  const { rows } = await sql<ProbableBroadcast>`
    select p.id, p.match_id as "matchId", p.channel, ch.arabic_name as "channelName", p.title,
      p.starts_at as "startsAt", p.language, p.commentators, p.found_at as "foundAt"
    from probable_broadcasts p
    join matches m on m.api_id = p.match_id
    join channels ch on ch.slug = p.channel
    where p.decision is null and m.kickoff >= ${since}
      and (${matchId ?? null}::int is null or p.match_id = ${matchId ?? null})
      and not exists (select from broadcasts b where b.match_id = p.match_id and b.channel = p.channel)
    order by m.kickoff, p.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * OURS-17: deletes those of matches that kicked off before this time, decided or not: no guide lists such a match any
 * more, so none can come back. Returns how many.
 */
export async function deletePastProbable(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from probable_broadcasts p using matches m
    where m.api_id = p.match_id and m.kickoff < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

type Decision = Editing & { id: number; decision: 'confirmed' | 'dismissed' };

/**
 * OURS-17: an editor decides; a confirmed one becomes an editor's entry, unless there is one of that channel. Undefined
 * if there is none with this id, or another editor has decided.
 */
export function decideProbable(
  db: Db,
  { id, decision, ...editing }: Decision,
): Promise<{ matchId: number } | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockEdits(trx);
    const { rows } = await sql<Pick<ProbableBroadcast, 'matchId' | 'channel' | 'language' | 'commentators'>>`
      update probable_broadcasts
      set decision = ${decision}, decided_by = ${editing.userId}, decided_at = ${editing.now}
      where id = ${id} and decision is null
      returning match_id as "matchId", channel, language, commentators`.execute(trx);
    const [decided] = rows;
    if (!decided) return undefined;
    if (decision === 'confirmed') await addEntry(trx, decided, editing);
    return { matchId: decided.matchId };
  });
}

/** The guide carries what the channel announces, so its commentators are confirmed. */
async function addEntry(
  trx: Db,
  {
    matchId,
    channel,
    language,
    commentators: names,
  }: Omit<ProbableBroadcast, 'id' | 'title' | 'startsAt' | 'foundAt' | 'channelName'>,
  editing: Editing,
): Promise<void> {
  const entries = await listEditorEntries(trx, [matchId]);
  if (entries.some((one) => one.channel === channel)) return;
  const people = new Map(Array.from((await saveCommentators(trx, names)).values(), (one) => [one.slug, one]));
  const commentators = Array.from(people.values(), (one) => ({ ...one, isConfirmed: true }));
  const after = { channel, countries: null, language, access: null, commentators };
  await replaceEntry(trx, { matchId, before: null, after, ...editing });
  await logDetailsChanged(trx, [matchId]);
}
