import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DataAge } from './data-age.ts';
import type { Follower } from './follow.ts';
import type { LiveDay } from './live-day.ts';

/** As long as the animation of a row takes. */
const FLASH_MS = 1_200;

type Options = { loaded: LiveDay; isToday: boolean; onNewDay: () => void };

/**
 * HOME-14: the matches of a day, kept up to date. Everything that comes is a transition: fifty changes at once must
 * not keep a finger waiting, and parts of the page that have not come alive yet must not be thrown away.
 */
export function useDay({ loaded, isToday, onNewDay }: Options) {
  const { date, timezone } = loaded.day;
  const [state, setState] = useState({ of: loaded.day, day: loaded });
  const [isLoading, setIsLoading] = useState(false);
  const [age, setAge] = useState<DataAge>();
  const [flashing, setFlashing] = useState<ReadonlySet<number>>(nobody);
  const follower = useRef<Follower<LiveDay>>(undefined);

  const onTurn = useEffectEvent(() => onNewDay());
  const start = useEffectEvent(async (isWanted: () => boolean) => {
    // Not part of the first load: what the server rendered is up to date enough to be read.
    const { followDay } = await import('./follow-day.ts');
    if (!isWanted()) return;
    follower.current = followDay({
      loaded,
      isToday,
      onState: (day) => startTransition(() => setState({ of: loaded.day, day })),
      onLoading: (is) => startTransition(() => setIsLoading(is)),
      onGoals: (matches) => startTransition(() => setFlashing(new Set(matches))),
      onAge: (told) => startTransition(() => setAge(told)),
      onNewDay: onTurn,
    });
  });

  useEffect(() => {
    let isWanted = true;
    start(() => isWanted).catch((error: unknown) => console.warn('The page stays as it is: ', error));
    return () => {
      isWanted = false;
      follower.current?.stop();
      follower.current = undefined;
    };
  }, [date, timezone]);

  useEffect(() => follower.current?.take(loaded), [loaded]);

  useEffect(() => {
    if (flashing.size === 0) return undefined;
    const timer = setTimeout(() => startTransition(() => setFlashing(nobody)), FLASH_MS);
    return () => clearTimeout(timer);
  }, [flashing]);

  // Another day was chosen: what is known of the one before says nothing about it.
  const isOfThisDay = state.of.date === date && state.of.timezone === timezone;
  return { ...(isOfThisDay ? state.day : loaded), flashing, isLoading, age };
}

const nobody: ReadonlySet<number> = new Set();
