import { seasonYear } from '../../world/calendar/weeks.ts';
import type { Person, Player, Squad, Team } from '../../world/model.ts';
import type { World } from '../../world/world.ts';
import type { RequestQuery } from '../request-query.ts';

const PAST_SEASONS = 2;

/** All people and their teams in one season. */
type Register = {
  players: ReadonlyMap<number, readonly { player: Player; team: Team }[]>;
  coaches: ReadonlyMap<number, readonly { coach: Person; team: Team }[]>;
};

/** Generating all squads of a season takes a while; they do not change. */
const cache = new WeakMap<World, Map<number, Register>>();

export function registerOf(world: World, year: number): Register {
  const ofWorld = cache.get(world) ?? new Map<number, Register>();
  cache.set(world, ofWorld);
  const known = ofWorld.get(year);
  if (known) return known;
  const squads = world.teams.map((team) => world.squad(team, year));
  const players = squads.flatMap(({ team, players: all }) => all.map((player) => ({ player, team })));
  const register = {
    players: Map.groupBy(players, ({ player }) => player.id),
    coaches: Map.groupBy(
      squads.flatMap(({ coach, team }) => (coach ? [{ coach, team }] : [])),
      ({ coach }) => coach.id,
    ),
  };
  ofWorld.set(year, register);
  return register;
}

/** The current season and the two before it, newest first. */
export function yearsOf({ moment }: RequestQuery): number[] {
  const current = seasonYear(moment.now);
  return Array.from({ length: PAST_SEASONS + 1 }, (_, i) => current - i);
}

export const currentSquad = ({ world, moment }: RequestQuery, team: Team): Squad =>
  world.squad(team, seasonYear(moment.now));

/** The teams of a player in the known seasons. */
export function teamsOfPlayer(request: RequestQuery, id: number): Team[] {
  const found = yearsOf(request).flatMap((year) => registerOf(request.world, year).players.get(id) ?? []);
  return [...new Set(found.map(({ team }) => team))];
}
