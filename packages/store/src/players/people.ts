import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { translate, type Translation } from '@safira/arabic/names/translate';
import { isBroken } from '@safira/football/observed/broken-text';
import type { ObservedPerson } from '@safira/football/observed/records';
import type { Db } from '../db.ts';
import { nameUnlessOverridden } from '../names/latest-override.ts';

/** Coaches have a separate id space, so each kind has its own table. */
type Kind = 'player' | 'coach';
const tableOf = { player: 'players', coach: 'coaches' } as const;

/** A person as listed in an event, a line-up or a squad. */
export type SeenPerson = { id: number; name: string; photo?: string | null };

/** NAME-05: saves people not seen before, with the Arabic name and how it was found; profiles stay unchanged. */
export async function savePeople(db: Db, people: readonly SeenPerson[]): Promise<void> {
  await saveSeen(db, 'player', people);
}

export async function saveSeen(db: Db, kind: Kind, people: readonly SeenPerson[]): Promise<void> {
  const known = await listKnown(db, kind, people);
  await saveDifferent(db, kind, {
    known,
    target: uniqueById(people).map(({ id, name, photo }): Facts => {
      const before = known.get(id);
      if (!before) return { ...unknown, id, name, photo: photo ?? null };
      return {
        ...factsOf(before),
        name: isBetterName(name, before) ? name : before.name,
        photo: before.photo ?? photo ?? null,
      };
    }),
  });
}

/** A profile replaces the data of lists; fields that it leaves out keep their stored values. */
export async function saveProfiles(db: Db, kind: Kind, people: readonly ObservedPerson[]): Promise<void> {
  const known = await listKnown(db, kind, people);
  await saveDifferent(db, kind, {
    known,
    target: uniqueById(people).map((person): Facts => {
      const before = known.get(person.id);
      return {
        id: person.id,
        name: unbroken(person.name) ?? before?.name ?? person.name,
        firstname: unbroken(person.firstname) ?? before?.firstname ?? null,
        lastname: unbroken(person.lastname) ?? before?.lastname ?? null,
        nationality: person.nationality ?? before?.nationality ?? null,
        birth_date: person.birth.date ?? before?.birth_date ?? null,
        birth_place: unbroken(person.birth.place) ?? before?.birth_place ?? null,
        birth_country: person.birth.country ?? before?.birth_country ?? null,
        height: person.height ?? before?.height ?? null,
        weight: person.weight ?? before?.weight ?? null,
        photo: person.photo ?? before?.photo ?? null,
        has_profile: true,
      };
    }),
  });
}

/**
 * Some lists write `M. Salah`, some the whole name. The better one wins and stays: two lists must not alternate.
 * A name that lost letters in transit is replaced by any intact one, and replaces none.
 */
export function isBetterName(name: string, before: Pick<Known, 'name' | 'has_profile'>): boolean {
  if (isBroken(name) || isBroken(before.name)) return !isBroken(name);
  return !before.has_profile && isShort(before.name) && !isShort(name);
}

/** Text that lost letters in transit counts as missing. */
const unbroken = (text: string | null) => (text === null || isBroken(text) ? null : text);

type Named = { name: string; firstname: string | null; nationality: string | null };

/** `C. Ekuban` is translated as Caleb Ekuban if the first names are known: an initial means little in Arabic. */
export function arabicOfPerson(kind: Kind, { name, firstname, nationality }: Named): Translation {
  return translate(kind, wholeName(name, firstname), nationality ?? undefined);
}

const isShort = (name: string) => /^\p{L}\.\s/u.test(name);

function wholeName(name: string, firstname: string | null): string {
  if (!isShort(name)) return name;
  const initial = name[0]!;
  const first = firstname?.split(/\s+/).find((word) => word.startsWith(initial));
  return first ? `${first}${name.slice(2)}` : name;
}

type Facts = Named & {
  id: number;
  lastname: string | null;
  birth_date: string | null;
  birth_place: string | null;
  birth_country: string | null;
  height: number | null;
  weight: number | null;
  photo: string | null;
  has_profile: boolean;
};

const unknown = {
  firstname: null,
  lastname: null,
  nationality: null,
  birth_date: null,
  birth_place: null,
  birth_country: null,
  height: null,
  weight: null,
  photo: null,
  has_profile: false,
};

type Known = Facts & {
  arabic_name: string;
  name_how: string;
  /** An editor's decision for this person or for the stored name. */
  override: string | null;
};

async function listKnown(db: Db, kind: Kind, people: readonly { id: number }[]): Promise<Map<number, Known>> {
  const { rows } = await sql<Known>`
    select api_id as id, name, firstname, lastname, nationality, birth_date::text as birth_date, birth_place,
      birth_country, height, weight, photo, has_profile, arabic_name, name_how,
      o.arabic as override
    from ${sql.table(tableOf[kind])}, override_of(${kind}, api_id, name) as o
    where api_id = any(${people.map(({ id }) => id)}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

function factsOf({ arabic_name: _, name_how: __, override: ___, ...facts }: Known): Facts {
  return facts;
}

async function saveDifferent(
  db: Db,
  kind: Kind,
  { known, target }: { known: Map<number, Known>; target: readonly Facts[] },
): Promise<void> {
  const changed = target.filter((person) => {
    const before = known.get(person.id);
    return !before || isOutdated(before) || !isDeepStrictEqual(factsOf(before), person);
  });
  if (changed.length === 0) return;
  const names = changed.map((person) => arabicOfPerson(kind, person));
  const fullNames = changed.map(({ firstname, lastname, nationality }) =>
    firstname && lastname ? translate(kind, `${firstname} ${lastname}`, nationality ?? undefined).text : null,
  );
  const of = <K extends keyof Facts>(key: K) => changed.map((person) => person[key]);
  await sql`
    insert into ${sql.table(tableOf[kind])} as p (
      api_id, name, firstname, lastname, nationality, birth_date, birth_place, birth_country,
      height, weight, photo, has_profile, arabic_full_name, arabic_birth_place, arabic_name, name_how)
    select id, name, firstname, lastname, nationality, birth_date, birth_place, birth_country,
      height, weight, photo, has_profile, arabic_full_name, arabic_birth_place,
      coalesce(o.arabic, text), case when o.arabic is null then how else 'override' end
    from unnest(
      ${of('id')}::int[], ${of('name')}::text[], ${of('firstname')}::text[], ${of('lastname')}::text[],
      ${of('nationality')}::text[], ${of('birth_date')}::date[], ${of('birth_place')}::text[],
      ${of('birth_country')}::text[], ${of('height')}::int[], ${of('weight')}::int[], ${of('photo')}::text[],
      ${of('has_profile')}::bool[], ${fullNames}::text[], ${changed.map(arabicBirthPlace)}::text[],
      ${names.map(({ text }) => text)}::text[], ${names.map(({ how }) => how)}::text[]) as t (
        id, name, firstname, lastname, nationality, birth_date, birth_place, birth_country,
        height, weight, photo, has_profile, arabic_full_name, arabic_birth_place, text, how),
      override_of(${kind}, id, name) as o
    order by id
    on conflict (api_id) do update set
      name = excluded.name, firstname = excluded.firstname, lastname = excluded.lastname,
      nationality = excluded.nationality, birth_date = excluded.birth_date, birth_place = excluded.birth_place,
      birth_country = excluded.birth_country, height = excluded.height, weight = excluded.weight,
      photo = excluded.photo, has_profile = excluded.has_profile, arabic_full_name = excluded.arabic_full_name,
      arabic_birth_place = excluded.arabic_birth_place, ${nameUnlessOverridden(kind, 'p.api_id')}
    -- Another writer may have saved the profile since we read the row.
    where excluded.has_profile or not p.has_profile`.execute(db);
}

/** An editor has since changed or deleted the override. */
function isOutdated({ override, arabic_name, name_how }: Known): boolean {
  return override !== (name_how === 'override' ? arabic_name : null);
}

function arabicBirthPlace({ birth_place, birth_country }: Facts): string | null {
  return birth_place ? translate('city', birth_place, birth_country ?? undefined).text : null;
}

function uniqueById<T extends { id: number }>(people: readonly T[]): T[] {
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
