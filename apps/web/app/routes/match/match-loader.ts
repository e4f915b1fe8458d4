import { data, type RouterContextProvider, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { MatchExtras } from '../../features/match/match-panel.tsx';
import { standingOf } from '../../features/match/standing-of.ts';
import type { Tab } from '../../features/match/tab.ts';
import {
  matchPath,
  headToHeadPath,
  predictionPath,
  standingsPath,
  type MatchAnswer,
  type HeadToHeadAnswer,
  type PredictionAnswer,
  type StandingsAnswer,
} from '../../lib/api.ts';
import { bodyOf, pageOf, type Failure } from '../../lib/load.ts';
import { DAY_MS, offsetsIn } from '../../lib/offsets.ts';
import type { Page } from '../../lib/page.ts';
import { errors } from '../../ui/text.ts';

type LoadArgs = { context: Readonly<RouterContextProvider>; params: { id: string } };

/** A match with its details, and the zone that its times are shown in. */
export async function loadMatch({ context, params }: LoadArgs) {
  const page = pageOf(context);
  if (!/^[1-9]\d{0,9}$/.test(params.id)) {
    throw data({ message: errors.missing } satisfies Failure, { status: 404 });
  }
  const { data: match, seq } = bodyOf<MatchAnswer>(await page.read(matchPath(Number(params.id))));
  return {
    match,
    seq,
    siteUrl: page.siteUrl,
    zone: { timezone: page.zone.name, offsets: offsetsAround(page.zone.name, match.date) },
  };
}
export type LoadedMatch = Awaited<ReturnType<typeof loadMatch>>;

/** DLG-13: what a tab shows in addition to the details. What cannot be read now is left to the browser. */
export async function loadMatchExtras(
  { read }: Page,
  { match }: Pick<LoadedMatch, 'match'>,
  tab: Tab,
): Promise<MatchExtras> {
  if (tab === 'h2h') {
    const headToHead = await bodyIfRead<HeadToHeadAnswer>(read(headToHeadPath(match.apiId)));
    return headToHead ? { headToHead: headToHead.data } : {};
  }
  if (tab !== 'overview') return {};
  const [prediction, standings] = await Promise.all([
    bodyIfRead<PredictionAnswer>(read(predictionPath(match.apiId))),
    bodyIfRead<StandingsAnswer>(read(standingsPath(match.league.id, match.league.season))),
  ]);
  return {
    ...(prediction && { prediction: prediction.data }),
    ...(standings && { standing: standingOf(match, standings.data) }),
  };
}

async function bodyIfRead<T>(reading: ReturnType<Page['read']>): Promise<T | undefined> {
  const answer = await reading;
  return answer.ok ? bodyOf<T>(answer) : undefined;
}

/** The offsets of the zone around the kick-off, with a margin for a rescheduled match. */
function offsetsAround(zone: string, date: string) {
  const kickOff = Date.parse(date);
  return offsetsIn(zone, { from: kickOff - 7 * DAY_MS, to: kickOff + 60 * DAY_MS });
}

/** Another tab shows loaded data or fetches its own; navigating to the same URL again is a retry. */
export const isAnotherLoad = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
