import { countryKey } from '@safira/arabic/names/countries';
import { plainKey } from '@safira/arabic/names/name-index';
import { channelTable, clubTables, competitionTable } from '@safira/arabic/names/club-tables';
import { personTables, placeTables } from '@safira/arabic/names/name-tables';
import { fifaMembers } from '@safira/arabic/tables/fifa-members';
import { countryName } from '@safira/arabic/names/countries';
import { arabTokens } from '@safira/arabic/tables/names/arab';
import { foreignFamilyTokens } from '@safira/arabic/tables/names/foreign-family';
import { foreignGivenTokens } from '@safira/arabic/tables/names/foreign-given';

export type Line = { name: string; arabic: string; country: string; aliases?: readonly string[] };

type Tuple = readonly [name: string, arabic: string, country: string, ...aliases: string[]];

const fromTuples = (tables: readonly (readonly Tuple[])[]): Line[] =>
  tables.flat().map(([name, arabic, country, ...aliases]) => ({ name, arabic, country, aliases }));

const fromTokens = (tokens: readonly (readonly [string, string])[]): Line[] =>
  tokens.map(([name, arabic]) => ({ name, arabic, country: '' }));

/** NAME-01: every table, line by line. Given and family names are three tables: one word may occur in each. */
export const nameTables: Record<string, readonly Line[]> = {
  players: fromTuples(personTables.player),
  coaches: fromTuples(personTables.coach),
  referees: fromTuples(personTables.referee),
  clubs: clubTables.flat(),
  countries: fifaMembers.map(({ name }) => ({ name, arabic: countryName(name) ?? '', country: name })),
  stadiums: fromTuples(placeTables.stadium),
  cities: fromTuples(placeTables.city),
  competitions: competitionTable,
  channels: channelTable.map((channel) => ({ ...channel, country: '' })),
  arabNames: fromTokens(arabTokens),
  foreignGivenNames: fromTokens(foreignGivenTokens),
  foreignFamilyNames: fromTokens(foreignFamilyTokens),
};

/** The entries that would give wrong translations, by kind of fault. */
export function countFaults(tables: Record<string, readonly Line[]>): Record<string, string[]> {
  const all = Object.entries(tables).flatMap(([kind, lines]) => lines.map((line) => ({ kind, ...line })));
  return {
    'entries that occur twice': repeated(
      all.map(({ kind, name, country }) => `${kind}: ${name} (${country})`),
    ),
    'entries whose Arabic contains Latin letters': all
      .filter(({ arabic }) => /\p{Script=Latin}/u.test(arabic))
      .map(({ kind, name, arabic }) => `${kind}: ${name} is «${arabic}»`),
    'entries without Arabic': all
      .filter(({ arabic }) => !/\p{Script=Arabic}/u.test(arabic))
      .map(({ kind, name }) => `${kind}: ${name}`),
    'keys that two different things share without a country': Object.entries(tables).flatMap(
      ([kind, lines]) => sharedKeys(lines).map((key) => `${kind}: ${key}`),
    ),
  };
}

/** Spellings that lead to two Arabic names although the country is the same, or missing. */
function sharedKeys(lines: readonly Line[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { name, arabic, country, aliases = [] } of lines) {
    for (const spelling of new Set([name, ...aliases].map(plainKey))) {
      const key = `${spelling} (${countryKey(country)})`;
      owners.set(key, (owners.get(key) ?? new Set()).add(arabic));
    }
  }
  return [...owners]
    .filter(([, names]) => names.size > 1)
    .map(([key, names]) => `${key}: ${[...names].join('، ')}`);
}

function repeated(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.has(key) || !seen.add(key));
}
