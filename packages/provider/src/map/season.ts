import type { ObservedCoverage, ObservedSeason } from '@safira/football/records';
import { WireLeague } from '../wire/leagues.ts';
import { dateBetween } from './dates.ts';
import { mapItem, type Mapped } from './mapped.ts';

/** Qualifiers begin three years before the year they are labelled with, and some end as long after. */
const YEARS_AROUND = 3;

/** API-01: one item of `leagues` as its seasons, each under the label the provider gave it. */
export function toSeasons(item: unknown): Mapped<ObservedSeason[]> {
  return mapItem(WireLeague, item, { idAt: ['league', 'id'], make: seasonsOf });
}

type WireSeason = WireLeague['seasons'][number];

function seasonsOf({ league, country, seasons }: WireLeague): ObservedSeason[] {
  return seasons.map((season) => ({
    competitionId: league.id,
    season: season.year,
    name: league.name,
    country: country.name,
    type: league.type?.toLowerCase() === 'cup' ? 'cup' : 'league',
    logo: league.logo ?? null,
    ...daysOf(season),
    isCurrent: season.current ?? false,
    coverage: coverageOf(season.coverage),
  }));
}

function daysOf({ year, ...told }: WireSeason): Pick<ObservedSeason, 'start' | 'end'> {
  const around = { from: year - YEARS_AROUND, to: year + YEARS_AROUND };
  const start = dateBetween(told.start, around);
  const end = dateBetween(told.end, around);
  // A season that is over before it begins: the end is the one that moves.
  return { start, end: start !== null && end !== null && end < start ? null : end };
}

function coverageOf(told: WireSeason['coverage']): ObservedCoverage {
  return {
    events: told?.fixtures.events ?? false,
    lineups: told?.fixtures.lineups ?? false,
    statistics: told?.fixtures.statistics_fixtures ?? false,
    playerStatistics: told?.fixtures.statistics_players ?? false,
    standings: told?.standings ?? false,
    players: told?.players ?? false,
    topScorers: told?.top_scorers ?? false,
    injuries: told?.injuries ?? false,
    predictions: told?.predictions ?? false,
  };
}
