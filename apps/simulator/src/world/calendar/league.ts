import { shuffled } from '../../random.ts';
import type { Fixture, Team } from '../model.ts';
import { openDesk, publishedAt, type Desk, type Season } from './desk.ts';
import { withLeagueFates } from './fates.ts';
import { drawAfter } from './knockout.ts';
import { conferenceRounds } from './conferences.ts';
import { type Pair, roundRobin } from './pairings.ts';
import type { LeagueFormat, Legs, Plan, Weeks } from './plan.ts';
import { roundDates } from './round-dates.ts';
import { tableOf } from './table.ts';
import { DAY_MS } from './weeks.ts';

export type LeaguePlan = Plan & { format: LeagueFormat };

/** Leagues of the calendar year are known this long before they begin, the others in June. */
const PUBLISHED_BEFORE_MS = 45 * DAY_MS;

/** The rounds after a league is split: nothing of them is known before `from`, so they need not be made earlier. */
export type Split = { from: number; make: () => Fixture[] };

/** HOUSE: a league's season, and for a league that splits the two rounds after it, by its table. */
export function makeLeague(season: Season, plan: LeaguePlan): { fixtures: Fixture[]; split: Split | null } {
  const { format, competition } = plan;
  const desk = openDesk(season, plan);
  const clubs = season.clubsOf(competition.id);
  const firstDay = (season.monday + format.weeks.from * 7) * DAY_MS;
  const fixtures = makeRounds(season, desk, {
    plan,
    teams: clubs,
    weeks: format.weeks,
    legs: format.legs,
    text: 'Regular Season',
    knownFrom: Math.min(publishedAt(season.year), firstDay - PUBLISHED_BEFORE_MS),
  });
  if (!format.split) return { fixtures, split: null };
  const from = Math.max(...fixtures.map(({ kickoff }) => kickoff));
  return { fixtures, split: { from, make: () => makeSplit(season, desk, { plan, clubs, fixtures }) } };
}

/** To rank the clubs, every match before the split is played: that takes longer than all else about a league. */
function makeSplit(
  season: Season,
  desk: Desk,
  { plan, clubs, fixtures }: { plan: LeaguePlan; clubs: readonly Team[]; fixtures: readonly Fixture[] },
): Fixture[] {
  const results = fixtures.map((fixture) => ({ fixture, ...season.resultOf(fixture) }));
  const ranked = tableOf(clubs, results, plan.tieRule).map(({ team }) => team);
  const knownFrom = drawAfter(Math.max(...results.map(({ endsAt }) => endsAt)));
  const { top, championship, relegation } = plan.format.split!;
  const parts = [
    { teams: ranked.slice(0, top), weeks: championship, text: 'Championship Round' },
    { teams: ranked.slice(top), weeks: relegation, text: 'Relegation Round' },
  ];
  return parts.flatMap((part) =>
    makeRounds(season, desk, { ...part, plan, legs: 1, knownFrom, group: part.text }),
  );
}

type Rounds = {
  plan: LeaguePlan;
  teams: readonly Team[];
  weeks: Weeks;
  legs: Legs;
  text: string;
  group?: string;
  knownFrom: number;
};

function makeRounds(season: Season, desk: Desk, rounds: Rounds): Fixture[] {
  const { plan, teams, weeks, legs, text, knownFrom, group } = rounds;
  const { conferences, rounds: most } = plan.format;
  const random = desk.random('circle', text);
  const parts = conferences && season.groupsOf(plan.competition.id)?.map((part) => shuffled(random, part));
  const pairings = parts
    ? conferenceRounds(parts[0]!, parts[1]!)
    : roundRobin(shuffled(random, teams), legs).slice(0, most);
  const conferenceOf = ([home, away]: Pair) => {
    const own = parts?.findIndex((part) => part.includes(home) && part.includes(away)) ?? -1;
    return conferences?.[own] ?? group;
  };
  const dates = roundDates(weeks, plan.format.slots, season.year);
  if (dates.length < pairings.length) {
    throw new RangeError(`${plan.competition.id}: ${pairings.length} rounds, ${dates.length} dates`);
  }
  const written = pairings.map((pairs, i) => {
    const kickoffs = desk.place(pairs, [dates[i]!]);
    return pairs.map((pair, k) => {
      const draft = { round: `${text} - ${i + 1}`, pair, kickoff: kickoffs[k]!, knownFrom };
      const own = conferenceOf(pair);
      return desk.write(own === undefined ? draft : { ...draft, group: own });
    });
  });
  return withLeagueFates(season, plan, written);
}
