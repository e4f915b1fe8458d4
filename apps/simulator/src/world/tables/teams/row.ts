import type { Venue, Team } from '../../model.ts';

/** Grass unless a surface is given. */
type VenueRow = readonly [
  id: number | null,
  name: string,
  city: string,
  capacity: number | null,
  surface?: Venue['surface'] & string,
];

/** The id is the provider's where the reference has verified it, else a unique one from 900,000. */
type TeamRow = readonly [
  id: number,
  name: string,
  code: string | null,
  founded: number | null,
  field: string,
  second: string,
  strength: number,
  venue: VenueRow | null,
];

/** The teams of one country's table. */
export function clubsFrom(country: string, rows: readonly TeamRow[]): Team[] {
  return rows.map((row) => toTeam(row, { country, isNational: false }));
}

/** National teams: the country is their name as in the provider's list of countries. */
export function nationsFrom(rows: readonly TeamRow[]): Team[] {
  return rows.map((row) => toTeam(row, { country: countryOf(row[1]), isNational: true }));
}

/** Names that differ between the list of countries and the list of teams. */
const otherwise = new Map([
  ['Bosnia & Herzegovina', 'Bosnia'],
  ['Curaçao', 'Curacao'],
  ['North Macedonia', 'Macedonia'],
  ['Rep. Of Ireland', 'Ireland'],
  ['Türkiye', 'Turkey'],
]);

const countryOf = (name: string) => otherwise.get(name) ?? name.replaceAll(' ', '-');

function toTeam(row: TeamRow, { country, isNational }: Pick<Team, 'country' | 'isNational'>): Team {
  const [id, name, code, founded, field, second, strength, venue] = row;
  return {
    id,
    name,
    code,
    country,
    founded,
    isNational,
    ground: venue && toVenue(venue),
    colours: [field, second],
    strength,
  };
}

function toVenue([id, name, city, capacity, surface = 'grass']: VenueRow): Venue {
  return { id, name, city, address: null, capacity, surface };
}
