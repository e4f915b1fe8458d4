import { sql } from 'kysely';
import type { Access, Commentator } from '@safira/broadcasts/resolve-broadcasts';
import type { Db } from '../db.ts';

/** A broadcast as an editor fills it in: null where the channel's own value holds, or where nothing is known. */
export type Entry = {
  channel: string;
  countries: readonly string[] | null;
  language: string | null;
  access: Access | null;
  commentators: readonly Commentator[];
};

/** A stored broadcast with its own values, those of the channel not filled in. */
export type StoredEntry = Entry & {
  matchId: number;
  source: 'editor' | 'guide';
  /** In Arabic. */
  channelName: string;
  checkedAt: Date;
  /** Of the guide's programme. */
  title: string | null;
};

/** OURS-17: the stored broadcasts of some matches, the editors' first. */
export async function listEntries(db: Db, matchIds: readonly number[]): Promise<StoredEntry[]> {
  const { rows } = await sql<Omit<StoredEntry, 'commentators'> & { commentators: Commentator[] | null }>`
    select b.match_id as "matchId", b.source, b.channel, ch.arabic_name as "channelName", b.countries, b.language,
      b.access, b.title, greatest(b.checked_at, g.checked_at) as "checkedAt",
      (select json_agg(json_build_object(
          'slug', o.slug, 'name', o.arabic_name, 'isConfirmed', bc.is_confirmed) order by bc.position)
        from broadcast_commentators bc join commentators o on o.slug = bc.commentator
        where bc.broadcast_id = b.id) as commentators
    from broadcasts b
    join channels ch on ch.slug = b.channel
    left join guide_checks g on g.guide = b.guide and g.channel = b.channel
    where b.match_id = any(${matchIds}::int[])
    order by b.match_id, b.source, b.channel`.execute(db);
  return rows.map(({ commentators, ...row }) => ({ ...row, commentators: commentators ?? [] }));
}

/** A change that an editor made; `before` and `after` are null where there was, or is, no entry. */
export type EntryChange = {
  id: number;
  channel: string;
  changedAt: Date;
  /** The name of the account; null for a command, or if the account was deleted. */
  changedBy: string | null;
  before: Entry | null;
  after: Entry | null;
  note: string | null;
  link: string | null;
};

/** OURS-17: the newest changes of a match, newest first. */
export async function listEntryChanges(
  db: Db,
  { matchId, limit }: { matchId: number; limit: number },
): Promise<EntryChange[]> {
  const { rows } = await sql<EntryChange>`
    select c.id, c.channel, c.changed_at as "changedAt", u.name as "changedBy", c.before, c.after, c.note, c.link
    from broadcast_changes c left join users u on u.id = c.changed_by
    where c.match_id = ${matchId}
    order by c.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The version of a match's broadcasts: the number of the newest change by an editor; 0 without any. */
export async function listVersions(db: Db, matchIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select match_id as id, max(id) as version from broadcast_changes
    where match_id = any(${matchIds}::int[]) group by match_id`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}
