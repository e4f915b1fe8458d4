import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DataAge } from './data-age.ts';
import type { Follower } from './follow.ts';
import type { LiveDay } from './live-day.ts';

/** As long as the animation of a row takes. */
const FLASH_MS = 1_200;

type Options = { loaded: LiveDay; isToday: boolean; onNewDay: () => void };

/** HOME-14: the matches of a day, kept up to date, and the goals among them told once each. */
export function useDay({ loaded, isToday, onNewDay }: Options) {
  const [state, setState] = useState(loaded);
  const [isLoading, setIsLoading] = useState(false);
  const [age, setAge] = useState<DataAge>();
  const [goals, setGoals] = useState<Goals>({ flashing: new Set(), announcement: '' });
  const follower = useRef<Follower<LiveDay>>(undefined);

  const onTurn = useEffectEvent(() => onNewDay());
  const start = useEffectEvent(async (isWanted: () => boolean) => {
    // Not part of the first load: what the server rendered is up to date enough to be read.
    const { followDay } = await import('./follow-day.ts');
    if (!isWanted()) return;
    follower.current = followDay({
      loaded,
      isToday,
      // Transitions: fifty changes at once must not keep a finger waiting, and what has not come alive yet must stay.
      onState: (after) => startTransition(() => setState(after)),
      onLoading: (is) => startTransition(() => setIsLoading(is)),
      onGoals: (matches, announcement) =>
        startTransition(() => setGoals({ flashing: new Set(matches), announcement })),
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
  }, []);

  useEffect(() => follower.current?.take(loaded), [loaded]);

  useEffect(() => {
    if (goals.flashing.size === 0) return undefined;
    const timer = setTimeout(() => setGoals((told) => ({ ...told, flashing: new Set() })), FLASH_MS);
    return () => clearTimeout(timer);
  }, [goals.flashing]);

  return { ...state, ...goals, isLoading, age };
}

type Goals = { flashing: ReadonlySet<number>; announcement: string };
