import type { Fixture } from '../model.ts';
import { plans } from '../tables/competitions.ts';
import { makeCup } from './cup.ts';
import { openSeason, type Season, type SeasonInput } from './desk.ts';
import { makeLeague } from './league.ts';
import type { Plan } from './plan.ts';
import { makeQualifiers } from './qualifiers.ts';
import { makeStage } from './stage.ts';

/** HOUSE: all fixtures of the season that starts in July of `year`, by kick-off: the same seed, the same calendar. */
export function makeSeason(input: SeasonInput): readonly Fixture[] {
  const season = openSeason(input);
  // Competitions with the least choice of days come first; leagues are placed where their clubs are free.
  return (['stage', 'cup', 'groups', 'league'] as const)
    .flatMap((kind) => plans.filter(({ format }) => format.kind === kind))
    .flatMap((plan) => makeCompetition(season, plan))
    .toSorted((a, b) => a.kickoff - b.kickoff || a.id - b.id);
}

function makeCompetition(season: Season, { format, ...plan }: Plan): Fixture[] {
  switch (format.kind) {
    case 'league':
      return makeLeague(season, { ...plan, format });
    case 'stage':
      return makeStage(season, { ...plan, format });
    case 'cup':
      return makeCup(season, { ...plan, format });
    case 'groups':
      return makeQualifiers(season, { ...plan, format });
    case 'friendlies':
      return [];
  }
}
