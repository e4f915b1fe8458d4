import { shuffled } from '../../random.ts';
import type { Fixture, Team } from '../model.ts';
import { openDesk, publishedAt, type Desk, type Season } from './desk.ts';
import { withLeagueFates } from './fates.ts';
import { drawAfter } from './knockout.ts';
import { roundRobin } from './pairings.ts';
import type { LeagueFormat, Plan, Weeks } from './plan.ts';
import { tableOf } from './table.ts';
import { roundDates } from './weeks.ts';

export type LeaguePlan = Plan & { format: LeagueFormat };

/** HOUSE: a league's season, and for a league that splits the two rounds after it, by its table. */
export function makeLeague(season: Season, plan: LeaguePlan): Fixture[] {
  const { format, competition } = plan;
  const desk = openDesk(season, plan);
  const clubs = season.clubsOf(competition.id);
  const base = makeRounds(season, desk, {
    plan,
    teams: clubs,
    weeks: format.weeks,
    legs: format.legs,
    text: 'Regular Season',
    knownFrom: publishedAt(season.year),
  });
  if (!format.split) return base;

  const results = base.map((fixture) => ({ fixture, ...season.resultOf(fixture) }));
  const ranked = tableOf(clubs, results, plan.tieRule).map(({ team }) => team);
  const knownFrom = drawAfter(Math.max(...results.map(({ endsAt }) => endsAt)));
  const { top, championship, relegation } = format.split;
  const parts = [
    { teams: ranked.slice(0, top), weeks: championship, text: 'Championship Round' },
    { teams: ranked.slice(top), weeks: relegation, text: 'Relegation Round' },
  ];
  return [
    ...base,
    ...parts.flatMap((part) =>
      makeRounds(season, desk, { ...part, plan, legs: 1, knownFrom, group: part.text }),
    ),
  ];
}

type Rounds = {
  plan: LeaguePlan;
  teams: readonly Team[];
  weeks: Weeks;
  legs: 1 | 2;
  text: string;
  group?: string;
  knownFrom: number;
};

function makeRounds(season: Season, desk: Desk, rounds: Rounds): Fixture[] {
  const { plan, teams, weeks, legs, text, knownFrom, group } = rounds;
  const pairings = roundRobin(shuffled(desk.random('circle', text), teams), legs);
  const dates = roundDates(weeks, plan.format.slots, season.monday);
  if (dates.length < pairings.length) {
    throw new RangeError(`${plan.competition.id}: ${pairings.length} rounds, ${dates.length} dates`);
  }
  const written = pairings.map((pairs, i) => {
    const kickoffs = desk.place(pairs, [dates[i]!]);
    return pairs.map((pair, k) => {
      const draft = { round: `${text} - ${i + 1}`, pair, kickoff: kickoffs[k]!, knownFrom };
      return desk.write(group === undefined ? draft : { ...draft, group });
    });
  });
  return withLeagueFates(season, plan, written);
}
