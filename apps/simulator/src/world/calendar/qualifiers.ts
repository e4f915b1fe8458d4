import { shuffled } from '../../random.ts';
import type { Fixture } from '../model.ts';
import { openDesk, publishedAt, type Season } from './desk.ts';
import { withCupFate } from './fates.ts';
import { roundRobin } from './pairings.ts';
import type { GroupsFormat, Plan, Slot } from './plan.ts';
import { FIFA_WEEKS } from './weeks.ts';

export type GroupsPlan = Plan & { format: GroupsFormat };

/** A window has two matchdays; a group plays on Thursday and Sunday, Friday and Monday, or Saturday and Tuesday. */
const FIRST_DAY = 3;
const DAYS_APART = 3;

/** HOUSE: groups of nations with home and away matches over the FIFA windows of one season. */
export function makeQualifiers(season: Season, plan: GroupsPlan): Fixture[] {
  const desk = openDesk(season, plan);
  const knownFrom = publishedAt(season.year);
  const groups = season.groupsOf(plan.competition.id) ?? [];
  return groups.flatMap((teams, g) => {
    const letter = String.fromCharCode(65 + g);
    const rounds = roundRobin(shuffled(desk.random('circle', letter), teams), 2);
    return rounds.flatMap((pairs, i) => {
      const week = FIFA_WEEKS[Math.floor(i / 2)]!;
      const day = FIRST_DAY + (g % DAYS_APART) + (i % 2) * DAYS_APART;
      const slots = plan.format.slots.map((time): Slot => [day, time, 1]);
      const kickoffs = desk.place(pairs, [{ week, slots }]);
      return pairs.map((pair, k) =>
        withCupFate(
          season,
          desk.write({
            round: `Group Stage - ${i + 1}`,
            group: `Group ${letter}`,
            pair,
            kickoff: kickoffs[k]!,
            knownFrom,
          }),
        ),
      );
    });
  });
}
