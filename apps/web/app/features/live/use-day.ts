import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DataAge } from './data-age.ts';
import type { Follower } from './follow.ts';
import type { LiveDay } from './live-day.ts';

/** The duration of the row's animation. */
const FLASH_MS = 1_200;

type Options = { loaded: LiveDay; isToday: boolean; onNewDay: () => void };

/**
 * HOME-14: the matches of a day, kept up to date. Every update is a transition: fifty changes at once must not block
 * input, and parts of the page that are not hydrated yet must not be discarded.
 */
export function useDay({ loaded, isToday, onNewDay }: Options) {
  const { date, timezone } = loaded.day;
  const [state, setState] = useState({ of: loaded.day, day: loaded });
  const [isLoading, setIsLoading] = useState(false);
  const [age, setAge] = useState<DataAge>();
  const [flashing, setFlashing] = useState<ReadonlySet<number>>(none);
  const follower = useRef<Follower<LiveDay>>(undefined);

  const onTurn = useEffectEvent(() => onNewDay());
  const start = useEffectEvent(async (isCurrent: () => boolean) => {
    // Not part of the first load: what the server rendered is fresh enough to start with.
    const { followDay } = await import('./follow-day.ts');
    if (!isCurrent()) return;
    follower.current = followDay({
      loaded,
      isToday,
      onState: (day) => startTransition(() => setState({ of: loaded.day, day })),
      onLoading: (is) => startTransition(() => setIsLoading(is)),
      onGoals: (matches) => startTransition(() => setFlashing(new Set(matches))),
      onAge: (next) => startTransition(() => setAge(next)),
      onNewDay: onTurn,
    });
  });

  useEffect(() => {
    let isCurrent = true;
    start(() => isCurrent).catch((error: unknown) =>
      console.warn('The live updates could not be started.', error),
    );
    return () => {
      isCurrent = false;
      follower.current?.stop();
      follower.current = undefined;
    };
  }, [date, timezone]);

  useEffect(() => follower.current?.take(loaded), [loaded]);

  useEffect(() => {
    if (flashing.size === 0) return undefined;
    const timer = setTimeout(() => startTransition(() => setFlashing(none)), FLASH_MS);
    return () => clearTimeout(timer);
  }, [flashing]);

  // Another day was chosen: the state of the day before does not apply to it.
  const isOfThisDay = state.of.date === date && state.of.timezone === timezone;
  return { ...(isOfThisDay ? state.day : loaded), flashing, isLoading, age };
}

const none: ReadonlySet<number> = new Set();
