import type { Day } from '@safira/contract/matches/matches';
import { useEffect, useEffectEvent, useState } from 'react';
import { api, type DayAnswer, type DayQuery } from '../../lib/api.ts';
import { BlowingWhistle } from '../../ui/blowing-whistle.tsx';
import * as button from '../../ui/button.module.css';
import { RetryIcon } from '../../ui/icons.tsx';
import { StatePanel, WarningCard } from '../../ui/state-panel.tsx';
import { errors, loadingTitle } from '../../ui/text.ts';
import * as styles from './day-list.module.css';
import { preparing, unreachable } from './first-load-text.ts';

/** HOME-11: the delay before the first request, and the minimum time the loading state is shown. */
const DELAY_MS = 750;
const MIN_SHOWN_MS = 1_500;

type Props = { date: string; timezone: Day['timezone']; onLoaded: (answer: DayAnswer) => void };

/** HOME-11: if the server could not load the day, the browser fetches it and shows the whistle until it arrives. */
export function FirstLoad({ date, timezone, onLoaded }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const loaded = useEffectEvent(onLoaded);

  useEffect(() => {
    const leaving = new AbortController();
    void load({ date, timezone }, { delayMs: attempt === 0 ? DELAY_MS : 0, signal: leaving.signal }).then(
      (answer) => {
        if (leaving.signal.aborted) return;
        if (answer) loaded(answer);
        else setHasFailed(true);
      },
    );
    return () => leaving.abort();
  }, [date, timezone, attempt]);

  if (!hasFailed) {
    return (
      <div className={styles.empty}>
        <StatePanel drawing={<BlowingWhistle />} title={loadingTitle} text={preparing} />
      </div>
    );
  }
  function again() {
    setHasFailed(false);
    setAttempt(attempt + 1);
  }
  return (
    <div className={styles.empty}>
      <StatePanel drawing={<WarningCard />} title={errors.title} text={unreachable}>
        <button type="button" className={button.primary} onClick={again}>
          <RetryIcon small />
          {errors.retry}
        </button>
      </StatePanel>
    </div>
  );
}

async function load(query: DayQuery, { delayMs, signal }: { delayMs: number; signal: AbortSignal }) {
  await wait(delayMs);
  if (signal.aborted) return undefined;
  const shown = wait(MIN_SHOWN_MS);
  const answer = await api.matchesOfDay(query).catch((error: unknown) => {
    console.warn('The matches could not be read.', error);
    return undefined;
  });
  await shown;
  return answer;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
