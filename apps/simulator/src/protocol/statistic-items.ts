import type { WireTeamStatistics } from '@safira/provider/wire/fixtures';
import type { MatchNow, Side } from '../world/model.ts';
import { statisticRows, type StatisticRow } from '../world/play/statistic-rows.ts';
import { teamStatistics, type TeamNumbers } from '../world/play/statistics.ts';
import { teamName } from './names.ts';
import type { RequestQuery } from './request-query.ts';

const SIDES = ['home', 'away'] as const;
type BothSides = Record<Side, TeamNumbers>;

/** DLG-08: both sides, home first; empty before the kick-off or without coverage. */
export function statisticItems(match: MatchNow, request: RequestQuery): WireTeamStatistics[] {
  const numbers = numbersOf(match, request);
  if (!numbers) return [];
  const isHomeOnly = match.staged?.script.statistics === 'home';
  return SIDES.filter((side) => side === 'home' || !isHomeOnly).map((side) => ({
    team: teamName(request.media, match.fixture[side]),
    statistics: statisticRows(numbers[side]),
  }));
}

/** The same with each half separately; the second is the rest after the break. */
export function statisticsByHalf(match: MatchNow, request: RequestQuery): WireTeamStatistics[] {
  const whole = numbersOf(match, request);
  if (!whole) return [];
  const first = firstHalf(match, request);
  const second = first && { home: rest(whole, first, 'home'), away: rest(whole, first, 'away') };
  return statisticItems(match, request).map((item, i) => ({
    ...item,
    statistics_1h: rowsOf(first ?? whole, SIDES[i]!),
    statistics_2h: rowsOf(second, SIDES[i]!),
  }));
}

const rowsOf = (numbers: BothSides | null, side: Side): StatisticRow[] =>
  numbers ? statisticRows(numbers[side]) : [];

function numbersOf(match: MatchNow, { world }: RequestQuery): BothSides | null {
  if (match.staged?.script.statistics === 'none') return null;
  return match.fixture.competition.coverage.statistics ? teamStatistics(world.seed, match) : null;
}

/** Null while it is being played, and where a script stops the clock. */
function firstHalf({ fixture, played, staged }: MatchNow, request: RequestQuery): BothSides | null {
  if (staged?.now !== undefined) return null;
  const end = played?.periods.find(({ phase }) => phase === 'HT')?.from;
  if (end === undefined || end > request.moment.now) return null;
  return numbersOf(request.world.match(fixture, { ...request.moment, now: end }), request);
}

function rest(whole: BothSides, first: BothSides, side: Side): TeamNumbers {
  const names = Object.keys(whole[side]) as (keyof TeamNumbers)[]; // its own keys
  const left = Object.fromEntries(
    names.map((name) => [name, Math.max(0, whole[side][name] - first[side][name])]),
  );
  const home = Math.min(80, Math.max(20, 2 * whole.home.possession - first.home.possession));
  return {
    ...(left as TeamNumbers), // of the same keys
    possession: side === 'home' ? home : 100 - home,
    goalsPrevented: whole[side].goalsPrevented - first[side].goalsPrevented,
  };
}
