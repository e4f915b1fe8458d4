import { shuffled } from '../../random.ts';
import type { Fixture, Team } from '../model.ts';
import { openDesk, type Desk, type Season } from './desk.ts';
import { withCupFate } from './fates.ts';
import { drawAfter, neighbours, playTies } from './knockout.ts';
import { roundRobin, type Pair } from './pairings.ts';
import type { GroupStageFormat, Plan } from './plan.ts';
import { tableOf, type Finished } from './table.ts';
import { DAY_MS } from './weeks.ts';

export type GroupStagePlan = Plan & { format: GroupStageFormat };

/** The groups are drawn some weeks before their first match. */
const DRAWN_BEFORE_MS = 21 * DAY_MS;

/** HOUSE: four groups with home and away matches, then two-leg rounds of the first two of each, the final included. */
export function makeGroupStage(season: Season, plan: GroupStagePlan): Fixture[] {
  const desk = openDesk(season, plan);
  const groups = season.groupsOf(plan.competition.id) ?? [];
  if (groups.length === 0) return [];
  const results = playGroups(season, desk, { plan, groups });
  const ranked = groups.map((teams) => tableOf(teams, results, plan.tieRule).map(({ team }) => team));
  const endsAt = Math.max(...results.map((result) => result.endsAt));
  return [...results.map(({ fixture }) => fixture), ...playKnockout(season, desk, { plan, ranked, endsAt })];
}

function playGroups(
  season: Season,
  desk: Desk,
  { plan, groups }: { plan: GroupStagePlan; groups: readonly (readonly Team[])[] },
): Finished[] {
  const { matchdays } = plan.format;
  const knownFrom = (season.monday + matchdays[0]!.week * 7) * DAY_MS - DRAWN_BEFORE_MS;
  const rounds = groups.map((teams, g) => roundRobin(shuffled(desk.random('circle', g), teams), 2));
  return matchdays.flatMap((date, i) => {
    const pairs = rounds.flatMap((own, g) =>
      own[i]!.map((pair) => ({ pair, group: `Group ${String.fromCharCode(65 + g)}` })),
    );
    const kickoffs = desk.place(
      pairs.map(({ pair }) => pair),
      [date],
    );
    return pairs.map(({ pair, group }, k) => {
      const draft = { round: `Group Stage - ${i + 1}`, group, pair, kickoff: kickoffs[k]!, knownFrom };
      const fixture = withCupFate(season, desk.write(draft));
      return { fixture, ...season.resultOf(fixture) };
    });
  });
}

/** A first meets a second of another group, away first; two clubs of one group meet again only in the final. */
function playKnockout(
  season: Season,
  desk: Desk,
  ties: { plan: GroupStagePlan; ranked: readonly (readonly Team[])[]; endsAt: number },
): Fixture[] {
  const [a, b, c, d] = ties.ranked;
  const fixtures: Fixture[] = [];
  let pairs: Pair[] = [
    [b![1]!, a![0]!],
    [d![1]!, c![0]!],
    [a![1]!, b![0]!],
    [c![1]!, d![0]!],
  ];
  let { endsAt } = ties;
  for (const cupRound of ties.plan.format.knockout) {
    const played = playTies(season, desk, { cupRound, pairs, knownFrom: drawAfter(endsAt) });
    fixtures.push(...played.fixtures);
    endsAt = played.endsAt;
    pairs = neighbours(played.winners);
  }
  return fixtures;
}
