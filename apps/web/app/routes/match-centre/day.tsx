import { hijriDate } from '@safira/arabic/dates';
import { compareCompetitions } from '@safira/football/competition-order';
import { isDate } from '@safira/football/days';
import { lazy, Suspense } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { clocksOf } from '../../features/clocks/clock-zones.ts';
import type { Listed } from '../../features/competitions/listed.ts';
import { description, pageTitle } from '../../features/day/text.ts';
import { competitionsPath, type CompetitionsAnswer, dayPath, type DayAnswer } from '../../lib/api.ts';
import { bodyOf, pageOf, type Failure } from '../../lib/load.ts';
import type { Reading } from '../../lib/page.ts';
import { brand, errors } from '../../ui/text.ts';
import type { Route } from './+types/day';
import { DayPage } from './day-page.tsx';
import { loadedDay } from './loaded-day.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageOf(context);
  const date = url.searchParams.get('date') ?? page.today;
  if (!isDate(date)) throw data({ message: errors.missing } satisfies Failure, { status: 404 });
  const timezone = page.zone.name;
  const [reading, followed] = await Promise.all([
    page.read(dayPath({ date, timezone })),
    page.read(competitionsPath),
  ]);
  const around = { date, timezone, clocks: clocksOf(date), competitions: inOrder(followed) };
  // HOME-11: then the browser fetches the day itself.
  if (!reading.ok && reading.status >= 500) {
    return data({ ...around, loaded: undefined }, { status: reading.status });
  }
  const loaded = { ...loadedDay(bodyOf<DayAnswer>(reading)), hijri: hijriDate(date) };
  return { ...around, loaded };
}

/** HOME-13. Without them only the competition bar is missing. */
function inOrder(reading: Reading): Listed[] {
  if (!reading.ok) return [];
  return bodyOf<CompetitionsAnswer>(reading)
    .data.map(({ id, name, originalName, logo }) => ({ id, name, originalName, logo, matchCount: 0 }))
    .toSorted(compareCompetitions)
    .map(({ matchCount: _, ...listed }) => listed);
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData?.loaded
    ? [
        { title: `${pageTitle(loaderData.date, loaderData.loaded.day.today)} · ${brand}` },
        { name: 'description', content: description(loaderData.date) },
      ]
    : [{ title: brand }];

const LateDay = lazy(async () => ({ default: (await import('./late-day.tsx')).LateDay }));

/** Opening or closing a match over the list does not reload the day; another date and the same URL again do. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const dateOf = (url: URL) => url.searchParams.get('date');
  return dateOf(currentUrl) !== dateOf(nextUrl) || currentUrl.href === nextUrl.href;
}

export default function DayRoute({ loaderData }: Route.ComponentProps) {
  const { loaded, date, timezone, ...around } = loaderData;
  if (loaded) return <DayPage loaded={loaded} {...around} />;
  return (
    <Suspense>
      <LateDay date={date} timezone={timezone} {...around} />
    </Suspense>
  );
}
