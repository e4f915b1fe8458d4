import { sql } from 'kysely';
import { countryName } from '@safira/arabic/countries';
import { translate } from '@safira/arabic/translate';
import type { Competition } from '@safira/contract/competitions';
import { compareCompetitions } from '@safira/football/competition-order';
import type { ObservedCompetition } from '@safira/football/observation';
import type { Db } from './db.ts';

export async function listCompetitions(db: Db): Promise<Competition[]> {
  const rows = await db.selectFrom('competitions').selectAll().execute();
  return rows
    .map((row) => ({
      id: row.api_id,
      _id: String(row.api_id),
      apiId: row.api_id,
      name: row.arabic_name,
      originalName: row.name,
      country: row.country,
      countryName: countryName(row.country) ?? '',
      logo: null, // shown once mirrored under /media/; the provider's own address never leaves the store
      season: row.season,
    }))
    .toSorted((a, b) => compareCompetitions({ ...a, matchCount: 0 }, { ...b, matchCount: 0 }));
}

/** NAME-05: with the Arabic name and how it was found; an older season's name does not replace a newer one's. */
export async function saveCompetitions(db: Db, competitions: readonly ObservedCompetition[]): Promise<void> {
  const arabic = competitions.map(({ name, country }) => translate('competition', name, country));
  await sql`
    insert into competitions as c (api_id, name, country, logo, season, arabic_name, name_how)
    select id, name, country, logo, season, coalesce(o.arabic, text),
      case when o.arabic is null then how else 'override' end
    from unnest(
      ${competitions.map(({ id }) => id)}::int[],
      ${competitions.map(({ name }) => name)}::text[],
      ${competitions.map(({ country }) => country)}::text[],
      ${competitions.map(({ logo }) => logo)}::text[],
      ${competitions.map(({ season }) => season)}::int[],
      ${arabic.map(({ text }) => text)}::text[],
      ${arabic.map(({ how }) => how)}::text[]) as t (id, name, country, logo, season, text, how),
      override_of('competition', id, name) as o
    on conflict (api_id) do update
      set name = excluded.name, country = excluded.country, logo = excluded.logo, season = excluded.season,
        arabic_name = excluded.arabic_name, name_how = excluded.name_how
      where excluded.season >= c.season
        and (c.name, c.country, c.logo, c.season, c.arabic_name)
          is distinct from (excluded.name, excluded.country, excluded.logo, excluded.season, excluded.arabic_name)
  `.execute(db);
}
