import type { Fixture, Venue, Team } from '../model.ts';
import type { Desk, Season } from './desk.ts';
import { withCupFate } from './fates.ts';
import type { Pair } from './pairings.ts';
import type { CupRound } from './plan.ts';
import { HOUR_MS } from './weeks.ts';

/** Draws are held some hours after the last match of the previous round. */
const DRAW_AFTER_MS = 12 * HOUR_MS;

export const drawAfter = (lastEnd: number): number =>
  Math.ceil((lastEnd + DRAW_AFTER_MS) / HOUR_MS) * HOUR_MS;

export type Ties = {
  cupRound: CupRound;
  /** The first team is at home first, or in the only match. */
  pairs: readonly Pair[];
  knownFrom: number;
  neutralVenue?: Venue | undefined;
  zone?: string;
  /** Kick-offs of a leg, instead of the weeks and slots of the round. */
  place?: (pairs: readonly Pair[], leg: number) => number[];
};

export type TiesPlayed = { fixtures: readonly Fixture[]; winners: readonly Team[]; endsAt: number };

/** HOUSE: one round of a cup, played; the winners are in the order of the ties. */
export function playTies(season: Season, desk: Desk, ties: Ties): TiesPlayed {
  return ties.cupRound.legs === 2 ? playTwoLegs(season, desk, ties) : playOneLeg(season, desk, ties);
}

function playOneLeg(season: Season, desk: Desk, ties: Ties): TiesPlayed {
  const { cupRound, pairs, knownFrom, neutralVenue, zone } = ties;
  const { round, decision, weeks, slots } = cupRound;
  const dates = weeks.map((week) => ({ week, slots }));
  const placing = { ...(zone && { where: zone }), isNeutral: neutralVenue !== undefined };
  const kickoffs = ties.place?.(pairs, 0) ?? desk.place(pairs, dates, placing);
  const played = pairs.map((pair, i) => {
    const draft = { round, pair, kickoff: kickoffs[i]!, knownFrom, decision };
    const fixture = withCupFate(season, desk.write(neutralVenue ? { ...draft, neutralVenue } : draft));
    const { winner, endsAt } = season.resultOf(fixture);
    return { fixture, endsAt, winner: winner === 'away' ? fixture.away : fixture.home };
  });
  return {
    fixtures: played.map(({ fixture }) => fixture),
    winners: played.map(({ winner }) => winner),
    endsAt: Math.max(...played.map(({ endsAt }) => endsAt)),
  };
}

function playTwoLegs(season: Season, desk: Desk, ties: Ties): TiesPlayed {
  const { cupRound, pairs, knownFrom, zone } = ties;
  const { round, decision, weeks, slots } = cupRound;
  const second = pairs.map(([home, away]): Pair => [away, home]);
  const placing = zone ? { where: zone } : {};
  const placed = [pairs, second].map(
    (leg, i) => ties.place?.(leg, i) ?? desk.place(leg, [{ week: weeks[i]!, slots }], placing),
  );
  const played = pairs.map((pair, i) => {
    const first = withCupFate(season, desk.write({ round, pair, kickoff: placed[0]![i]!, knownFrom }));
    const { goals } = season.resultOf(first);
    const firstLeg = { home: goals.away, away: goals.home };
    const draft = { round, pair: second[i]!, kickoff: placed[1]![i]!, knownFrom, decision, firstLeg };
    const last = withCupFate(season, desk.write(draft));
    const result = season.resultOf(last);
    const lead = result.goals.home + firstLeg.home - result.goals.away - firstLeg.away;
    // Level on aggregate: the winner of this leg is that of the shoot-out.
    const isHomeThrough = lead === 0 ? result.winner === 'home' : lead > 0;
    return { legs: [first, last], endsAt: result.endsAt, winner: isHomeThrough ? last.home : last.away };
  });
  return {
    fixtures: [...played.map(({ legs }) => legs[0]!), ...played.map(({ legs }) => legs[1]!)],
    winners: played.map(({ winner }) => winner),
    endsAt: Math.max(...played.map(({ endsAt }) => endsAt)),
  };
}

/** Pairs neighbours in the list: the first with the second, the third with the fourth. */
export function neighbours(teams: readonly Team[]): Pair[] {
  return teams.flatMap((team, i): Pair[] => (i % 2 === 0 && teams[i + 1] ? [[team, teams[i + 1]!]] : []));
}
