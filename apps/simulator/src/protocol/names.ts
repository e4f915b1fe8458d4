import type { Competition, Venue, Person, Player, Role, Team } from '../world/model.ts';
import type { Media } from './media.ts';
import { ageAt } from './times.ts';

export const positions: Record<Role, string> = {
  G: 'Goalkeeper',
  D: 'Defender',
  M: 'Midfielder',
  F: 'Attacker',
};

/** How a team is named inside everything else. */
export function teamName(media: Media, { id, name }: Team) {
  return { id, name, logo: media.team(id) };
}

/** How a competition's season is named inside everything else. */
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

/** A ground without its country. */
export function venueOf(media: Media, ground: Venue | null) {
  const id = ground?.id ?? null;
  return {
    id,
    name: ground?.name ?? null,
    address: ground?.address ?? null,
    city: ground?.city ?? null,
    capacity: ground?.capacity ?? null,
    surface: ground?.surface ?? null,
    image: id === null ? null : media.venue(id),
  };
}

/** What `players`, `players/profiles` and `coachs` tell of somebody. */
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
