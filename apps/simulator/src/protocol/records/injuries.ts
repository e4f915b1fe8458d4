import { randomOf, weighted, whole } from '../../random.ts';
import { seasonYear } from '../../world/calendar/weeks.ts';
import type { Fixture, Player, Side, Team } from '../../world/model.ts';
import { kickoffAt, type World } from '../../world/world.ts';
import type { RequestQuery } from '../request-query.ts';
import { DAY_MS } from '../times.ts';

export type Absence = {
  player: Player;
  team: Team;
  type: 'Missing Fixture' | 'Questionable';
  reason: string;
};

/** Injuries only, with about the provider's weights. No suspensions: they would need a sending-off to match. */
const REASONS = [
  ['Knee Injury', 20],
  ['Thigh Injury', 16],
  ['Muscle Injury', 15],
  ['Calf Injury', 11],
  ['Injury', 10],
  ['Ankle Injury', 9],
  ['Groin Injury', 6],
  ['Illness', 5],
  ['Foot Injury', 4],
  ['Hamstring Injury', 3],
  ['Back Injury', 3],
] as const;
const WEIGHTS = REASONS.map(([, weight]) => weight);
const QUESTIONABLE_SHARE = 35 / 1434;
const AT_ONCE = { fewest: 1, most: 3 };
/** How long the same players are the first to be unavailable. */
const SPELL_MS = 28 * DAY_MS;

/** Line-ups do not change, so neither do the absences. */
const cache = new WeakMap<World, Map<string, readonly Absence[]>>();

/** OURS-08: the absences of a match: composed people only, and none of those in its line-ups. */
export function absencesOf({ world, moment }: RequestQuery, fixture: Fixture): readonly Absence[] {
  const kickoff = kickoffAt(fixture, moment.now);
  const ofWorld = cache.get(world) ?? new Map<string, readonly Absence[]>();
  cache.set(world, ofWorld);
  const key = `${fixture.id} ${kickoff}`;
  const known = ofWorld.get(key);
  if (known) return known;
  const lineups = world.match(fixture, { now: kickoff, interventions: () => [] }).played?.lineups;
  const absences = lineups
    ? (['home', 'away'] as const).flatMap((side) => {
        const { starters, substitutes } = lineups[side];
        const named = new Set([
          ...starters.map(({ player }) => player.id),
          ...substitutes.map(({ id }) => id),
        ]);
        return absencesIn(world, { fixture, side, kickoff }, named);
      })
    : [];
  ofWorld.set(key, absences);
  return absences;
}

type Of = { fixture: Fixture; side: Side; kickoff: number };

function absencesIn(world: World, { fixture, side, kickoff }: Of, named: ReadonlySet<number>): Absence[] {
  const { seed } = world;
  const team = fixture[side];
  const spell = Math.floor(kickoff / SPELL_MS);
  const count = whole(randomOf(seed, 'injured', team.id, spell), AT_ONCE.fewest, AT_ONCE.most);
  return world
    .squad(team, seasonYear(fixture.kickoff))
    .players.filter(({ id, isComposed }) => isComposed && !named.has(id))
    .map((player) => ({ player, bad: randomOf(seed, 'body', player.id, spell)() }))
    .toSorted((a, b) => a.bad - b.bad)
    .slice(0, count)
    .map(({ player }) => {
      const reason = REASONS[weighted(randomOf(seed, 'reason', player.id, spell), WEIGHTS)]![0];
      const isDoubt = randomOf(seed, 'doubt', player.id, fixture.id)() < QUESTIONABLE_SHARE;
      return { player, team, type: isDoubt ? 'Questionable' : 'Missing Fixture', reason };
    });
}
