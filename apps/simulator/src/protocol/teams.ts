import type { WireCountry } from '@safira/provider/wire/countries';
import type { WireTeam } from '@safira/provider/wire/teams';
import type { WireVenue } from '@safira/provider/wire/venues';
import type { Team } from '../world/model.ts';
import type { Media } from './media.ts';
import { venueOf } from './names.ts';
import { isFound, isSame, numberIn, type Answer, type RequestQuery } from './request-query.ts';
import { countryCodes } from './tables/countries.ts';

/** API-01: teams with their venues. */
export function listTeams(request: RequestQuery): Answer {
  const { query, media } = request;
  const id = numberIn(query, 'id');
  const venue = numberIn(query, 'venue');
  const items = among(request)
    .filter(
      (team) =>
        (id === undefined || team.id === id) &&
        (venue === undefined || team.ground?.id === venue) &&
        isSame(query.name, team.name) &&
        isSame(query.country, team.country) &&
        isSame(query.code, team.code) &&
        isFound(query.search, team.name, team.country),
    )
    .map(({ id: own, name, code, country, founded, isNational, ground }): WireTeam => ({
      team: { id: own, name, code, country, founded, national: isNational, logo: media.team(own) },
      venue: venueOf(media, ground),
    }));
  return { items };
}

function among(request: RequestQuery): readonly Team[] {
  const { world, query } = request;
  const league = numberIn(query, 'league');
  return league === undefined ? world.teams : teamsIn(request, league, Number(query.season));
}

/** Empty for seasons that the world does not have. */
export function teamsIn({ world, moment }: RequestQuery, league: number, season: number): readonly Team[] {
  const competition = world.findCompetition(league);
  const isHeld = competition && world.seasons(competition, moment.now).some(({ label }) => label === season);
  return isHeld ? world.teamsOf(league, season) : [];
}

/** The seasons in which a team took part in any competition. */
export function listTeamSeasons({ world, moment, query }: RequestQuery): Answer {
  const id = Number(query.team);
  const labels = world.competitions.flatMap((competition) =>
    world
      .seasons(competition, moment.now)
      .map(({ label }) => label)
      .filter((label) => world.teamsOf(competition.id, label).some((team) => team.id === id)),
  );
  return { items: [...new Set(labels)].toSorted((a, b) => a - b) };
}

/** API-01: the countries of teams and competitions, by name. */
export function listCountries({ world, query, media }: RequestQuery): Answer {
  const names = [
    ...world.competitions.map(({ country }) => country.name),
    ...world.teams.map(({ country }) => country),
  ];
  const items = [...new Set(names)]
    .toSorted()
    .map((name) => countryOf(name, media))
    .filter(
      ({ name, code }) =>
        isSame(query.name, name) && isSame(query.code, code ?? null) && isFound(query.search, name),
    );
  return { items };
}

/** The countries that have teams. */
export function listTeamCountries({ world, media }: RequestQuery): Answer {
  const names = new Set(world.teams.map(({ country }) => country));
  return { items: [...names].toSorted().map((name) => countryOf(name, media)) };
}

function countryOf(name: string, media: Media): WireCountry {
  const code = countryCodes[name] ?? null;
  return { name, code, flag: media.flag(code) };
}

/** API-01: venues, each once; the provider has no id for some of them. */
export function listVenues({ world, query, media }: RequestQuery): Answer {
  const venues = new Map<string, WireVenue>();
  for (const { ground, country } of world.teams) {
    if (!ground) continue;
    const key = String(ground.id ?? `${ground.name}, ${ground.city}`);
    if (!venues.has(key)) venues.set(key, { ...venueOf(media, ground), country });
  }
  const id = numberIn(query, 'id');
  const items = [...venues.values()].filter(
    (venue) =>
      (id === undefined || venue.id === id) &&
      isSame(query.name, venue.name ?? null) &&
      isSame(query.city, venue.city ?? null) &&
      isSame(query.country, venue.country ?? null) &&
      isFound(query.search, venue.name ?? null, venue.city ?? null, venue.country ?? null),
  );
  return { items };
}
