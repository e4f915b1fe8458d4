import { plainLetters } from '../letters/plain-letters.ts';
import { readSide } from './sides.ts';
import { type CountryEntry, fifaMembers, otherCountries } from '../tables/fifa-members.ts';

/**
 * NAME-01: a country as sports desks write it; undefined when it is in no table.
 * Servers only: the names come with the JavaScript engine, so a browser gets the finished text.
 */
export function countryName(english: string): string | undefined {
  const key = countryKey(english);
  if (key === WORLD) return 'دولي';
  const country = countries.get(key);
  if (!country) return undefined;
  if (!names.has(key)) names.set(key, arabicOf(country)); // called for every match of a list
  return names.get(key);
}

/** One key for all spellings of a country: `Saudi-Arabia` and `Saudi Arabia`, `Ivory Coast` and `Côte d'Ivoire`. */
export function countryKey(english: string): string {
  const known = canonical.get(english);
  if (known !== undefined) return known;
  const key = spellingKey(english);
  return canonical.get(key) ?? key;
}

/** The 22 members of the Arab League; names of their people are never spelled by rule. */
export function isArabCountry(english: string): boolean {
  return arabCountries.has(countryKey(english));
}

/** Members of UEFA. */
export function isEuropeanCountry(english: string): boolean {
  return europeanCountries.has(countryKey(english));
}

/** NAME-01: «منتخب مصر», «منتخب مصر تحت 23 عامًا», «منتخب مصر للسيدات»; undefined when it is no country's team. */
export function nationalTeam(english: string): string | undefined {
  const { base, side } = readSide(english.trim());
  const name = countryKey(base) === WORLD ? undefined : countryName(base);
  return name === undefined ? undefined : `منتخب ${name} ${side}`.trim();
}

const WORLD = 'world';

const spellingKey = (english: string) =>
  plainLetters(english)
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’‘`.]/g, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^the /, '');

const known = [...fifaMembers, ...otherCountries];

const countries = new Map(known.map((country) => [spellingKey(country.name), country]));

/** Also keyed by the spelling as written, so that most lookups need no normalising. */
const canonical = new Map(
  known.flatMap(({ name, aliases = [] }) =>
    [name, ...aliases].flatMap((spelling) =>
      [spelling, spelling.replaceAll(' ', '-'), spellingKey(spelling)].map(
        (written) => [written, spellingKey(name)] as const,
      ),
    ),
  ),
);

const arabCountries = new Set(
  [
    'Algeria, Bahrain, Comoros, Djibouti, Egypt, Iraq, Jordan, Kuwait, Lebanon, Libya, Mauritania, Morocco',
    'Oman, Palestine, Qatar, Saudi Arabia, Somalia, Sudan, Syria, Tunisia, United Arab Emirates, Yemen',
  ].flatMap((line) => line.toLowerCase().split(', ')),
);

/** OURS-15: every spelling of an Arab country that the provider may write, with the key of the country. */
export const arabSpellings: readonly { spelling: string; key: string }[] = [...canonical]
  .filter(([, key]) => arabCountries.has(key))
  .map(([spelling, key]) => ({ spelling, key }));

function arabicOf({ code, arabic }: CountryEntry): string | undefined {
  return arabic ?? (code === undefined ? undefined : regions.of(code));
}

const names = new Map<string, string | undefined>();

const regions = new Intl.DisplayNames('ar-EG-u-ca-gregory-nu-latn', { type: 'region', fallback: 'none' });

/** UEFA's members are the last in the table, from Albania on. */
const europeanCountries = new Set(
  fifaMembers
    .slice(fifaMembers.findIndex(({ name }) => name === 'Albania'))
    .map(({ name }) => spellingKey(name)),
);
