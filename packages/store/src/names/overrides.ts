import { sql } from 'kysely';
import { type NameKind, translate, type Translation } from '@safira/arabic/names/translate';
import type { Db } from '../db.ts';
import { arabicOfPerson } from '../players/people.ts';

export type OverrideKind = Exclude<NameKind, 'city'>;

/** One entity by its id, or all entities with this name. */
export type OverrideKey = { kind: OverrideKind } & ({ id: number } | { english: string });
export type NameOverride = OverrideKey & { arabic: string };

/** A stored name and its origin: found, transliterated, or decided by an editor. */
export type Naming = { text: string; how: Translation['how'] | 'override' };

/** NAME-05: an editor's decision, which every later save respects; `applyOverrides` applies it to stored rows. */
export async function saveOverride(db: Db, override: NameOverride): Promise<void> {
  const { kind, arabic } = override;
  const id = 'id' in override ? override.id : null;
  const english = 'english' in override ? override.english : null;
  const key =
    id === null ? sql`(kind, english) where english is not null` : sql`(kind, id) where id is not null`;
  await sql`
    insert into name_overrides as o (kind, id, english, arabic) values (${kind}, ${id}, ${english}, ${arabic})
    on conflict ${key} do update set arabic = excluded.arabic where o.arabic <> excluded.arabic`.execute(db);
}

export async function deleteOverride(db: Db, override: OverrideKey): Promise<void> {
  const id = 'id' in override ? override.id : null;
  const english = 'english' in override ? override.english : null;
  await sql`
    delete from name_overrides
    where kind = ${override.kind} and (id, english) is not distinct from (${id}::int, ${english}::text)`.execute(
    db,
  );
}

/** Overrides by name, for entities without an id. */
export async function listOverrides(
  db: Db,
  kind: OverrideKind,
  names: readonly string[],
): Promise<Map<string, Naming>> {
  const { rows } = await sql<{ english: string; arabic: string }>`
    select english, arabic from name_overrides
    where kind = ${kind} and english = any(${names}::text[])`.execute(db);
  return new Map(rows.map(({ english, arabic }) => [english, { text: arabic, how: 'override' }]));
}

/** The table and the columns that store the names of a kind. */
type Place = {
  kind: OverrideKind;
  table: 'players' | 'coaches' | 'teams' | 'venues' | 'competitions' | 'matches';
  id: string;
  /** The column that an override by id refers to; a referee has none. */
  key: string | null;
  name: string;
  arabic: string;
  how: string;
  /** Distinguishes namesakes; `firstname` expands an initial. */
  country: string | null;
  firstname: string | null;
};

const named = { id: 'api_id', key: 'api_id', name: 'name', arabic: 'arabic_name', how: 'name_how' };
const person = { ...named, country: 'nationality', firstname: 'firstname' };

const places: Place[] = [
  { kind: 'player', table: 'players', ...person },
  { kind: 'coach', table: 'coaches', ...person },
  { kind: 'club', table: 'teams', ...named, country: 'country', firstname: null },
  { kind: 'competition', table: 'competitions', ...named, country: 'country', firstname: null },
  { kind: 'stadium', table: 'venues', ...named, id: 'id', key: 'id', country: null, firstname: null },
  {
    kind: 'referee',
    table: 'matches',
    id: 'api_id',
    key: null,
    name: 'referee',
    arabic: 'referee_arabic',
    how: 'referee_how',
    country: 'referee_country',
    firstname: null,
  },
];

/** Applies new overrides to all stored rows and reverts deleted ones; returns how many rows changed. */
export async function applyOverrides(db: Db): Promise<number> {
  let changed = 0;
  for (const place of places) {
    changed += await db.transaction().execute(async (trx) => applyTo(trx, place));
  }
  return changed;
}

/** Applies an editor's decision to the one row that it is about; true if the row had another name. */
export async function applyOverride(
  db: Db,
  { kind, id }: { kind: OverrideKind; id: number },
): Promise<boolean> {
  const place = places.find((one) => one.kind === kind)!;
  const { numAffectedRows } = await sql`
    update ${sql.table(place.table)} as t set ${sql.ref(place.arabic)} = o.arabic, ${sql.ref(place.how)} = 'override'
    from name_overrides o
    where ${sql.ref(`t.${place.id}`)} = ${id} and o.kind = ${kind} and o.id = ${id}
      and (${sql.ref(`t.${place.arabic}`)}, ${sql.ref(`t.${place.how}`)}) is distinct from (o.arabic, 'override')`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

type Outdated = {
  id: number;
  name: string;
  country: string | null;
  firstname: string | null;
  override: string | null;
};

async function applyTo(trx: Db, place: Place): Promise<number> {
  const column = (name: string | null) => (name === null ? sql`null` : sql.ref(`t.${name}`));
  const { rows } = await sql<Outdated>`
    select ${column(place.id)} as id, ${column(place.name)} as name, ${column(place.country)} as country,
      ${column(place.firstname)} as firstname, o.arabic as override
    from ${sql.table(place.table)} as t, override_of(${place.kind}, ${column(place.key)}, ${column(place.name)}) as o
    where o.arabic is distinct from case ${column(place.how)} when 'override' then ${column(place.arabic)} end
    for no key update of t`.execute(trx);
  if (rows.length === 0) return 0;
  const names = rows.map((row) => nameOf(place.kind, row));
  await sql`
    update ${sql.table(place.table)} as t
    set ${sql.ref(place.arabic)} = d.arabic, ${sql.ref(place.how)} = d.how
    from unnest(
      ${rows.map(({ id }) => id)}::int[],
      ${names.map(({ text }) => text)}::text[],
      ${names.map(({ how }) => how)}::text[]) as d (id, arabic, how)
    where ${column(place.id)} = d.id`.execute(trx);
  return rows.length;
}

function nameOf(kind: OverrideKind, { name, country, firstname, override }: Outdated): Naming {
  if (override !== null) return { text: override, how: 'override' };
  if (kind === 'player' || kind === 'coach')
    return arabicOfPerson(kind, { name, firstname, nationality: country });
  return translate(kind, name, country ?? undefined);
}
