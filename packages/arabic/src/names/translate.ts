import { composeGeneric, isGenericVenue } from './compose-generic.ts';
import { composeName } from './compose-name.ts';
import { countryName, isArabCountry } from './countries.ts';
import { type Found, makeIndex, type Named, type NameIndex, type Rules } from './name-index.ts';
import { clubTables, competitionTable } from './club-tables.ts';
import { personTables, placeTables } from './name-tables.ts';
import { readSide } from './sides.ts';
import { people, spellName } from './spell-name.ts';
import { commonSurnames } from '../tables/common-surnames.ts';
import type { PersonEntry } from '../tables/entry.ts';

export type NameKind = 'player' | 'coach' | 'referee' | 'club' | 'stadium' | 'city' | 'competition';

/**
 * `composed`: from known parts of the name. `transliterated`: letter by letter.
 * `needs_editor`: an Arab name that could only be spelled by letter; a rule cannot know its vowels.
 */
export type Translation = {
  text: string;
  how: Found['how'] | 'composed' | 'transliterated' | 'needs_editor';
};

const onlyWords = (known: RegExp) => (words: readonly string[]) => words.every((word) => known.test(word));

/** «Marcelo Pitaluga» is not the player known as Marcelo. */
const person: Rules = {
  minLength: 3,
  maxDifference: 10,
  mayContain: (_, name) => name.includes(' '),
  isDistinctive: (surname) => !commonSurnames.has(surname.replace(/^(?:al|el) /, '')),
};

/** NAME-02; clubs are as strict as venues, because their names collide. */
const rules: Record<NameKind, Rules> = {
  player: person,
  coach: person,
  referee: person,
  club: {
    minLength: 5,
    maxDifference: 10,
    mayContain: onlyWords(/^(?:fc|cf|sc|ac|afc|cfc|fk|sk|club|the|de|football|sporting|sport|saudi)$/),
  },
  stadium: {
    minLength: 5,
    maxDifference: 15,
    mayContain: onlyWords(/^(?:stadium|stade|estadio|estadi|stadio|stadion|arena|park|ground|the|of|de|di)$/),
  },
  city: { minLength: 5, maxDifference: 10, mayContain: () => true },
  competition: {
    minLength: 5,
    maxDifference: 15,
    mayContain: onlyWords(/^(?:the|fifa|uefa|afc|caf|conmebol|concacaf|of)$/),
  },
};

const namesOf: Record<NameKind, () => Named[]> = {
  player: () => personTables.player.flat().map(toNamed),
  coach: () => personTables.coach.flat().map(toNamed),
  referee: () => personTables.referee.flat().map(toNamed),
  club: () => clubTables.flat().map(({ name, ...rest }) => ({ aliases: [], english: name, ...rest })),
  stadium: () => placeTables.stadium.flat().map(toNamed),
  city: () => placeTables.city.flat().map(toNamed),
  competition: () => competitionTable.map(({ name, ...rest }) => ({ aliases: [], english: name, ...rest })),
};

const indexes = new Map<NameKind, NameIndex>();

/**
 * NAME-01, NAME-02, NAME-05: the Arabic of an English name, and how it was found; never empty.
 * The country distinguishes entries of the same name: a person's nationality, else the provider's country.
 */
export function translate(kind: NameKind, english: string, country?: string): Translation {
  if (kind === 'club') return translateClub(english, country);
  const index = indexOf(kind);
  const own = index.find(english, country);
  return (
    sureOnly(own) ??
    // A longer Arab name is rarely the person whose name it contains, and its parts are known.
    (people.has(kind) && isArab(country) ? composed(kind, english, country) : undefined) ??
    own ??
    (mayBeElsewhere(kind, english) ? sureOnly(index.find(english)) : undefined) ??
    madeUp(kind, english, country)
  );
}

const isArab = (country: string | undefined) => country !== undefined && isArabCountry(country);

function composed(kind: NameKind, english: string, country: string | undefined): Translation | undefined {
  const text = people.has(kind) ? composeName(english, country) : composeGeneric(kind, english, country);
  return text === undefined ? undefined : { text, how: 'composed' };
}

/**
 * Many people have two nationalities, and two people hardly ever share a name of two words or more; a super cup may be
 * played in another country. Not so with clubs, nor with a venue that is only called «National Stadium».
 */
function mayBeElsewhere(kind: NameKind, english: string): boolean {
  if (people.has(kind)) return /^\S{2,}[^.\s] /u.test(english); // OURS-31: not an initial and a surname
  return kind === 'city' || (kind === 'stadium' && !isGenericVenue(english));
}

const sureOnly = (found: Found | undefined) => (found?.how === 'fuzzy' ? undefined : found);

function translateClub(english: string, country: string | undefined): Translation {
  // A worldwide competition does not reveal a club's country.
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

/** The country whose clubs also play in the league of this country. */
function guestsOf(country: string | undefined): string {
  const guests: Record<string, string> = {
    USA: 'Canada',
    England: 'Wales',
    Wales: 'England',
    Switzerland: 'Liechtenstein',
  };
  return guests[country ?? ''] ?? '';
}

function madeUp(kind: NameKind, english: string, country: string | undefined): Translation {
  const text = spellName(kind, english, country).trim() || NAMELESS;
  const isOfArab = isArab(country) || /\b(?:al|el|abdel|abdul)[- ]/i.test(english);
  return composed(kind, english, country) ?? { text, how: isOfArab ? 'needs_editor' : 'transliterated' };
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
