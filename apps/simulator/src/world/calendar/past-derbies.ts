import { randomOf, whole } from '../../random.ts';
import type { Fixture } from '../model.ts';
import { findPlan } from '../tables/competitions.ts';
import { derbies } from '../tables/derbies.ts';
import { findTeam } from '../teams.ts';
import { instantAt } from './weeks.ts';
import { firstMonday } from './windows.ts';

/** Below the ids of generated head-to-head matches and far above those of the calendar. */
const FIRST_ID = 1_700_000_000;
const MOST_MEETINGS = 100;
/** The first season that is remembered; there are two meetings in each. */
const FIRST_YEAR = 2010;
const SATURDAY = 5;
/** Weeks from September on in which the meetings fall, and the rounds that are played then. */
const AUTUMN = { weeks: [6, 9], round: 8 } as const;
const SPRING = { weeks: [24, 27], round: 25 } as const;

/** HOUSE: the earlier meetings of two rivals, oldest first, in the seasons before `year`; none for other pairs. */
export function pastDerbies(seed: number, [one, other]: readonly [number, number], year: number): Fixture[] {
  const index = derbies.findIndex(([, a, b]) => (a === one && b === other) || (a === other && b === one));
  if (index < 0) return [];
  return Array.from({ length: Math.max(0, year - FIRST_YEAR) * 2 }, (_, n) => meeting(seed, index, n));
}

/** HOUSE: the earlier meeting with that id. */
export function findPastDerby(seed: number, id: number, year: number): Fixture | undefined {
  const index = Math.floor((id - FIRST_ID) / MOST_MEETINGS);
  const n = id - FIRST_ID - index * MOST_MEETINGS;
  if (!derbies[index] || n >= (year - FIRST_YEAR) * 2) return undefined;
  return meeting(seed, index, n);
}

function meeting(seed: number, index: number, n: number): Fixture {
  const [league, one, other] = derbies[index]!;
  const { competition, labelOffset, zone } = findPlan(league)!;
  const year = FIRST_YEAR + Math.floor(n / 2);
  const isFirst = n % 2 === 0;
  const random = randomOf(seed, 'derby', index, year);
  // Who is at home first changes from season to season.
  const [first, second] = random() < 0.5 ? [one, other] : [other, one];
  const [home, away] = [findTeam(isFirst ? first : second)!, findTeam(isFirst ? second : first)!];
  const { weeks, round } = isFirst ? AUTUMN : SPRING;
  const day = firstMonday(year) + whole(random, weeks[0], weeks[1]) * 7 + SATURDAY;
  return {
    id: FIRST_ID + index * MOST_MEETINGS + n,
    competition,
    season: year + labelOffset,
    round: `Regular Season - ${round + whole(random, 0, 4)}`,
    group: null,
    kickoff: instantAt(zone, day, '20:00'),
    knownFrom: 0,
    home,
    away,
    ground: home.ground,
    isNeutral: false,
    decision: 'draw',
    firstLeg: null,
    fate: { kind: 'played' },
  };
}
