import { hijriDate } from '@safira/arabic/dates';
import { isDate } from '@safira/football/days';
import { isLiveCode } from '@safira/football/status';
import { lazy, Suspense, useEffect } from 'react';
import {
  data,
  Outlet,
  useLocation,
  useNavigate,
  useNavigation,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { DayList } from '../features/day/day-list.tsx';
import { DayPicker } from '../features/day/day-picker.tsx';
import { DayTitle } from '../features/day/day-title.tsx';
import { description, pageTitle } from '../features/day/text.ts';
import type { LiveDay } from '../features/live/live-day.ts';
import { useDay } from '../features/live/use-day.ts';
import { dayPath, type DayAnswer } from '../lib/api.ts';
import { bodyOf, pageOf, type Failure } from '../lib/load.ts';
import { Shell } from '../ui/shell.tsx';
import { brand, errors } from '../ui/text.ts';
import type { Route } from './+types/day';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageOf(context);
  const date = url.searchParams.get('date') ?? page.today;
  if (!isDate(date)) throw data({ message: errors.missing } satisfies Failure, { status: 404 });
  const reading = await page.read(dayPath({ date, timezone: page.zone.name }));
  const { data: found, seq, day } = bodyOf<DayAnswer>(reading);
  return { sections: found.matchesByCompetition, seq, day, hijri: hijriDate(day.date) };
}

export const meta = ({ loaderData: loaded }: Route.MetaArgs) =>
  loaded
    ? [
        { title: `${pageTitle(loaded.day.date, loaded.day.today)} · ${brand}` },
        { name: 'description', content: description(loaded.day.date) },
      ]
    : [{ title: brand }];

/** A match over the list and back again changes nothing below it; another day does, and so does asking again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const dateOf = (url: URL) => url.searchParams.get('date');
  return dateOf(currentUrl) !== dateOf(nextUrl) || currentUrl.href === nextUrl.href;
}

export default function DayRoute({ loaderData }: Route.ComponentProps) {
  const { date, timezone } = loaderData.day;
  return (
    <>
      <DayPage key={`${date} ${timezone}`} loaded={loaderData} />
      <Over />
    </>
  );
}

function DayPage({ loaded }: { loaded: LiveDay & { hijri: string } }) {
  const here = useLocation();
  const navigate = useNavigate();
  const { sections, day, isLoading, announcement, flashing } = useDay({
    loaded,
    isToday: here.search === '',
    onNewDay: () => void navigate(here, { replace: true, preventScrollReset: true }),
  });
  const live = sections
    .flatMap(({ matches }) => matches)
    .filter(({ status }) => isLiveCode(status.short)).length;
  return (
    <Shell zone={day.timezone}>
      <DayTitle day={day} hijri={day.date === loaded.day.date ? loaded.hijri : undefined} />
      <DayPicker today={day.today} selected={day.date} live={day.date === day.today ? live : 0} />
      <DayList sections={sections} day={day} flashing={flashing} isLoading={isLoading} />
      <p className="srOnly" role="status" aria-live="polite">
        {announcement}
      </p>
    </Shell>
  );
}

const loadOverlay = () => import('../features/match/match-overlay.tsx');
const MatchOverlay = lazy(async () => ({ default: (await loadOverlay()).MatchOverlay }));

/** DLG-17: a match over the list, by the address alone: opening goes there, closing goes back. */
function Over() {
  const here = useLocation();
  const navigate = useNavigate();
  const isOpen = isOver(here);
  const isComing = isOver(useNavigation().location);
  // Not part of the first load, but here before anybody has chosen a match.
  useEffect(() => void loadOverlay(), []);
  if (!isOpen && !isComing) return <Outlet />;

  // Until the match is here there is no step to take back: naming this place again calls the journey off.
  const onClose = () =>
    void (isOpen ? navigate(-1) : navigate(here, { replace: true, preventScrollReset: true }));
  return (
    <Suspense>
      <MatchOverlay isLoading={!isOpen} onClose={onClose}>
        <Outlet />
      </MatchOverlay>
    </Suspense>
  );
}

const isOver = (place: { pathname: string } | undefined) => place?.pathname.startsWith('/over/') ?? false;
