import { seasonYear } from '../../world/calendar/weeks.ts';
import type { Person, Player, Squad, Team } from '../../world/model.ts';
import type { World } from '../../world/world.ts';
import type { RequestQuery } from '../request-query.ts';

const PAST_SEASONS = 2;

/** Who is where in one season. */
type Register = {
  players: ReadonlyMap<number, readonly { player: Player; team: Team }[]>;
  coaches: ReadonlyMap<number, readonly { coach: Person; team: Team }[]>;
};

/** All squads of a season take a while to draw; they do not change. */
const kept = new WeakMap<World, Map<number, Register>>();

export function registerOf(world: World, year: number): Register {
  const ofWorld = kept.get(world) ?? new Map<number, Register>();
  kept.set(world, ofWorld);
  const known = ofWorld.get(year);
  if (known) return known;
  const squads = world.teams.map((team) => world.squad(team, year));
  const players = squads.flatMap(({ team, players: all }) => all.map((player) => ({ player, team })));
  const register = {
    players: Map.groupBy(players, ({ player }) => player.id),
    coaches: Map.groupBy(
      squads.map(({ coach, team }) => ({ coach, team })),
      ({ coach }) => coach.id,
    ),
  };
  ofWorld.set(year, register);
  return register;
}

/** The season that is on and the two before it, newest first. */
export function yearsOf({ moment }: RequestQuery): number[] {
  const current = seasonYear(moment.now);
  return Array.from({ length: PAST_SEASONS + 1 }, (_, i) => current - i);
}

export const currentSquad = ({ world, moment }: RequestQuery, team: Team): Squad =>
  world.squad(team, seasonYear(moment.now));

/** Where somebody played in the seasons that are known. */
export function teamsOfPlayer(asked: RequestQuery, id: number): Team[] {
  const found = yearsOf(asked).flatMap((year) => registerOf(asked.world, year).players.get(id) ?? []);
  return [...new Set(found.map(({ team }) => team))];
}
