import { makeIndex } from './name-index.ts';
import { placeTables } from './name-tables.ts';

/** A city of the country by its name alone, for names that contain one. */
export function findCity(english: string, country: string | undefined): string | undefined {
  return cities.find(english, country)?.text;
}

const cities = makeIndex(
  placeTables.city
    .flat()
    .map(([english, arabic, country, ...aliases]) => ({ english, arabic, country, aliases })),
  { minLength: Infinity, maxDifference: 0, mayContain: () => false },
);
