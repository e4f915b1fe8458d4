import type { MatchNow, Moment, Player } from '../../apps/simulator/src/world/model.ts';
import { playerRows } from '../../apps/simulator/src/world/play/player-rows.ts';
import { teamStatistics } from '../../apps/simulator/src/world/play/statistics.ts';
import { makeWorld } from '../../apps/simulator/src/world/world.ts';
import { calendarFigures, type CalendarFigures } from './calendar-figures.ts';
import { calendarInvariants } from './calendar-invariants.ts';
import { matchInvariants, type ReportedMatch } from './match-invariants.ts';
import { peopleInvariants } from './people-invariants.ts';
import { seasonInvariants, type Verdict } from './season-invariants.ts';

export type PlayedSeason = {
  matches: number;
  competitions: number;
  verdicts: ({ name: string } & Verdict)[];
  people: { real: number; composed: number };
  calendar: CalendarFigures;
};

/** A moment when the season that starts in that July has been played completely. */
export const endOf = (year: number): Moment => ({ now: Date.UTC(year + 1, 7, 1), interventions: () => [] });

/** Plays a season of every competition and checks it for contradictions. */
export function playSeason({ seed, year }: { seed: number; year: number }): PlayedSeason {
  const world = makeWorld({ seed, mode: 'demo', isQuiet: false });
  const moment = endOf(year);
  const fixtures = world.fixtures({ from: Date.UTC(year, 6, 1), to: moment.now }, moment.now);
  const matches = new Map(fixtures.map((fixture) => [fixture.id, world.match(fixture, moment)]));
  const season = { world, year, fixtures, matches };
  const reports = [...matches.values()].flatMap((match) => reportOf(seed, match) ?? []);
  const verdicts = [
    ...Object.entries(matchInvariants).map(([name, holds]) => ({
      name,
      cases: reports.length,
      broken: reports.filter((one) => !holds(one)).map(({ match }) => String(match.fixture.id)),
    })),
    ...Object.entries({ ...seasonInvariants, ...calendarInvariants, ...peopleInvariants }).map(
      ([name, judge]) => ({
        name,
        ...judge(season, moment),
      }),
    ),
  ];
  const teams = new Set(fixtures.flatMap(({ home, away }) => [home, away]));
  const players = [...teams].flatMap((team): readonly Player[] => world.squad(team, year).players);
  const real = players.filter(({ isComposed }) => !isComposed).length;
  return {
    matches: fixtures.length,
    competitions: world.competitions.length,
    verdicts,
    people: { real, composed: players.length - real },
    calendar: calendarFigures(season, moment),
  };
}

/** Undefined for matches that were not played to their end: their data is incomplete. */
function reportOf(seed: number, match: MatchNow): ReportedMatch | undefined {
  if (match.phase !== 'FT' && match.phase !== 'AET' && match.phase !== 'PEN') return undefined;
  return { match, statistics: teamStatistics(seed, match)!, rows: playerRows(seed, match)! };
}
