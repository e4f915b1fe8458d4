import { composeGeneric } from './compose-generic.ts';
import { composeName } from './compose-name.ts';
import { countryName, isArabCountry } from './countries.ts';
import { type Found, makeIndex, type Named, type NameIndex, type Rules } from './name-index.ts';
import { clubTables, competitionTable, personTables, placeTables } from './name-tables.ts';
import { readSide } from './sides.ts';
import { people, spellName } from './spell-name.ts';
import type { PersonEntry } from './tables/entry.ts';

export type NameKind = 'player' | 'coach' | 'referee' | 'club' | 'stadium' | 'city' | 'competition';

/**
 * `composed`: from the names it is made of. `transliterated`: letter by letter.
 * `needs_editor`: an Arab name of which only the letters could be written; a rule cannot know its vowels.
 */
export type Translation = {
  text: string;
  how: Found['how'] | 'composed' | 'transliterated' | 'needs_editor';
};

const onlyWords = (known: RegExp) => (words: readonly string[]) => words.every((word) => known.test(word));

/** «Marcelo Pitaluga» is not the Marcelo of one name. */
const person: Rules = { minLength: 3, maxDifference: 10, maySay: (_, name) => name.includes(' ') };

/** NAME-02; clubs as strict as venues, for their names collide. */
const rules: Record<NameKind, Rules> = {
  player: person,
  coach: person,
  referee: person,
  club: {
    minLength: 5,
    maxDifference: 10,
    maySay: onlyWords(/^(?:fc|cf|sc|ac|afc|cfc|fk|sk|club|the|de|football|sporting|sport|saudi)$/),
  },
  stadium: {
    minLength: 5,
    maxDifference: 15,
    maySay: onlyWords(/^(?:stadium|stade|estadio|estadi|stadio|stadion|arena|park|ground|the|of|de|di)$/),
  },
  city: { minLength: 5, maxDifference: 10, maySay: () => true },
  competition: {
    minLength: 5,
    maxDifference: 15,
    maySay: onlyWords(/^(?:the|fifa|uefa|afc|caf|conmebol|concacaf|of)$/),
  },
};

const namesOf: Record<NameKind, () => Named[]> = {
  player: () => personTables.player.flat().map(toNamed),
  coach: () => personTables.coach.flat().map(toNamed),
  referee: () => [],
  club: () => clubTables.flat().map(({ name, ...rest }) => ({ aliases: [], english: name, ...rest })),
  stadium: () => placeTables.stadium.flat().map(toNamed),
  city: () => placeTables.city.flat().map(toNamed),
  competition: () => competitionTable.map(({ name, ...rest }) => ({ aliases: [], english: name, ...rest })),
};

const indexes = new Map<NameKind, NameIndex>();

/**
 * NAME-01, NAME-02, NAME-05: the Arabic of an English name, with how it was found; never empty.
 * The country tells things of one name apart: a person's nationality, elsewhere the provider's country.
 */
export function translate(kind: NameKind, english: string, country?: string): Translation {
  if (kind === 'club') return translateClub(english, country);
  const index = indexOf(kind);
  return (
    index.find(english, country) ??
    (mayBeElsewhere(kind, english, country) ? sureOnly(index.find(english)) : undefined) ??
    madeUp(kind, english, country)
  );
}

/**
 * Many people have two nationalities, and a name of two words or more is hardly ever another's; a super cup is played
 * on another country's ground. Not so with clubs, nor with a ground that is only called «National Stadium».
 */
function mayBeElsewhere(kind: NameKind, english: string, country: string | undefined): boolean {
  if (people.has(kind)) return english.includes(' ');
  return kind === 'city' || (kind === 'stadium' && composeGeneric(kind, english, country) === undefined);
}

const sureOnly = (found: Found | undefined) => (found?.how === 'fuzzy' ? undefined : found);

function translateClub(english: string, country: string | undefined): Translation {
  // A competition of the whole world says nothing about where a club is from.
  const home = country === 'World' ? undefined : country;
  const { base, side } = readSide(english);
  const clubs = indexOf('club');
  const whole = sureOnly(clubs.find(english, home)) ?? sureOnly(clubs.find(english, guestsOf(home)));
  if (whole) return whole;
  const nation = countryName(base);
  const first: Translation =
    (nation ? { text: nation, how: 'exact' } : clubs.find(base, home)) ?? madeUp('club', base, home);
  return side ? { ...first, text: `${first.text} ${side}` } : first;
}

/** Whose clubs play in the league of that country too. */
function guestsOf(country: string | undefined): string {
  const guests: Record<string, string> = { USA: 'Canada', England: 'Wales', Switzerland: 'Liechtenstein' };
  return guests[country ?? ''] ?? '';
}

function madeUp(kind: NameKind, english: string, country: string | undefined): Translation {
  const composed = people.has(kind) ? composeName(english, country) : composeGeneric(kind, english, country);
  if (composed !== undefined) return { text: composed, how: 'composed' };
  const isArab =
    (country !== undefined && isArabCountry(country)) || /\b(?:al|el|abdel|abdul)[- ]/i.test(english);
  return {
    text: spellName(kind, english, country).trim() || NAMELESS,
    how: isArab ? 'needs_editor' : 'transliterated',
  };
}

const NAMELESS = 'بلا اسم';

function indexOf(kind: NameKind): NameIndex {
  let index = indexes.get(kind);
  if (!index) {
    index = makeIndex(namesOf[kind](), rules[kind]);
    indexes.set(kind, index);
  }
  return index;
}

function toNamed([english, arabic, country, ...aliases]: PersonEntry): Named {
  return { english, arabic, country, aliases };
}
