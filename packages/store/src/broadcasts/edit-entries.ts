import { sql } from 'kysely';
import { logBroadcastCorrection } from '../corrections/broadcasts.ts';
import type { Db } from '../db.ts';
import { logDetailsChanged } from '../matches/details-changed.ts';
import { addAuditEntry } from '../newsroom/audit.ts';
import { type Entry, listEntries, listVersions } from './entries.ts';

/** Who changes something, when, and where they have it from. */
export type Editing = {
  /** Null for a command. */
  userId: number | null;
  now: Date;
  note?: string | null;
  link?: string | null;
};

const EDITS_LOCK = 7_251_017;

/**
 * Makes the caller's transaction the only one that changes entries of editors until it ends: what it compares with is
 * what it replaces. Edits are rare and short; guides take no part in it, because they never touch an editor's entry.
 */
export async function lockEdits(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${EDITS_LOCK})`.execute(trx);
}

export type EditOutcome = 'saved' | 'same' | 'missing' | 'changed';

type Edit = Editing & {
  matchId: number;
  channel: string;
  /** Null deletes the entry. */
  entry: Omit<Entry, 'channel'> | null;
  /** Whether the entry exists, as far as the editor knows. */
  exists: boolean;
  /** The version of the match's broadcasts that the editor has seen. */
  version: number;
};

/**
 * OURS-17: creates, changes or deletes the entry of a channel, with its line of history and the logged change of the
 * match, all or nothing. `changed`: another editor was faster; `missing`: there is nothing to change.
 */
export function editEntry(db: Db, edit: Edit): Promise<EditOutcome> {
  return db.transaction().execute(async (trx) => {
    await lockEdits(trx);
    const { matchId, channel, entry, exists, version, ...editing } = edit;
    const stored = (await listEditorEntries(trx, [matchId])).find((one) => one.channel === channel);
    const current = (await listVersions(trx, [matchId])).get(matchId) ?? 0;
    if (exists && !stored) return current > version ? 'changed' : 'missing';
    if (current !== version || (!exists && stored)) return 'changed';
    const after = entry && { ...entry, channel };
    if (!(await replaceEntry(trx, { matchId, before: stored ?? null, after, ...editing }))) return 'same';
    await logDetailsChanged(trx, [matchId]);
    return 'saved';
  });
}

/** Only under `lockEdits`. */
export async function listEditorEntries(
  trx: Db,
  matchIds: readonly number[],
): Promise<(Entry & { matchId: number })[]> {
  const entries = await listEntries(trx, matchIds);
  return entries
    .filter(({ source }) => source === 'editor')
    .map(({ matchId, channel, countries, language, access, commentators }) => ({
      matchId,
      channel,
      countries,
      language,
      access,
      commentators,
    }));
}

type Replacement = Editing & { matchId: number; before: Entry | null; after: Entry | null };

/** Writes an entry and its line of history, only under `lockEdits`; false if nothing is different. */
export async function replaceEntry(
  trx: Db,
  { matchId, before, after, ...editing }: Replacement,
): Promise<boolean> {
  const { userId, now, note = null, link = null } = editing;
  const [old, next] = [before && plain(before), after && plain(after)];
  if (JSON.stringify(old) === JSON.stringify(next)) return false;
  const channel = (after ?? before)!.channel;
  if (after) await saveEntry(trx, { matchId, entry: after, now });
  else
    await sql`
      delete from broadcasts
      where match_id = ${matchId} and channel = ${channel} and source = 'editor'`.execute(trx);
  await sql`
    insert into broadcast_changes (match_id, channel, changed_by, changed_at, before, after, note, link)
    values (${matchId}, ${channel}, ${userId}, ${now}, ${old && JSON.stringify(old)}::jsonb,
      ${next && JSON.stringify(next)}::jsonb, ${note}, ${link})`.execute(trx);
  await addAuditEntry(trx, {
    actor: userId,
    at: now,
    action: after ? (before ? 'save' : 'create') : 'delete',
    subject: 'broadcast',
    subjectId: matchId,
    label: channel,
    before: old,
    after: next,
  });
  await logBroadcastCorrection(trx, { matchId, channel, before: old, after: next, now, note });
  return true;
}

/** The fields in one order, without those of a stored row. */
const plain = ({ channel, countries, language, access, commentators }: Entry): Entry => ({
  channel,
  countries: countries && countries.toSorted(),
  language,
  access,
  commentators: commentators.map(({ slug, name, isConfirmed }) => ({ slug, name, isConfirmed })),
});

async function saveEntry(
  trx: Db,
  { matchId, entry, now }: { matchId: number; entry: Entry; now: Date },
): Promise<void> {
  const { channel, countries, language, access, commentators } = entry;
  const { rows } = await sql<{ id: number }>`
    insert into broadcasts (match_id, channel, source, countries, language, access, checked_at)
    values (${matchId}, ${channel}, 'editor', ${countries}::text[], ${language}, ${access}, ${now})
    on conflict (match_id, channel, source) do update set
      countries = excluded.countries, language = excluded.language, access = excluded.access,
      checked_at = excluded.checked_at
    returning id`.execute(trx);
  const { id } = rows[0]!;
  await sql`delete from broadcast_commentators where broadcast_id = ${id}`.execute(trx);
  await sql`
    insert into broadcast_commentators (broadcast_id, commentator, position, is_confirmed)
    select ${id}, commentator, position, is_confirmed
    from unnest(${commentators.map(({ slug }) => slug)}::text[],
      ${commentators.map(({ isConfirmed }) => isConfirmed)}::boolean[])
      with ordinality as t (commentator, is_confirmed, position)`.execute(trx);
}
