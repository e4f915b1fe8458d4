import { offsetsBetween } from '@safira/football/days';
import { data, type RouterContextProvider, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { MatchExtras } from '../features/match/match-panel.tsx';
import { standingOf } from '../features/match/standing-of.ts';
import type { Tab } from '../features/match/tab.ts';
import {
  matchPath,
  headToHeadPath,
  predictionPath,
  standingsPath,
  type MatchAnswer,
  type HeadToHeadAnswer,
  type PredictionAnswer,
  type StandingsAnswer,
} from '../lib/api.ts';
import { bodyOf, pageOf, type Failure } from '../lib/load.ts';
import type { Page } from '../lib/page.ts';
import { errors } from '../ui/text.ts';

const DAY_MS = 86_400_000;

type Asked = { context: Readonly<RouterContextProvider>; params: { id: string } };

/** A match with its details, and the clock that its times are told by. */
export async function loadMatch({ context, params }: Asked) {
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

/** DLG-13: what a tab shows beside the details. What cannot be read now is left to the browser. */
export async function loadMatchExtras(
  { read }: Page,
  { match }: Pick<LoadedMatch, 'match'>,
  tab: Tab,
): Promise<MatchExtras> {
  if (tab === 'h2h') {
    const meetings = await bodyIfRead<HeadToHeadAnswer>(read(headToHeadPath(match.apiId)));
    return meetings ? { meetings: meetings.data } : {};
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

/** The zone's clock around the kick-off, with room for a new date. */
function offsetsAround(zone: string, date: string) {
  const kickOff = Date.parse(date);
  const span = { from: kickOff - 7 * DAY_MS, to: kickOff + 60 * DAY_MS };
  return offsetsBetween(zone, span).map(({ from, minutes }) => ({
    from: new Date(from).toISOString(),
    minutes,
  }));
}

/** Another tab shows what is here already, or asks for it itself; asking for the same again is a new attempt. */
export const isAnotherLoad = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
