import type { ArabCountry } from '@safira/arabic/names/arab-countries';
import type { Answer } from '@safira/contract/endpoint';
import type { resolveChannels, TvChannel } from '@safira/contract/matches/channels';
import type { Match } from '@safira/contract/matches/matches';
import { ApiError, call } from '../../lib/api.ts';
import { showToast } from '../../state/toast.ts';
import type { ChannelAnswers } from './channel-answers.ts';
import { foundFor } from './text.ts';

const BEFORE_FIRST_MS = 2_000;
const BETWEEN_MATCHES_MS = 200;
const BETWEEN_DATES_MS = 1_000;

export type FoundChannels = ReadonlyMap<number, TvChannel[]>;

type Search = {
  matches: readonly Match[];
  /** OURS-20: whose channels are looked up. */
  country: ArabCountry;
  answers: ChannelAnswers;
  now: () => number;
  /** Resolves at once when the search is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  /** The channels of these matches and of others of their dates, as they become known. */
  onFound: (found: FoundChannels) => void;
};

/**
 * HOME-15: looks up the channels of matches that have no lookup yet, one after the other, with pauses. One answer
 * covers a whole date, so most dates cost one call.
 */
export async function findChannels(search: Search): Promise<void> {
  const { country, answers, now, wait, signal, onFound } = search;
  const missing = search.matches
    .filter(({ tvChannels }) => tvChannels === null)
    .toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : Number(dateOf(a) > dateOf(b))));
  const known = new Map(
    [...answers.recall({ now: now(), country })].map(([id, { channels }]) => [id, channels]),
  );
  onFound(withSome(known));
  await wait(BEFORE_FIRST_MS, signal);

  const results = new Map<number, TvChannel[]>();
  let previous: Match | undefined;
  for (const match of missing) {
    if (known.has(match.apiId) || results.has(match.apiId)) continue;
    if (previous)
      await wait(dateOf(previous) === dateOf(match) ? BETWEEN_MATCHES_MS : BETWEEN_DATES_MS, signal);
    if (signal.aborted) return;
    previous = match;
    const { found, isRateLimited } = await lookUp({ matchId: match.apiId, country }, signal);
    if (signal.aborted) return;
    const at = now();
    answers.save([...found].map(([id, channels]) => [id, { at, country, channels }] as const));
    onFound(withSome(found));
    for (const [id, channels] of found) results.set(id, channels);
    if (isRateLimited) break;
  }
  const served = missing.filter(({ apiId }) => results.get(apiId)?.length);
  if (served.length > 0) showToast(foundFor(served.length));
}

type Lookup = { matchId: number; country: ArabCountry };

/** HOME-15: with the channels of the other matches of its date. */
const resolve = (lookup: Lookup, signal: AbortSignal) =>
  call<Answer<typeof resolveChannels>>('/matches/tv-channels/resolve', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...lookup, debugFull: true }),
    signal,
  });

type Outcome = { found: FoundChannels; isRateLimited: boolean };

/** A failed lookup is logged and counts as done; a 429 ends the search. */
async function lookUp(lookup: Lookup, signal: AbortSignal): Promise<Outcome> {
  const { matchId } = lookup;
  try {
    const { tvChannels, debug } = await resolve(lookup, signal);
    const others = debug?.normalizedMatches.map((one) => [one.matchId, one.tvChannels] as const) ?? [];
    return { found: new Map([...others, [matchId, tvChannels]]), isRateLimited: false };
  } catch (error) {
    if (!signal.aborted) console.warn(`The channels of match ${matchId} could not be looked up.`, error);
    const isRateLimited = error instanceof ApiError && error.status === 429;
    return { found: new Map([[matchId, []]]), isRateLimited };
  }
}

const dateOf = ({ date }: Match) => date.slice(0, 10);

const withSome = (found: FoundChannels): FoundChannels =>
  new Map([...found].filter(([, channels]) => channels.length > 0));
