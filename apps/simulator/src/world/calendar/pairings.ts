import { whole, type Random } from '../../random.ts';
import type { Venue, Team } from '../model.ts';
import type { Legs } from './plan.ts';

export type Pair = readonly [home: Team, away: Team];

/**
 * HOUSE: a round robin by the circle method: one team is fixed, the others rotate; each pair plays once per leg.
 * No team has more than three home or away matches in a row; with an odd number one team rests each round.
 */
export function roundRobin(teams: readonly Team[], legs: Legs): Pair[][] {
  const circle: (Team | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null];
  const turns = circle.length - 1;
  const standing = circle.at(-1)!;
  const first = Array.from({ length: turns }, (_, turn) => {
    const pairs = [turn % 2 === 0 ? [circle[turn]!, standing] : [standing, circle[turn]!]];
    for (let k = 1; k < circle.length / 2; k++) {
      const one = circle[(turn + k) % turns]!;
      const other = circle[(turn - k + turns) % turns]!;
      pairs.push(k % 2 === 1 ? [one, other] : [other, one]);
    }
    return pairs.filter((pair): pair is [Team, Team] => pair[0] !== null && pair[1] !== null);
  });
  if (legs === 1) return first;
  const both = [...first, ...first.map((pairs) => pairs.map(([home, away]): Pair => [away, home]))];
  return legs === 2 ? both : [...both, ...first];
}

/** A swap is accepted if it adds no clashes; after this many swaps there are none. */
const SWAPS = 6000;

/**
 * HOUSE: a league stage: each club has as many different opponents as there are matchdays, half of them at home,
 * one home and one away match in every two. As far as possible, clubs of a country do not play each other and clubs
 * that share a venue alternate at home.
 */
export function leagueStage(random: Random, teams: readonly Team[], matchdays: number): Pair[][] {
  const order = [...teams];
  const turns = order.length - 1;
  if (turns % 2 === 0 || turns < matchdays) throw new RangeError(`a league stage of ${order.length} clubs`);
  // Some rounds of the circle method, as places; the swaps decide which team is in which place.
  const rounds = alternate(
    Array.from({ length: matchdays }, (_, turn) =>
      Array.from({ length: order.length / 2 }, (__, k): readonly [number, number] =>
        k === 0 ? [turns, turn] : [(turn + k) % turns, (turn - k + turns) % turns],
      ),
    ),
  );
  const clashesAt = clashesIn(rounds, order);
  for (let i = 0; i < SWAPS; i++) {
    const a = whole(random, 0, turns);
    const b = whole(random, 0, turns);
    const before = clashesAt(a) + clashesAt(b);
    if (before === 0) continue;
    swap(order, a, b);
    if (clashesAt(a) + clashesAt(b) > before) swap(order, a, b);
  }
  return rounds.map((pairs) => pairs.map(([home, away]): Pair => [order[home]!, order[away]!]));
}

/** How often the team in a place plays a team of its country, or is at home together with a club of the same venue. */
function clashesIn(rounds: readonly Places[], order: readonly Team[]): (place: number) => number {
  const rivals = order.map((): number[] => []);
  const homeDays = order.map((): Set<number> => new Set());
  for (const [day, pairs] of rounds.entries()) {
    for (const [home, away] of pairs) {
      rivals[home]!.push(away);
      rivals[away]!.push(home);
      homeDays[home]!.add(day);
    }
  }
  const together = homeDays.map((own) =>
    homeDays.map((others) => [...own].filter((day) => others.has(day)).length),
  );
  return (place) => {
    const { country, ground } = order[place]!;
    let clashes = rivals[place]!.filter((rival) => order[rival]!.country === country).length;
    for (const [other, team] of order.entries()) {
      if (other !== place && isSameVenue(ground, team.ground)) clashes += together[place]![other]!;
    }
    return clashes;
  };
}

/** Two clubs may have the same venue as separate objects. */
function isSameVenue(a: Venue | null, b: Venue | null): boolean {
  return a !== null && b !== null && a.name === b.name && a.city === b.city;
}

function swap<T>(items: T[], a: number, b: number): void {
  const item = items[a]!;
  items[a] = items[b]!;
  items[b] = item;
}

type Places = readonly (readonly [number, number])[];

/** Two matchdays together form rings of even length; walking along them, each place is at home once and away once. */
function alternate(rounds: readonly Places[]): Places[] {
  return rounds.flatMap((first, i): Places[] => {
    const second = rounds[i + 1];
    if (i % 2 === 1) return [];
    if (!second) return [first];
    const inFirst = rivalsIn(first);
    const inSecond = rivalsIn(second);
    const home: [Places[number][], Places[number][]] = [[], []];
    const left = new Set(inFirst.keys());
    for (const start of inFirst.keys()) {
      for (let place = start; left.has(place);) {
        const rival = inFirst.get(place)!;
        const next = inSecond.get(rival)!;
        home[0].push([place, rival]);
        home[1].push([rival, next]);
        left.delete(place);
        left.delete(rival);
        place = next;
      }
    }
    return home;
  });
}

function rivalsIn(round: Places): Map<number, number> {
  return new Map(
    round.flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ]),
  );
}
