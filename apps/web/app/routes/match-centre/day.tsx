import { hijriDate } from '@safira/arabic/formats/dates';
import type { Answer } from '@safira/contract/endpoint';
import type { getLatestEpisode } from '@safira/contract/podcasts/podcasts';
import { compareCompetitions } from '@safira/football/competitions/competition-order';
import { isDate } from '@safira/football/time/days';
import { Suspense } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { clocksOf } from '../../features/clocks/clock-zones.ts';
import type { Listed } from '../../features/competitions/listed.ts';
import { description, pageTitle } from '../../features/day/text.ts';
import type { Latest } from '../../features/podcast/latest-episode.ts';
import { shownEpisode } from '../../features/podcast/shown-episode.ts';
import { competitionsPath, type CompetitionsAnswer, dayPath, type DayAnswer } from '../../lib/api.ts';
import { bodyOf, pageOf, type Failure } from '../../lib/load.ts';
import { offsetsOf } from '../../lib/offsets.ts';
import { pack } from '../../lib/pack.ts';
import { partOf } from '../../lib/part.ts';
import { useUnpacked } from '../../lib/use-unpacked.ts';
import type { Reading } from '../../lib/page.ts';
import { brand, errors } from '../../ui/text.ts';
import type { Route } from './+types/day';
import type { PageOfDay } from './day-data.ts';
import { DayPage } from './day-page.tsx';
import { loadedDay } from './loaded-day.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { today, zone, read } = pageOf(context);
  const date = url.searchParams.get('date') ?? today;
  if (!isDate(date)) throw data({ message: errors.missing } satisfies Failure, { status: 404 });
  const timezone = zone.name;
  const [reading, followed, newest] = await Promise.all([
    read(dayPath({ date, timezone })),
    read(competitionsPath),
    read('/podcasts/latest'),
  ]);
  const podcast = latestOf(newest, timezone);
  const around = { clocks: clocksOf(date), competitions: inOrder(followed), podcast };
  // HOME-11: then the browser fetches the day itself.
  if (!reading.ok && reading.status >= 500) {
    const page = pack<PageOfDay>(around);
    return data({ date, timezone, today: undefined, page }, { status: reading.status });
  }
  const loaded = { ...loadedDay(bodyOf<DayAnswer>(reading)), hijri: hijriDate(date) };
  return { date, timezone, today: loaded.day.today, page: pack<PageOfDay>({ ...around, loaded }) };
}

/** OURS-09: a lost connection does not cost the reader the screen. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    return (await import('./kept-days.ts')).keptDay(url, error);
  }
}

/** HOME-13. Without them only the competition bar is missing. */
function inOrder(reading: Reading): Listed[] {
  if (!reading.ok) return [];
  return bodyOf<CompetitionsAnswer>(reading)
    .data.map(({ id, name, originalName, country, logo }) => ({
      id,
      name,
      originalName,
      country,
      logo,
      matchCount: 0,
    }))
    .toSorted(compareCompetitions)
    .map(({ matchCount: _, ...listed }) => listed);
}

/** POD-05: undefined if it could not be read: then the browser tries, and falls back to its cache. */
function latestOf(reading: Reading, zone: string): Latest | undefined {
  const part = partOf<Answer<typeof getLatestEpisode>>(reading);
  if (part.state !== 'loaded') return undefined;
  return part.data && shownEpisode(part.data, offsetsOf(zone, [{ date: part.data.generatedAt }]));
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData?.today
    ? [
        { title: `${pageTitle(loaderData.date, loaderData.today)} · ${brand}` },
        { name: 'description', content: description(loaderData.date) },
      ]
    : [{ title: brand }];

const LateDay = lazyComponent(() => import('./late-day.tsx'), 'LateDay');

/** Opening or closing a match over the list does not reload the day; another date and the same URL again do. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const dateOf = (url: URL) => url.searchParams.get('date');
  return dateOf(currentUrl) !== dateOf(nextUrl) || currentUrl.href === nextUrl.href;
}

export default function DayRoute({ loaderData }: Route.ComponentProps) {
  const { date, timezone } = loaderData;
  const { loaded, ...around } = useUnpacked(loaderData.page);
  if (loaded) return <DayPage loaded={loaded} {...around} />;
  return (
    <Suspense>
      <LateDay date={date} timezone={timezone} {...around} />
    </Suspense>
  );
}
