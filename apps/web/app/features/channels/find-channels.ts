import type { resolveChannels, TvChannel } from '@safira/contract/channels';
import type { Answer } from '@safira/contract/endpoint';
import type { Match } from '@safira/contract/matches';
import { showToast } from '../../ui/toast.ts';
import type { ChannelAnswers } from './channel-answers.ts';
import { foundFor } from './text.ts';

const BEFORE_FIRST_MS = 2_000;
const BETWEEN_MATCHES_MS = 200;
const BETWEEN_DATES_MS = 1_000;

/** AUTH-08: another root may be set at build time. */
const root: string = import.meta.env['VITE_API_ROOT'] || '/api';

export type FoundChannels = ReadonlyMap<number, TvChannel[]>;

type Search = {
  matches: readonly Match[];
  answers: ChannelAnswers;
  fetch: typeof globalThis.fetch;
  now: () => number;
  /** Over at once when the search is called off. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  /** The channels of these matches and of others of their dates, as they become known. */
  onFound: (found: FoundChannels) => void;
};

/**
 * HOME-15: looks up the channels of matches that nobody has looked up, one after the other and without haste.
 * An answer tells of the whole date, so most dates cost one call.
 */
export async function findChannels(search: Search): Promise<void> {
  const { answers, now, wait, signal, onFound } = search;
  const wanting = search.matches
    .filter(({ tvChannels }) => tvChannels === null)
    .toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : Number(dateOf(a) > dateOf(b))));
  const known = new Map([...answers.recall(now())].map(([id, { channels }]) => [id, channels]));
  onFound(withSome(known));
  await wait(BEFORE_FIRST_MS, signal);

  const news = new Map<number, TvChannel[]>();
  let asked: Match | undefined;
  for (const match of wanting) {
    if (known.has(match.apiId) || news.has(match.apiId)) continue;
    if (asked) await wait(dateOf(asked) === dateOf(match) ? BETWEEN_MATCHES_MS : BETWEEN_DATES_MS, signal);
    if (signal.aborted) return;
    asked = match;
    const { told, isEnough } = await ask(match.apiId, search);
    if (signal.aborted) return;
    const at = now();
    answers.keep([...told].map(([id, channels]) => [id, { at, channels }] as const));
    onFound(withSome(told));
    for (const [id, channels] of told) news.set(id, channels);
    if (isEnough) break;
  }
  const served = wanting.filter(({ apiId }) => news.get(apiId)?.length);
  if (served.length > 0) showToast(foundFor(served.length));
}

type Outcome = { told: FoundChannels; isEnough: boolean };

/** A failed look-up is logged and counts as asked; the server may also say that it has been asked enough. */
async function ask(matchId: number, { fetch, signal }: Search): Promise<Outcome> {
  try {
    const response = await fetch(`${root}/matches/tv-channels/resolve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ matchId, debugFull: true }),
      signal,
    });
    if (!response.ok) {
      console.warn(`The channels of match ${matchId} could not be looked up: HTTP ${response.status}.`);
      return { told: new Map([[matchId, []]]), isEnough: response.status === 429 };
    }
    // The API's own tests hold its answers to the contract.
    const { tvChannels, debug } = (await response.json()) as Answer<typeof resolveChannels>;
    const others = debug?.normalizedMatches.map((one) => [one.matchId, one.tvChannels] as const) ?? [];
    return { told: new Map([...others, [matchId, tvChannels]]), isEnough: false };
  } catch (error) {
    if (!signal.aborted) console.warn(`The channels of match ${matchId} could not be looked up.`, error);
    return { told: new Map([[matchId, []]]), isEnough: false };
  }
}

const dateOf = ({ date }: Match) => date.slice(0, 10);

const withSome = (found: FoundChannels): FoundChannels =>
  new Map([...found].filter(([, channels]) => channels.length > 0));
