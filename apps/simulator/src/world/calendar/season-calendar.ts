import type { Fixture } from '../model.ts';
import { plans } from '../tables/competitions.ts';
import { makeCup } from './cup.ts';
import { openSeason, type Season, type SeasonInput } from './desk.ts';
import { makeFriendlies } from './friendlies.ts';
import { makeGroupStage } from './group-stage.ts';
import { makeGroups } from './groups.ts';
import { makeLeague, type Split } from './league.ts';
import { formatOf, isPlayedIn, type Format, type LeagueFormat, type Plan } from './plan.ts';
import { makeStage } from './stage.ts';
import { makeTournament } from './tournament.ts';

/** Competitions with the least choice of days come first; leagues are placed where their clubs are free. */
const ORDER = ['stage', 'group-stage', 'cup', 'tournament', 'groups', 'friendlies', 'league'] as const;

export type Calendar = { fixtures: readonly Fixture[]; splits: readonly Split[] };

/** HOUSE: the season that starts in July of `year`, by kick-off: the same seed, the same calendar. */
export function openCalendar(input: SeasonInput): Calendar {
  const season = openSeason(input);
  const made = ORDER.flatMap((kind) => plans.filter(({ format }) => format.kind === kind))
    .filter((plan) => isPlayedIn(plan, input.year))
    .map((plan) => makeCompetition(season, plan));
  return {
    fixtures: inOrder(made.flatMap(({ fixtures }) => fixtures)),
    splits: made.flatMap(({ split }) => split ?? []),
  };
}

/** The same with the rounds after the splits of leagues. */
export function makeSeason(input: SeasonInput): readonly Fixture[] {
  const { fixtures, splits } = openCalendar(input);
  return inOrder([...fixtures, ...splits.flatMap((split) => split.make())]);
}

export const inOrder = (fixtures: readonly Fixture[]): Fixture[] =>
  fixtures.toSorted((a, b) => a.kickoff - b.kickoff || a.id - b.id);

type Made = { fixtures: readonly Fixture[]; split: Split | null };

function makeCompetition(season: Season, plan: Plan): Made {
  const format = formatOf(plan, season.year);
  if (format.kind === 'league') return makeLeague(season, { ...plan, format });
  return { fixtures: makeOther(season, { ...plan, format }), split: null };
}

function makeOther(
  season: Season,
  { format, ...plan }: Plan & { format: Exclude<Format, LeagueFormat> },
): Fixture[] {
  switch (format.kind) {
    case 'stage':
      return makeStage(season, { ...plan, format });
    case 'group-stage':
      return makeGroupStage(season, { ...plan, format });
    case 'cup':
      return makeCup(season, { ...plan, format });
    case 'groups':
      return makeGroups(season, { ...plan, format });
    case 'tournament':
      return makeTournament(season, { ...plan, format });
    case 'friendlies':
      return makeFriendlies(season, { ...plan, format });
    case 'club-friendlies':
      return [];
  }
}
