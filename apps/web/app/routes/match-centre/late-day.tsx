import { useState } from 'react';
import { FirstLoad } from '../../features/day/first-load.tsx';
import { Shell } from '../../shell/shell.tsx';
import type { LoadedDay } from './day-data.ts';
import { DayPage } from './day-page.tsx';
import { loadedDay } from './loaded-day.ts';
import { MatchOverDay } from './match-over-day.tsx';

type Props = { date: string; timezone: string } & Omit<Parameters<typeof DayPage>[0], 'loaded'>;

/** HOME-11: a day that the server could not read; the browser loads it. */
export function LateDay({ date, timezone, ...around }: Props) {
  const [late, setLate] = useState<LoadedDay>();
  if (late?.day.date === date) return <DayPage loaded={late} {...around} />;
  return (
    <Shell zone={timezone}>
      <FirstLoad date={date} timezone={timezone} onLoaded={(answer) => setLate(loadedDay(answer))} />
      <MatchOverDay zone={{ timezone, offsets: [] }} />
    </Shell>
  );
}
