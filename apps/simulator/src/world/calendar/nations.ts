import { shuffled, type Random } from '../../random.ts';
import type { Team } from '../model.ts';
import type { Diary } from './diary.ts';
import { isPlausible, usualTimes, zoneOf } from './kick-offs.ts';
import type { Pair } from './pairings.ts';
import { instantAt } from './weeks.ts';
import { MATCHDAY_DAYS } from './windows.ts';

/** A day of the matchday that begins on `first`; the other days are used if the teams are not free on it. */
export type NationsDay = { first: number; offset: number };

/** HOUSE: a kick-off at a usual time of the home country, or undefined if the two have no day in common. */
export function placeNations(
  diary: Diary,
  random: Random,
  { pair, first, offset }: NationsDay & { pair: Pair },
): number | undefined {
  const [home] = pair;
  const times = shuffled(random, usualTimes(home));
  for (let i = 0; i < MATCHDAY_DAYS; i++) {
    for (const time of times) {
      const at = instantAt(zoneOf(home), first + ((offset + i) % MATCHDAY_DAYS), time);
      if (!diary.isFree(pair, at) || !isPlausible(home, at)) continue;
      diary.note(pair, at);
      return at;
    }
  }
  return undefined;
}

/** The same where there must be a match. */
export function placeNationsRound(
  diary: Diary,
  random: Random,
  { pairs, first, offset }: NationsDay & { pairs: readonly Pair[] },
): number[] {
  return pairs.map((pair) => {
    const at = placeNations(diary, random, { pair, first, offset });
    if (at === undefined) throw new RangeError(`no day for ${namesOf(pair)} from ${first}`);
    return at;
  });
}

const namesOf = (pair: readonly Team[]) => pair.map(({ name }) => name).join(' and ');
