import { personTables } from '@safira/arabic/names/name-tables';
import type { PersonEntry } from '@safira/arabic/tables/entry';
import type { Flank, Person, Role, Team } from '../model.ts';
import { squadsEgypt } from '../tables/people/squads-egypt.ts';
import { detailsEngland } from '../tables/people/squads-england-details.ts';
import { squadsEngland } from '../tables/people/squads-england.ts';
import { squadsFrance } from '../tables/people/squads-france.ts';
import { squadsGermany } from '../tables/people/squads-germany.ts';
import { squadsGulf } from '../tables/people/squads-gulf.ts';
import { squadsItaly } from '../tables/people/squads-italy.ts';
import { squadsMorocco } from '../tables/people/squads-morocco.ts';
import type { KnownRow } from '../tables/people/squads-row.ts';
import { squadsSaudiArabia } from '../tables/people/squads-saudi-arabia.ts';
import { squadsSpain } from '../tables/people/squads-spain.ts';
import { shortName } from './names.ts';
import { realId } from './person-ids.ts';

export type KnownPlayer = {
  person: Person;
  role: Role;
  number?: number | undefined;
  flank?: Flank | undefined;
};

/** The lists are of 2025-26; a year later most players are still there. */
const SEASONS = new Set([2025, 2026]);

/** Players who would be older a year later are assumed to have retired. */
const OLDEST = 41;

/** Their position is part of ids: append at the end. England is table 0. */
export const tables: readonly (readonly KnownRow[])[] = [
  squadsSpain,
  squadsItaly,
  squadsGermany,
  squadsFrance,
  squadsSaudiArabia,
  squadsEgypt,
  squadsMorocco,
  squadsGulf,
];

let byClub: ReadonlyMap<number, readonly KnownPlayer[]> | undefined;

/** HOUSE: real players of the club, most important first; those without a known nationality are left out. */
export function knownPlayersOf({ id, isNational }: Team, season: number): readonly KnownPlayer[] {
  if (isNational || !SEASONS.has(season)) return [];
  byClub ??= readSquads();
  const club = byClub.get(id) ?? [];
  return club.filter(({ person: { birth } }) => season - Number(birth.date?.slice(0, 4) ?? season) <= OLDEST);
}

function readSquads() {
  const known = new Map(personTables.player.flat().map((entry) => [entry[0], entry]));
  const clubs = new Map<number, KnownPlayer[]>();
  const add = (club: number, player: KnownPlayer) =>
    void clubs.set(club, [...(clubs.get(club) ?? []), player]);
  // The source still lists some who had left.
  const elsewhere = new Set(tables.flat().map(([, , name]) => name));
  const details = new Map(detailsEngland.map((row) => [row[0], row]));
  for (const [index, [club, role, firstname, lastname, name, , born]] of squadsEngland.entries()) {
    const entry = known.get(name);
    if (!entry || elsewhere.has(name)) continue;
    const [, ownRole = role, number, flank] = details.get(name) ?? [];
    const person = { ...nameless(entry), id: realId(0, index), name: shortName(name), firstname, lastname };
    person.birth.date = /^\d/.test(born) ? born : null;
    add(club, { person, role: ownRole, number: number ?? undefined, flank });
  }
  for (const [t, table] of tables.entries()) {
    for (const [index, [club, role, name, number, flank]] of table.entries()) {
      const entry = known.get(name);
      if (!entry) throw new Error(`No player is called ${name}`);
      const [firstname = '', ...rest] = name.split(' ');
      const person = {
        ...nameless(entry),
        id: realId(t + 1, index),
        name: shortName(name),
        firstname,
        lastname: rest.join(' '),
      };
      add(club, { person, role, number: number ?? undefined, flank });
    }
  }
  return clubs;
}

const nameless = ([, arabic, nationality]: PersonEntry) => ({
  arabic,
  birth: { date: null as string | null, place: null, country: nationality },
  nationality,
  height: null,
  weight: null,
  isComposed: false,
});
