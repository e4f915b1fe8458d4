import { hijriDate } from '@safira/arabic/formats/dates';
import type { getBroadcastsOfDay } from '@safira/contract/broadcasts/day';
import type { Answer } from '@safira/contract/endpoint';
import { isDate } from '@safira/football/time/days';
import { Suspense } from 'react';
import { data as withStatus, type ShouldRevalidateFunctionArgs } from 'react-router';
import { tvAddress } from '../../features/tv/address.ts';
import * as text from '../../features/tv/text.ts';
import { bodyOf, type Failure, pageOf } from '../../lib/load.ts';
import { pack } from '../../lib/pack.ts';
import { withQuery } from '../../lib/with-query.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { brand, errors } from '../../ui/text.ts';
import type { Route } from './+types/tv';
import type { LoadedTv } from './live-tv.tsx';

// It follows the day as the home page does, with the same code: neither page loads that of the other first.
const LiveTv = lazyComponent(() => import('./live-tv.tsx'), 'LiveTv');

/** OURS-18: the broadcasts of one day; the view is the browser's choice among the same data. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { zone, today, siteUrl, read } = pageOf(context);
  const date = url.searchParams.get('date') ?? today;
  if (!isDate(date)) throw withStatus({ message: errors.missing } satisfies Failure, { status: 404 });
  const path = withQuery('/tv', { date, timezone: zone.name });
  const { data, seq, day } = bodyOf<Answer<typeof getBroadcastsOfDay>>(await read(path));
  return { tv: pack<LoadedTv>({ ...data, seq, day, hijri: hijriDate(day.date) }), day, siteUrl };
}

/** Another view has the same data; another date and the same URL again are loaded. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const dateOf = (url: URL) => url.searchParams.get('date');
  return dateOf(currentUrl) !== dateOf(nextUrl) || currentUrl.href === nextUrl.href;
}

export function meta({ loaderData: loaded }: Route.MetaArgs) {
  if (!loaded) return [{ title: brand }];
  const { date, today } = loaded.day;
  return pageMeta({
    siteUrl: loaded.siteUrl,
    path: tvAddress(loaded.day),
    title: text.pageTitle(date, today),
    description: text.pageDescription(date),
  });
}

export default function TvRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <LiveTv packed={loaderData.tv} />
    </Suspense>
  );
}
