import { personTables } from '@safira/arabic/name-tables';
import type { Person, Role, Team } from '../model.ts';
import { squadsEngland } from '../tables/people/squads-england.ts';
import { shortName } from './names.ts';
import { realId } from './person-ids.ts';

export type KnownPlayer = { person: Person; role: Role };

/** The list was made in April of its season; a year later most players are still there. */
const SEASONS = new Set([2025, 2026]);

/** Players who would be older a year later are assumed to have retired. */
const OLDEST = 40;

let byClub: ReadonlyMap<number, readonly KnownPlayer[]> | undefined;

/** HOUSE: real players of the club, most minutes first; those without a known nationality are left out. */
export function knownPlayersOf({ id, isNational }: Team, season: number): readonly KnownPlayer[] {
  if (isNational || !SEASONS.has(season)) return [];
  byClub ??= readSquads();
  const club = byClub.get(id) ?? [];
  return club.filter(({ person }) => season - Number(person.birth.date.slice(0, 4)) <= OLDEST);
}

function readSquads() {
  const known = new Map(personTables.player.flat().map((entry) => [entry[0], entry]));
  const clubs = new Map<number, KnownPlayer[]>();
  for (const [index, [club, role, firstname, lastname, name, , born]] of squadsEngland.entries()) {
    const entry = known.get(name);
    if (!entry) continue;
    const [, arabic, nationality] = entry;
    const person: Person = {
      id: realId(index),
      name: shortName(name),
      firstname,
      lastname,
      arabic,
      birth: { date: born, place: null, country: nationality },
      nationality,
      height: null,
      weight: null,
      isComposed: false,
    };
    clubs.set(club, [...(clubs.get(club) ?? []), { person, role }]);
  }
  return clubs;
}
