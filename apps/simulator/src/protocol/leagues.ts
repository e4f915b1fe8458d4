import type { WireLeague } from '@safira/provider/wire/leagues';
import type { SeasonDates } from '../world/calendar/seasons.ts';
import type { Competition, Coverage } from '../world/model.ts';
import { kickoffAt } from '../world/world.ts';
import { isFound, isSame, numberIn, type Answer, type RequestQuery } from './request-query.ts';

/** API-01: competitions with their seasons and the coverage of each. */
export function listLeagues(request: RequestQuery): Answer {
  const { world, query, moment, media } = request;
  const id = numberIn(query, 'id');
  const items = world.competitions
    .filter(
      ({ id: own, name, type, country }) =>
        (id === undefined || own === id) &&
        isSame(query.name, name) &&
        isSame(query.type, type) &&
        isSame(query.country, country.name) &&
        isSame(query.code, country.code) &&
        isFound(query.search, name, country.name),
    )
    .flatMap((competition): WireLeague[] => {
      const seasons = world
        .seasons(competition, moment.now)
        .filter((season) => isRequested(request, competition, season));
      if (seasons.length === 0) return [];
      const { name, type, country } = competition;
      return [
        {
          league: { id: competition.id, name, type, logo: media.league(competition.id) },
          country: { name: country.name, code: country.code, flag: media.flag(country.code) },
          seasons: seasons.map((season) => seasonOf(request, competition, season)),
        },
      ];
    });
  const last = numberIn(query, 'last');
  return { items: last === undefined ? items : items.slice(-last) };
}

function isRequested(
  { world, query }: RequestQuery,
  { id }: Competition,
  { label, isCurrent }: SeasonDates,
): boolean {
  const team = numberIn(query, 'team');
  return (
    (query.season === undefined || Number(query.season) === label) &&
    (query.current === undefined || (query.current.toLowerCase() === 'true') === isCurrent) &&
    (team === undefined || world.teamsOf(id, label).some((one) => one.id === team))
  );
}

function seasonOf({ world, moment }: RequestQuery, competition: Competition, dates: SeasonDates) {
  const { label, start, end, isCurrent } = dates;
  const { now } = moment;
  const hasBegun = now >= Date.parse(`${start}T00:00:00Z`);
  // The end of a cup is its last fixture known so far.
  const last =
    competition.type === 'Cup' && isCurrent
      ? world.fixtures({ competition: competition.id, season: label }, now).at(-1)
      : undefined;
  return {
    year: label,
    start,
    end: last ? new Date(kickoffAt(last, now)).toISOString().slice(0, 10) : end,
    current: isCurrent,
    coverage: coverageOf(competition.coverage, hasBegun),
  };
}

/** All false before the first match. */
function coverageOf(coverage: Coverage, hasBegun: boolean) {
  const ifBegun = (is: boolean) => hasBegun && is;
  return {
    fixtures: {
      events: ifBegun(coverage.events),
      lineups: ifBegun(coverage.lineups),
      statistics_fixtures: ifBegun(coverage.statistics),
      statistics_players: ifBegun(coverage.playerStatistics),
    },
    standings: ifBegun(coverage.standings),
    players: ifBegun(coverage.players),
    top_scorers: ifBegun(coverage.topScorers),
    top_assists: ifBegun(coverage.topScorers),
    top_cards: ifBegun(coverage.topScorers),
    injuries: ifBegun(coverage.injuries),
    predictions: ifBegun(coverage.predictions),
    odds: false,
  };
}

/** Every season of any competition. */
export function listSeasons({ world, moment }: RequestQuery): Answer {
  const labels = world.competitions.flatMap((competition) =>
    world.seasons(competition, moment.now).map(({ label }) => label),
  );
  return { items: [...new Set(labels)].toSorted((a, b) => a - b) };
}
