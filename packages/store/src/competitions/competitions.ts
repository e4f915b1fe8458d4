import { sql } from 'kysely';
import { countryName } from '@safira/arabic/names/countries';
import { translate } from '@safira/arabic/names/translate';
import type { Competition } from '@safira/contract/competitions/competitions';
import { isBroken } from '@safira/football/observed/broken-text';
import { compareCompetitions } from '@safira/football/competitions/competition-order';
import type { ObservedCompetition } from '@safira/football/observed/observation';
import type { Db } from '../db.ts';
import { pictureAddress } from '../media/media.ts';
import { nameUnlessOverridden } from '../names/latest-override.ts';

export async function listCompetitions(db: Db): Promise<Competition[]> {
  const rows = await selectCompetitions(db).execute();
  return rows
    .map(toCompetition)
    .toSorted((a, b) => compareCompetitions({ ...a, matchCount: 0 }, { ...b, matchCount: 0 }));
}

export async function findCompetition(
  db: Db,
  id: number,
): Promise<(Competition & { type: 'league' | 'cup' | null }) | undefined> {
  const row = await selectCompetitions(db).where('api_id', '=', id).executeTakeFirst();
  return row && { ...toCompetition(row), type: row.type as 'league' | 'cup' | null }; // the column allows no other
}

function selectCompetitions(db: Db) {
  return db.selectFrom('competitions').selectAll();
}

function toCompetition(row: Awaited<ReturnType<ReturnType<typeof selectCompetitions>['execute']>>[number]) {
  return {
    id: row.api_id,
    _id: String(row.api_id),
    apiId: row.api_id,
    name: row.arabic_name,
    originalName: row.name,
    country: row.country,
    countryName: countryName(row.country) ?? '',
    logo: pictureAddress(row.picture, 'small'),
    season: row.season,
  };
}

/** NAME-05: saves the Arabic name and how it was found; an older season's name does not replace a newer one's. */
export async function saveCompetitions(db: Db, observed: readonly ObservedCompetition[]): Promise<void> {
  const competitions = await withWholeNames(db, observed);
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
        ${nameUnlessOverridden('competition', 'c.api_id')}
      where excluded.season >= c.season
        and (c.name, c.country, c.logo, c.season, c.arabic_name)
          is distinct from (excluded.name, excluded.country, excluded.logo, excluded.season, excluded.arabic_name)
  `.execute(db);
}

/** Uses the stored name where the observed one has lost letters in transit. */
async function withWholeNames(
  db: Db,
  observed: readonly ObservedCompetition[],
): Promise<readonly ObservedCompetition[]> {
  const broken = observed.filter(({ name }) => isBroken(name)).map(({ id }) => id);
  if (broken.length === 0) return observed;
  const { rows } = await sql<{ id: number; name: string }>`
    select api_id as id, name from competitions where api_id = any(${broken}::int[])`.execute(db);
  const stored = new Map(rows.map(({ id, name }) => [id, name]));
  return observed.map((one) => ({ ...one, name: stored.get(one.id) ?? one.name }));
}
