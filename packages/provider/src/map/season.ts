import type { ObservedCoverage, ObservedSeason } from '@safira/football/observed/records';
import { WireLeague } from '../wire/leagues.ts';
import { dateBetween } from './dates.ts';
import { mapItem, type Mapped } from './mapped.ts';

/** Qualifiers begin three years before the year they are labelled with, and some end as late after it. */
const YEARS_AROUND = 3;

/** API-01: one item of `leagues` as its seasons, each under the provider's label. */
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

function daysOf({ year, ...dates }: WireSeason): Pick<ObservedSeason, 'start' | 'end'> {
  const around = { from: year - YEARS_AROUND, to: year + YEARS_AROUND };
  const start = dateBetween(dates.start, around);
  const end = dateBetween(dates.end, around);
  // An end before the start: drop the end, because that is the date that moves.
  return { start, end: start !== null && end !== null && end < start ? null : end };
}

function coverageOf(wire: WireSeason['coverage']): ObservedCoverage {
  return {
    events: wire?.fixtures.events ?? false,
    lineups: wire?.fixtures.lineups ?? false,
    statistics: wire?.fixtures.statistics_fixtures ?? false,
    playerStatistics: wire?.fixtures.statistics_players ?? false,
    standings: wire?.standings ?? false,
    players: wire?.players ?? false,
    topScorers: wire?.top_scorers ?? false,
    injuries: wire?.injuries ?? false,
    predictions: wire?.predictions ?? false,
  };
}
