import { randomOf, whole } from '../../random.ts';
import { nameBanks } from '../tables/people/name-banks.ts';
import { drawName, nationalityOf } from './names.ts';

const REFEREES_OF_A_COUNTRY = 24;

/** The countries of referees in international competitions; a guess. */
const INTERNATIONAL = [
  'Italy',
  'Spain',
  'Germany',
  'France',
  'Netherlands',
  'Portugal',
  'Poland',
  'Sweden',
  'Qatar',
  'Japan',
];

/** HOUSE: a composed referee, one of two dozen of the country; from various countries for an international match. */
export function refereeFor(
  seed: number,
  fixtureId: number,
  country: string,
): { name: string; country: string } {
  const random = randomOf(seed, 'referee', fixtureId);
  const place = whole(random, 0, REFEREES_OF_A_COUNTRY - 1);
  const home = nameBanks[country] ? country : INTERNATIONAL[whole(random, 0, INTERNATIONAL.length - 1)]!;
  const { first, last } = drawName(seed, home, { group: 'referees', place, generation: 0 });
  return { name: `${first} ${last}`, country: nationalityOf(home) };
}
