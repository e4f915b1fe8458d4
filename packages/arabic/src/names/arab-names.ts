import { countryKey } from './countries.ts';
import type { TokenEntry } from '../tables/entry.ts';
import { algeriaTokens } from '../tables/names/algeria.ts';
import { arabTokens } from '../tables/names/arab.ts';
import { egyptSudanTokens } from '../tables/names/egypt-sudan.ts';
import { gulfTokens } from '../tables/names/gulf.ts';
import { levantIraqTokens } from '../tables/names/levant-iraq.ts';
import { libyaMauritaniaTokens } from '../tables/names/libya-mauritania.ts';
import { moroccoTokens } from '../tables/names/morocco.ts';
import { tunisiaTokens } from '../tables/names/tunisia.ts';

/**
 * NAME-05: an Arab given or family name, as the sports desks of its country write it: «Trabelsi» is «الطرابلسي» in
 * Tunisia, «Gaber» is «جابر» in Egypt. Expects plain lower-case letters.
 */
export function arabName(word: string, country: string | undefined): string | undefined {
  return simpleName(word, country) ?? compoundName(word, country);
}

function simpleName(word: string, country: string | undefined): string | undefined {
  const own = country === undefined ? undefined : regionOf.get(countryKey(country));
  return own?.get(word) ?? everywhere.get(word) ?? elsewhere.get(word);
}

/** A name written as one word but made of known ones: «Abderrahim», «Nasreddine», «Benali», «Bouzid», «Elkaabi». */
function compoundName(word: string, country: string | undefined): string | undefined {
  for (const { pattern, compose } of compounds) {
    const rest = pattern.exec(word)?.groups?.rest;
    const known = rest === undefined || rest.length < SHORTEST_PART ? undefined : simpleName(rest, country);
    if (known !== undefined) return compose(known);
  }
  return undefined;
}

/** Two letters are left by chance too often: «Elio» is not «ال» and «Io». */
const SHORTEST_PART = 3;

const bare = (name: string) => name.replace(/^ال/, '');

/** The Latin article takes the sound of the letter after it: «Abderrahim», «Abdessalam», «Abdennour». */
const compounds: readonly { pattern: RegExp; compose: (rest: string) => string }[] = [
  { pattern: /^abd[aeou]{1,2}(?:l|([rsnztd])(?=\1))(?<rest>.+)$/, compose: (rest) => `عبد ال${bare(rest)}` },
  { pattern: /^(?<rest>.+?)(?:[aeiou]?[ld])?d[ie]{1,2}ne?$/, compose: (rest) => `${rest} الدين` },
  { pattern: /^ab(?:ou|u|o)[ea]l(?<rest>.+)$/, compose: (rest) => `أبو ال${bare(rest)}` },
  { pattern: /^ab(?:ou|u)(?<rest>.+)$/, compose: (rest) => `أبو ${rest}` },
  { pattern: /^ben(?<rest>.+)$/, compose: (rest) => `بن ${rest}` },
  { pattern: /^bel(?<rest>.+)$/, compose: (rest) => `بل${bare(rest)}` },
  { pattern: /^bou(?<rest>.+)$/, compose: (rest) => `بو${bare(rest)}` },
  { pattern: /^[ea]l(?<rest>.+)$/, compose: (rest) => `ال${bare(rest)}` },
];

const everywhere = new Map(arabTokens);

const regions: readonly (readonly [countries: string, tokens: TokenEntry[]])[] = [
  ['Algeria', algeriaTokens],
  ['Morocco', moroccoTokens],
  ['Tunisia', tunisiaTokens],
  ['Libya, Mauritania', libyaMauritaniaTokens],
  ['Egypt, Sudan, Somalia, Djibouti, Comoros', egyptSudanTokens],
  ['Saudi Arabia, United Arab Emirates, Qatar, Kuwait, Bahrain, Oman, Yemen', gulfTokens],
  ['Jordan, Syria, Lebanon, Palestine, Iraq', levantIraqTokens],
];

const regionOf = new Map(
  regions.flatMap(([countries, tokens]) => {
    const names = new Map(tokens);
    return countries.split(', ').map((country) => [countryKey(country), names] as const);
  }),
);

/** Every table of Arab names, the common one last: a name of a country may differ from it. */
export const arabNameTables: readonly TokenEntry[][] = [...regions.map(([, tokens]) => tokens), arabTokens];

/** For players whose parents come from another country; where two regions differ, the first one counts. */
const elsewhere = new Map(regions.toReversed().flatMap(([, tokens]) => tokens));
