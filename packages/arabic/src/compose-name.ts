import { plainLetters } from './plain-letters.ts';
import { arabTokens } from './tables/names/arab.ts';
import { foreignFamilyTokens } from './tables/names/foreign-family.ts';
import { foreignGivenTokens } from './tables/names/foreign-given.ts';

const arab = new Map(arabTokens);
const given = new Map(foreignGivenTokens);
const family = new Map(foreignFamilyTokens);

/** Small words between names, as sports desks write them. */
const particles = new Map([
  ['abou', 'أبو'],
  ['abu', 'أبو'],
  ['ben', 'بن'],
  ['bin', 'بن'],
  ['da', 'دا'],
  ['das', 'داس'],
  ['de', 'دي'],
  ['del', 'ديل'],
  ['den', 'دن'],
  ['der', 'دير'],
  ['di', 'دي'],
  ['do', 'دو'],
  ['dos', 'دوس'],
  ['du', 'دو'],
  ['ibn', 'بن'],
  ['jr', 'جونيور'],
  ['junior', 'جونيور'],
  ['la', 'لا'],
  ['le', 'لو'],
  ['los', 'لوس'],
  ['saint', 'سانت'],
  ['ter', 'تير'],
  ['van', 'فان'],
  ['von', 'فون'],
]);

const articles = new Set(['al', 'el']);
const servants = new Set(['abd', 'abdel', 'abdul']);

const arabCountries = new Set(
  [
    'Algeria, Bahrain, Comoros, Djibouti, Egypt, Iraq, Jordan, Kuwait, Lebanon, Libya, Mauritania, Morocco',
    'Oman, Palestine, Qatar, Saudi Arabia, Somalia, Sudan, Syria, Tunisia, United Arab Emirates, Yemen',
  ].flatMap((line) => line.toLowerCase().split(', ')),
);

export function isArabCountry(country: string): boolean {
  return arabCountries.has(country.replaceAll('-', ' ').toLowerCase());
}

/** NAME-05: a person's name from the names it is made of; undefined when one of them is in no table. */
export function composeName(english: string, country?: string): string | undefined {
  const words = plainLetters(english)
    .toLowerCase()
    .replaceAll(/['’‘`]/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean);
  // «M. Salah»: an initial says nothing in Arabic, the family name does.
  const named = words.length > 1 ? words.filter((word) => word.length > 1) : words;
  const isArab = country !== undefined && isArabCountry(country);
  const parts: string[] = [];
  for (let i = 0; i < named.length; i++) {
    const word = named[i]!;
    const next = named[i + 1];
    const isJoined = next !== undefined && (articles.has(word) || servants.has(word));
    const part = isJoined
      ? lookUp(next, { isFirst: false, isArab: true })
      : lookUp(word, { isFirst: i === 0, isArab });
    if (part === undefined) return undefined;
    if (isJoined) i++;
    parts.push(isJoined ? join(word, part) : part);
  }
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** «ال» is written to its name, once; «عبد» before it with a space. */
function join(before: string, name: string): string {
  const withArticle = name.startsWith('ال') ? name : `ال${name}`;
  return servants.has(before) ? `عبد ${withArticle}` : withArticle;
}

function lookUp(
  word: string,
  { isFirst, isArab }: { isFirst: boolean; isArab: boolean },
): string | undefined {
  const [nearest, other] = isFirst ? [given, family] : [family, given];
  const foreign = () => nearest.get(word) ?? other.get(word);
  const particle = isFirst ? undefined : particles.get(word);
  return particle ?? (isArab ? (arab.get(word) ?? foreign()) : (foreign() ?? arab.get(word)));
}
