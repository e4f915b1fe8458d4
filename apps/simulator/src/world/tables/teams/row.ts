import type { Venue, Team } from '../../model.ts';

/** Grass where nothing else is said. */
type GroundRow = readonly [
  id: number | null,
  name: string,
  city: string,
  capacity: number | null,
  surface?: Venue['surface'] & string,
];

/** The id is the provider's where the reference has it verified, else a number from 900,000 that nothing else has. */
type TeamRow = readonly [
  id: number,
  name: string,
  code: string | null,
  founded: number | null,
  field: string,
  second: string,
  strength: number,
  ground: GroundRow | null,
];

/** The teams of one country's table. */
export function clubsFrom(country: string, rows: readonly TeamRow[]): Team[] {
  return rows.map((row) => toTeam(row, { country, isNational: false }));
}

/** National teams: their country is their name as the provider's list of countries writes it. */
export function nationsFrom(rows: readonly TeamRow[]): Team[] {
  return rows.map((row) => toTeam(row, { country: countryOf(row[1]), isNational: true }));
}

/** Where the list of countries writes otherwise than the list of teams. */
const otherwise = new Map([
  ['Bosnia & Herzegovina', 'Bosnia'],
  ['North Macedonia', 'Macedonia'],
  ['Rep. Of Ireland', 'Ireland'],
  ['Türkiye', 'Turkey'],
]);

const countryOf = (name: string) => otherwise.get(name) ?? name.replaceAll(' ', '-');

function toTeam(row: TeamRow, { country, isNational }: Pick<Team, 'country' | 'isNational'>): Team {
  const [id, name, code, founded, field, second, strength, ground] = row;
  return {
    id,
    name,
    code,
    country,
    founded,
    isNational,
    ground: ground && toGround(ground),
    colours: [field, second],
    strength,
  };
}

function toGround([id, name, city, capacity, surface = 'grass']: GroundRow): Venue {
  return { id, name, city, address: null, capacity, surface };
}
