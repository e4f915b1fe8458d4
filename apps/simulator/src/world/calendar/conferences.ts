import type { Team } from '../model.ts';
import { roundRobin, type Pair } from './pairings.ts';

/** Rounds in which every club meets one of the other conference. */
const MIXED_ROUNDS = 4;

/**
 * HOUSE: the rounds of a league with two conferences of equal, odd size: each club plays those of its own twice. The two
 * that rest in a round play each other, and the last rounds are between the conferences, at home and away in turn.
 */
export function conferenceRounds(east: readonly Team[], west: readonly Team[]): Pair[][] {
  const [inEast, inWest] = [roundRobin(east, 2), roundRobin(west, 2)];
  const within = inEast.map((pairs, i): Pair[] => {
    const both = [...pairs, ...inWest[i]!];
    const playing = new Set(both.flat());
    const [one, other] = [...east, ...west].filter((team) => !playing.has(team));
    const rested: Pair[] = one && other ? [i < inEast.length / 2 ? [one, other] : [other, one]] : [];
    return [...both, ...rested];
  });
  // Turned by one place more each time, so that no two clubs of different conferences meet too often.
  const between = Array.from({ length: MIXED_ROUNDS }, (_, turn) =>
    east.map((team, i): Pair => {
      const other = west[(i + turn + 1) % west.length]!;
      return turn % 2 === 0 ? [team, other] : [other, team];
    }),
  );
  return [...within, ...between];
}
