import type { Competition, Venue, Person, Player, Role, Team } from '../world/model.ts';
import type { Media } from './media.ts';
import { ageAt } from './times.ts';

export const positions: Record<Role, string> = {
  G: 'Goalkeeper',
  D: 'Defender',
  M: 'Midfielder',
  F: 'Attacker',
};

/** A team as embedded in other items. */
export function teamName(media: Media, { id, name }: Team) {
  return { id, name, logo: media.team(id) };
}

/** A competition's season as embedded in other items. */
export function leagueName(media: Media, { id, name, country }: Competition, season: number) {
  return {
    id,
    name,
    country: country.name,
    logo: media.league(id),
    flag: media.flag(country.code),
    season,
  };
}

/** A venue without its country. */
export function venueOf(media: Media, venue: Venue | null) {
  const id = venue?.id ?? null;
  return {
    id,
    name: venue?.name ?? null,
    address: venue?.address ?? null,
    city: venue?.city ?? null,
    capacity: venue?.capacity ?? null,
    surface: venue?.surface ?? null,
    image: id === null ? null : media.venue(id),
  };
}

/** The personal data in `players`, `players/profiles` and `coachs`. */
export function personOf({ id, name, firstname, lastname, birth, ...person }: Person, now: number) {
  return {
    id,
    name,
    firstname,
    lastname,
    age: ageAt(birth.date, now),
    birth,
    nationality: person.nationality,
    height: person.height === null ? null : String(person.height),
    weight: person.weight === null ? null : String(person.weight),
  };
}

export const fullName = ({ firstname, lastname, name }: Player): string =>
  `${firstname} ${lastname}`.trim() || name;
