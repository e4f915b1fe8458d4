import { seasonYear } from '../calendar/weeks.ts';
import type { Fixture, Side } from '../model.ts';
import type { Script, ScriptedEvent } from './script.ts';

/** Below the ids of derbies and far above those of the calendar; still within 32 bits. */
const FIRST_ID = 1_800_000_000;
const EACH = 100;
/** The calendar has two past seasons: generated matches are older. */
const SEASONS_AGO = 3;
/** Home and away goals, repeated in this order. */
const RESULTS: readonly (readonly [number, number])[] = [
  [2, 1],
  [0, 0],
  [1, 3],
  [1, 1],
  [3, 0],
  [0, 2],
  [2, 2],
];

/** DLG-10: generated earlier matches of the two teams, newest first, alternately home and away, twice a season. */
export function inventedHeadToHead(fixture: Fixture, count: number): { fixture: Fixture; script: Script }[] {
  const year = seasonYear(fixture.kickoff);
  return Array.from({ length: count }, (_, index) => {
    const ago = SEASONS_AGO + Math.floor(index / 2);
    const isSpring = index % 2 === 0;
    const kickoff = isSpring ? Date.UTC(year - ago + 1, 2, 6, 18) : Date.UTC(year - ago, 9, 10, 18);
    const [home, away] = isSpring ? [fixture.away, fixture.home] : [fixture.home, fixture.away];
    const earlier: Fixture = {
      ...fixture,
      id: FIRST_ID + (fixture.id % 1_000_000) * EACH + index,
      season: fixture.season - ago,
      kickoff,
      knownFrom: 0,
      home,
      away,
      ground: home.ground,
      isNeutral: false,
      decision: 'draw',
      firstLeg: null,
      fate: { kind: 'played' },
    };
    const [ours, theirs] = RESULTS[index % RESULTS.length]!;
    return {
      fixture: earlier,
      script: { phase: 'FT', events: [...goals('home', ours), ...goals('away', theirs)] },
    };
  });
}

const goals = (side: Side, count: number): ScriptedEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    side,
    minute: (side === 'home' ? 17 : 31) + 23 * index,
    kind: 'goal',
  }));
