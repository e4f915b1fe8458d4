import { composeName } from '@safira/arabic/names/compose-name';
import { randomOf, whole } from '../../random.ts';
import { nameBanks } from '../tables/people/name-banks.ts';
import { nationalities } from '../tables/people/nationalities.ts';
import { isRealName } from './real-names.ts';

const withArticle: ReadonlySet<string> = new Set(['Morocco', 'Tunisia']);
const GENERATIONS = 5;
const SEATS = 31;

/** In one group (a club, the referees of a country) each place has its own name, and so has each successor there. */
type NamePlace = { group: string | number; place: number; generation: number };

type FullName = { first: string; last: string; arabic: string };

/** NAME-05: a typical name of that country, in both spellings, that belongs to no real person we know of. */
export function drawName(seed: number, country: string, { group, place, generation }: NamePlace): FullName {
  const bank = nameBanks[country];
  if (!bank) throw new Error(`No names of ${country}`);
  const { given, family } = bank;
  const start = whole(randomOf(seed, 'family', group), 0, 9999);
  const seat = start + (place + generation * SEATS) * strideOf(family.length);
  const [last, lastArabic] = family[seat % family.length]!;
  // Another generation of the group may have the same family name, so each generation has its own given names.
  const own = Math.floor(given.length / GENERATIONS);
  const first = whole(randomOf(seed, 'given', group, place, generation), 0, own - 1);
  for (let i = 0; i < own; i++) {
    const [name, nameArabic] = given[((first + i) % own) * GENERATIONS + (generation % GENERATIONS)]!;
    if (name === last || isRealName(`${name} ${last}`)) continue;
    // The same bank serves all of the Maghreb, but surnames have the article only in some countries of it.
    const arabic = withArticle.has(country) ? composeName(`${name} ${last}`, country) : undefined;
    return { first: name, last, arabic: arabic ?? `${nameArabic} ${lastArabic}` };
  }
  throw new Error(`Everybody of ${country} called ${last} is real`);
}

/** As in lists: «M. Salah»; a single name is not shortened. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.length === 0 ? first : `${first[0]}. ${rest.join(' ')}`;
}

/** HOUSE: the provider has `Saudi-Arabia` for a league's country and `Saudi Arabia` for a person's. */
export function nationalityOf(country: string): string {
  return nationalities.get(country) ?? country.replaceAll('-', ' ');
}

/** Neighbouring places are this far apart in the bank, and every place gets another name before one repeats. */
const strideOf = (length: number) => [37, 41, 43].find((stride) => length % stride !== 0)!;
