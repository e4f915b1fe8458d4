import { countryKey, countryName } from './countries.ts';
import { clubTables } from './club-tables.ts';
import { once } from '../once.ts';
import { nisbas } from '../tables/nisbas.ts';

type Club = { name: string; originalName: string; country: string | null };

/**
 * NAME-01: a club outside its own country with its nationality, if clubs of other countries have the same name:
 * «الأهلي المصري», «الشباب العُماني». At home there is no doubt.
 */
export function clubAbroad({ name, originalName, country }: Club, competitionCountry: string): string {
  const namesakes = sameNames().get(name);
  if (!namesakes) return name;
  const own = country ?? namesakes.find(({ spellings }) => spellings.includes(originalName))?.country;
  if (own === undefined || own === 'World' || countryKey(own) === countryKey(competitionCountry)) return name;
  const isUnique = namesakes.every((club) => countryKey(club.country) === countryKey(own));
  return isUnique ? name : `${name} ${nationality(own)}`;
}

const sameNames = once(() =>
  Map.groupBy(
    clubTables.flat().map(({ arabic, name, aliases = [], country }) => ({
      arabic,
      spellings: [name, ...aliases],
      country,
    })),
    ({ arabic }) => arabic,
  ),
);

const nisbaOf = once(
  () => new Map(Object.entries(nisbas).map(([country, nisba]) => [countryKey(country), nisba])),
);

function nationality(country: string): string {
  const nisba = nisbaOf().get(countryKey(country));
  return nisba ? `ال${nisba}` : `(${countryName(country) ?? country})`;
}
