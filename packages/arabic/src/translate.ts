import { composeName } from './compose-name.ts';
import { type Found, type Limits, makeIndex, type Named, type NameIndex } from './name-index.ts';
import { clubTables, competitionTable, personTables, placeTables } from './name-tables.ts';
import type { PersonEntry } from './tables/entry.ts';

export type NameKind = 'player' | 'coach' | 'club' | 'stadium' | 'city' | 'competition';

/** `composed`: from the names it is made of. Undefined: in no table, and made of names in none. */
export type Translation = { text: string; how: Found['how'] | 'composed' };

/** NAME-02; clubs as strict as venues, for their names collide. */
const limits: Record<NameKind, Limits> = {
  player: { minLength: 3, maxDifference: 10 },
  coach: { minLength: 3, maxDifference: 10 },
  club: { minLength: 5, maxDifference: 10 },
  stadium: { minLength: 5, maxDifference: 15 },
  city: { minLength: 5, maxDifference: 10 },
  competition: { minLength: 5, maxDifference: 15 },
};

const namesOf: Record<NameKind, () => Named[]> = {
  player: () => personTables.player.flat().map(toNamed),
  coach: () => personTables.coach.flat().map(toNamed),
  club: () =>
    clubTables
      .flat()
      .map(({ name, arabic, country, aliases = [] }) => ({ english: name, arabic, country, aliases })),
  stadium: () => placeTables.stadium.flat().map(toNamed),
  city: () => placeTables.city.flat().map(toNamed),
  competition: () =>
    competitionTable.map(({ name, arabic, country, aliases = [] }) => ({
      english: name,
      arabic,
      country,
      aliases,
    })),
};

const indexes = new Map<NameKind, NameIndex>();

/** The Arabic of an English name, with how it was found; the country tells things of one name apart. */
export function translate(kind: NameKind, english: string, country?: string): Translation | undefined {
  let index = indexes.get(kind);
  if (!index) {
    index = makeIndex(namesOf[kind](), limits[kind]);
    indexes.set(kind, index);
  }
  const found = index.find(english, country);
  if (found || (kind !== 'player' && kind !== 'coach')) return found;
  const text = composeName(english, country);
  return text === undefined ? undefined : { text, how: 'composed' };
}

function toNamed([english, arabic, country, ...aliases]: PersonEntry): Named {
  return { english, arabic, country, aliases };
}
