import type { ObservedEvent, ObservedMatch } from './observation.ts';
import type { ObservedLineup } from './records.ts';

/**
 * PLAYER-01: the match with every player under the id they were first known by; `aliases` maps a second id to it.
 * Where one list contains both ids they are two people, and both keep their id.
 */
export function withFirstIds(observed: ObservedMatch, aliases: ReadonlyMap<number, number>): ObservedMatch {
  const { observation, lineups, appearances } = observed;
  const lists = [
    new Set(
      lineups?.flatMap(({ starters, substitutes }) => [...starters, ...substitutes]).map(({ id }) => id),
    ),
    new Set(appearances?.map(({ player }) => player.id)),
  ];
  const firsts = new Map(
    [...aliases].filter(([second, first]) => !lists.some((ids) => ids.has(second) && ids.has(first))),
  );
  if (firsts.size === 0) return observed;

  const first = <P extends { id: number | null }>(person: P): P => {
    const id = firsts.get(person.id ?? 0);
    return id === undefined ? person : { ...person, id };
  };
  const event = (one: ObservedEvent) => ({ ...one, player: first(one.player), assist: first(one.assist) });
  const lineup = (one: ObservedLineup) => ({
    ...one,
    starters: one.starters.map(first),
    substitutes: one.substitutes.map(first),
  });
  const { match } = observation;
  return {
    observation: {
      ...observation,
      match: { ...match, ...(match.events && { events: match.events.map(event) }) },
    },
    ...(lineups && { lineups: lineups.map(lineup) }),
    ...(appearances && { appearances: appearances.map((one) => ({ ...one, player: first(one.player) })) }),
  };
}
