import { shuffled, type Random } from '../../random.ts';
import type { Venue, Team } from '../model.ts';
import type { Pair } from './pairings.ts';
import { DAY_MS, HOUR_MS, dayAt, instantAt } from './weeks.ts';

/** HOUSE: no team plays twice within this time. */
export const REST_MS = 48 * HOUR_MS;

/** The matches of each team, and the venues in use, over all competitions of a season. */
export function openDiary() {
  const kickoffs = new Map<number, number[]>();
  const venues = new Set<string>();
  const isRested = ({ id }: Team, at: number) =>
    !kickoffs.get(id)?.some((kickoff) => Math.abs(kickoff - at) < REST_MS);
  return {
    isFree: ([home, away]: Pair, at: number): boolean =>
      isRested(home, at) && isRested(away, at) && !(home.ground && venues.has(venueKey(home.ground, at))),

    isPlaying: ({ id }: Team, { from, to }: { from: number; to: number }): boolean =>
      kickoffs.get(id)?.some((kickoff) => kickoff >= from && kickoff < to) ?? false,

    note([home, away]: Pair, at: number): void {
      for (const { id } of [home, away]) {
        const known = kickoffs.get(id);
        if (known) known.push(at);
        else kickoffs.set(id, [at]);
      }
      if (home.ground) venues.add(venueKey(home.ground, at));
    },
  };
}
export type Diary = ReturnType<typeof openDiary>;

const venueKey = ({ name, city }: Venue, at: number) => `${name}:${city}:${dayAt(at)}`;

/** A local time on a day, and its most matches. */
export type Opening = { day: number; time: string; most: number };

type Round = {
  pairs: readonly Pair[];
  openings: readonly Opening[];
  zoneFor: (pair: Pair) => string;
  isSuitable: (pair: Pair, at: number) => boolean;
  /** As a last resort: days on which such teams play at all. */
  isPlayingDay: (day: number) => boolean;
};

/** A match that fits nowhere is played on the next free day; this many days ahead are searched. */
const LATEST_DAYS = 56;

/**
 * HOUSE: gives each pair of a round one of the openings, those with the least choice first.
 * If all suitable ones are full, one takes an extra match; if none is suitable, the next free evening is used.
 */
export function placeRound(diary: Diary, random: Random, round: Round): number[] {
  const { openings, isSuitable } = round;
  const left = openings.map(({ most }) => most);
  const choices = shuffled(
    random,
    round.pairs.map((pair, index) => {
      const zone = round.zoneFor(pair);
      const at = openings.map(({ day, time }) => instantAt(zone, day, time));
      const suiting = openings.flatMap((_, i) =>
        diary.isFree(pair, at[i]!) && isSuitable(pair, at[i]!) ? [i] : [],
      );
      return { pair, index, at, suiting };
    }),
  ).toSorted((a, b) => a.suiting.length - b.suiting.length);
  const kickoffs: number[] = Array.from({ length: round.pairs.length }, () => 0);
  for (const { pair, index, at, suiting } of choices) {
    // Two clubs may share a venue, so a suitable opening may have been taken meanwhile.
    const open = shuffled(
      random,
      suiting.filter((i) => diary.isFree(pair, at[i]!)),
    );
    const chosen = open.toSorted((a, b) => left[b]! - left[a]!)[0];
    if (chosen !== undefined) left[chosen]!--;
    const kickoff = chosen === undefined ? nextFree(diary, pair, round) : at[chosen]!;
    diary.note(pair, kickoff);
    kickoffs[index] = kickoff;
  }
  return kickoffs;
}

/** The early one is for those far east of the zone. */
const OTHER_TIMES = ['20:00', '17:00', '15:00'];

function nextFree(diary: Diary, pair: Pair, { openings, zoneFor, isSuitable, isPlayingDay }: Round): number {
  const first = openings[0]!.day;
  for (let day = first; day <= first + LATEST_DAYS; day++) {
    if (!isPlayingDay(day)) continue;
    for (const time of OTHER_TIMES) {
      const at = instantAt(zoneFor(pair), day, time);
      if (diary.isFree(pair, at) && isSuitable(pair, at)) return at;
    }
  }
  throw new Error(`no free day for ${pair[0].name} and ${pair[1].name} after ${first * DAY_MS}`);
}
