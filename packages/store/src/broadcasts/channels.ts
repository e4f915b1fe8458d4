import { sql } from 'kysely';
import { channelName } from '@safira/arabic/terms/channels';
import type { Channel } from '@safira/broadcasts/tables/channels';
import type { Db } from '../db.ts';

/** OURS-17: the channels that broadcasts can name; writes only what is new or different. */
export async function saveChannels(db: Db, channels: readonly Channel[]): Promise<void> {
  const rows = channels.map(({ slug, name, aliases, network, access, countries }) => ({
    slug,
    name,
    arabic_name: channelName(name),
    aliases,
    network,
    access,
    countries,
  }));
  await sql`
    insert into channels as c (slug, name, arabic_name, aliases, network, access, countries)
    select slug, name, arabic_name, array(select jsonb_array_elements_text(aliases)), network, access,
      case when jsonb_typeof(countries) = 'array' then array(select jsonb_array_elements_text(countries)) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (
      slug text, name text, arabic_name text, aliases jsonb, network text, access text, countries jsonb)
    on conflict (slug) do update set
      name = excluded.name, arabic_name = excluded.arabic_name, aliases = excluded.aliases,
      network = excluded.network, access = excluded.access, countries = excluded.countries
    where (c.name, c.arabic_name, c.aliases, c.network, c.access, c.countries) is distinct from
      (excluded.name, excluded.arabic_name, excluded.aliases, excluded.network, excluded.access, excluded.countries)`.execute(
    db,
  );
}

/** With its name in Arabic. */
export type StoredChannel = Channel & { arabicName: string };

/** OURS-17: all channels that a broadcast can name, by network and name. */
export async function listChannels(db: Db): Promise<StoredChannel[]> {
  return (await selectChannels(db).execute()).map(toChannel);
}

export async function listChannelsBySlug(db: Db, slugs: readonly string[]): Promise<StoredChannel[]> {
  if (slugs.length === 0) return [];
  const rows = await selectChannels(db)
    .where(sql<boolean>`slug = any(${slugs}::text[])`)
    .execute();
  return rows.map(toChannel);
}

const selectChannels = (db: Db) => db.selectFrom('channels').selectAll().orderBy('network').orderBy('name');

type ChannelRow = Awaited<ReturnType<ReturnType<typeof selectChannels>['execute']>>[number];

const toChannel = ({ arabic_name, access, ...channel }: ChannelRow): StoredChannel => ({
  ...channel,
  arabicName: arabic_name,
  access: access as Channel['access'], // the table allows no other
});
