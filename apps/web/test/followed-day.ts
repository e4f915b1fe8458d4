import { afterEach, beforeEach, vi } from 'vitest';
import { followDay } from '../app/features/live/follow-day.ts';
import { type LiveDay, matchesOf } from '../app/features/live/live-day.ts';
import { onAnnouncement } from '../app/state/announce.ts';
import { FakeEventSource } from './event-source.ts';

export const fetched = vi.fn<typeof fetch>();
export const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000);
const stops: (() => void)[] = [];

/** Before each test the clock stands at kick-off of a Saturday evening; nothing is open. */
export function followedDays(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T18:00:00Z') });
    vi.stubGlobal('EventSource', FakeEventSource);
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    FakeEventSource.opened = [];
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await seconds(2);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    fetched.mockReset();
    localStorage.clear();
  });
}

/** A page of a day that records what it is notified of. */
export async function openDay(loaded: LiveDay, isToday = true) {
  const seen = {
    scores: [] as string[],
    minutes: [] as (number | null)[],
    loading: [] as boolean[],
    goals: [] as number[][],
    ages: [] as (string | undefined)[],
    newDays: 0,
    announced: [] as string[],
  };
  const follower = followDay({
    loaded,
    isToday,
    onState: (state) => {
      const matches = matchesOf(state);
      seen.scores.push(matches.map(({ goals }) => `${goals.home}-${goals.away}`).join(' '));
      seen.minutes.push(matches[0]!.liveMinute);
    },
    onLoading: (isLoading) => seen.loading.push(isLoading),
    onGoals: (matches) => seen.goals.push(matches),
    onAge: (age) => seen.ages.push(age?.kind),
    onNewDay: () => seen.newDays++,
  });
  stops.push(
    follower.stop,
    onAnnouncement((text) => seen.announced.push(text)),
  );
  await seconds(0.1);
  const stream = FakeEventSource.live[0]!;
  stream.accept();
  return { ...follower, seen, stream };
}

const bodyOf = ({ sections, seq, day }: LiveDay) => ({
  success: true,
  data: { matchesByCompetition: sections },
  seq,
  day,
});
export const answerWith = (day: LiveDay) =>
  fetched.mockImplementation(async () => Response.json(bodyOf(day)));
export const requested = () => fetched.mock.calls.map(([address]) => address as string); // our client passes no other

/** The next answer arrives when the test says so. */
export function slowAnswer() {
  let arrive: (day: LiveDay) => void = () => undefined;
  fetched.mockReturnValueOnce(
    new Promise((resolve) => (arrive = (day) => resolve(Response.json(bodyOf(day))))),
  );
  return (day: LiveDay) => arrive(day);
}
