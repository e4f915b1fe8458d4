import { sql } from 'kysely';
import type { Access, Broadcast, Commentator } from '@safira/broadcasts/resolve-broadcasts';
import type { Db } from '../db.ts';

/** A broadcast as `storedBroadcasts` selects it, with its dates as text. */
export type StoredBroadcast = {
  channel: string;
  name: string;
  source: 'editor' | 'guide';
  countries: string[] | null;
  access: Access | null;
  language: string | null;
  commentators: Commentator[] | null;
  checkedAt: string;
  startsAt: string | null;
};

/**
 * OURS-17: for a query on `matches as m`: the broadcasts of each match, the editors' first, as JSON; null without any.
 * Countries and access are the channel's where the broadcast has none of its own.
 */
export const storedBroadcasts = sql<StoredBroadcast[] | null>`(
  select json_agg(json_build_object(
    'channel', b.channel, 'name', ch.name, 'source', b.source,
    'countries', coalesce(b.countries, ch.countries), 'access', coalesce(b.access, ch.access), 'language', b.language,
    'commentators', (
      select json_agg(json_build_object(
        'slug', o.slug, 'name', o.arabic_name, 'isConfirmed', bc.is_confirmed) order by bc.position)
      from broadcast_commentators bc join commentators o on o.slug = bc.commentator
      where bc.broadcast_id = b.id),
    'checkedAt', greatest(b.checked_at, g.checked_at), 'startsAt', b.starts_at) order by b.source, b.channel)
  from broadcasts b
  join channels ch on ch.slug = b.channel
  left join guide_checks g on g.guide = b.guide and g.channel = b.channel
  where b.match_id = m.api_id)`;

export const toBroadcasts = (stored: readonly StoredBroadcast[] | null): Broadcast[] =>
  (stored ?? []).map(({ checkedAt, startsAt, commentators, ...broadcast }) => ({
    ...broadcast,
    commentators: commentators ?? [],
    checkedAt: new Date(checkedAt),
    startsAt: startsAt === null ? null : new Date(startsAt),
  }));

/** The broadcasts of some matches; a match without any is missing. */
export async function listBroadcasts(db: Db, ids: readonly number[]): Promise<Map<number, Broadcast[]>> {
  const { rows } = await sql<{ id: number; broadcasts: StoredBroadcast[] | null }>`
    select m.api_id as id, ${storedBroadcasts} as broadcasts from matches m
    where m.api_id = any(${ids}::int[])
      and exists (select from broadcasts where match_id = m.api_id)`.execute(db);
  return new Map(rows.map(({ id, broadcasts }) => [id, toBroadcasts(broadcasts)]));
}
