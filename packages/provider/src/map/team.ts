import type { ObservedVenueProfile, ObservedTeamProfile } from '@safira/football/observed/records';
import type { z } from 'zod';
import { WireTeam } from '../wire/teams.ts';
import { WireText } from '../wire/text.ts';
import { type TeamVenue, WireVenue } from '../wire/venues.ts';
import { mapItem, type Mapped } from './mapped.ts';

/** No club is older than this. */
const FIRST_FOUNDED = 1800;

/** TEAM-02: one item of `teams`: the team and its venue. */
export function toTeamProfile(item: unknown): Mapped<ObservedTeamProfile> {
  return mapItem(WireTeam, item, {
    idAt: ['team', 'id'],
    make: ({ team, venue }): ObservedTeamProfile => ({
      id: team.id,
      name: team.name,
      code: team.code || null,
      country: team.country || null,
      founded: team.founded != null && team.founded >= FIRST_FOUNDED ? team.founded : null,
      isNational: team.national ?? false,
      logo: team.logo ?? null,
      ground: venue?.name ? venueProfileOf(venue, venue.name) : null,
    }),
  });
}

const NamedVenue = WireVenue.extend({ name: WireText.refine((name) => name !== '', 'has no name') });

/** TEAM-02: one item of `venues`. */
export function toVenueProfile(item: unknown): Mapped<ObservedVenueProfile> {
  return mapItem(NamedVenue, item, { idAt: ['id'], make: (venue) => venueProfileOf(venue, venue.name) });
}

function venueProfileOf(venue: z.output<typeof TeamVenue>, name: string): ObservedVenueProfile {
  return {
    id: venue.id || null, // 0 means no id
    name,
    city: venue.city || null,
    address: venue.address || null,
    capacity: venue.capacity || null,
    surface: venue.surface || null,
    image: venue.image ?? null,
  };
}
