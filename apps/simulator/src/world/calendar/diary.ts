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

export type Opening = { at: number; most: number };

type Round = {
  pairs: readonly Pair[];
  openings: readonly Opening[];
  zone: string;
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
  const { openings } = round;
  const left = openings.map(({ most }) => most);
  const choices = shuffled(
    random,
    round.pairs.map((pair, index) => ({
      pair,
      index,
      suiting: openings.flatMap(({ at }, i) => (diary.isFree(pair, at) ? [i] : [])),
    })),
  ).toSorted((a, b) => a.suiting.length - b.suiting.length);
  const kickoffs: number[] = Array.from({ length: round.pairs.length }, () => 0);
  for (const { pair, index, suiting } of choices) {
    // Two clubs may share a venue, so a suitable opening may have been taken meanwhile.
    const open = shuffled(
      random,
      suiting.filter((i) => diary.isFree(pair, openings[i]!.at)),
    );
    const chosen = open.toSorted((a, b) => left[b]! - left[a]!)[0];
    if (chosen !== undefined) left[chosen]!--;
    const at = chosen === undefined ? nextFree(diary, pair, round) : openings[chosen]!.at;
    diary.note(pair, at);
    kickoffs[index] = at;
  }
  return kickoffs;
}

function nextFree(diary: Diary, pair: Pair, { openings, zone, isPlayingDay }: Round): number {
  const first = dayAt(openings[0]!.at);
  for (let day = first; day <= first + LATEST_DAYS; day++) {
    if (!isPlayingDay(day)) continue;
    for (const time of ['20:00', '17:00']) {
      const at = instantAt(zone, day, time);
      if (diary.isFree(pair, at)) return at;
    }
  }
  throw new Error(`no free day for ${pair[0].name} and ${pair[1].name} after ${first * DAY_MS}`);
}
