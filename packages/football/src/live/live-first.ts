import type { CompetitionMatches, Match } from '@safira/contract/matches/matches';
import { rankOf } from '../competitions/competition-order.ts';
import { isLiveCode } from '../matches/status.ts';

/**
 * OURS-28: of the competitions of one rank those with a live match come first, and live matches within a competition;
 * the given order decides the rest.
 */
export function liveFirst(sections: readonly CompetitionMatches[]): CompetitionMatches[] {
  return sections
    .map((section) => ({ ...section, matches: section.matches.toSorted(byLive) }))
    .toSorted(
      (a, b) =>
        rankOf(a.competition.id) - rankOf(b.competition.id) ||
        Number(isLive(b.matches[0])) - Number(isLive(a.matches[0])),
    );
}

/**
 * OURS-28: `after` in the order of `before`, for a list that is on screen: nothing moves because a match begins or
 * ends. A match that is new or has another kick-off follows the one that precedes it in `after`.
 */
export function inOrderOf(
  before: readonly CompetitionMatches[],
  after: readonly CompetitionMatches[],
): CompetitionMatches[] {
  const known = new Map(before.map(({ competition, matches }) => [competition.id, matches]));
  return steady(before, after, ({ competition }) => String(competition.id)).map((section) => ({
    ...section,
    matches: steady(
      known.get(section.competition.id) ?? [],
      section.matches,
      ({ apiId, date }) => `${apiId} ${date}`,
    ),
  }));
}

function steady<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): T[] {
  const places = new Map(before.map((item, index) => [keyOf(item), index]));
  let place = -1;
  return after
    .map((item) => {
      place = places.get(keyOf(item)) ?? place;
      return { item, place };
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

const isLive = (match: Match | undefined) => match !== undefined && isLiveCode(match.status.short);

const byLive = (a: Match, b: Match) => Number(isLive(b)) - Number(isLive(a));
