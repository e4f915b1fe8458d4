import type { Answer } from '@safira/contract/endpoint';
import type { listCompetitions } from '@safira/contract/competitions/competitions';
import type { getHeadToHead } from '@safira/contract/matches/head-to-head';
import type { getMatch, getMatchesOfDay } from '@safira/contract/matches/matches';
import type { getPrediction } from '@safira/contract/matches/predictions';
import type { getStandingsByApiId } from '@safira/contract/competitions/standings';
import { credentials } from './credentials.ts';
import { withQuery } from './with-query.ts';

export type DayAnswer = Answer<typeof getMatchesOfDay>;
export type CompetitionsAnswer = Answer<typeof listCompetitions>;
export type MatchAnswer = Answer<typeof getMatch>;
export type HeadToHeadAnswer = Answer<typeof getHeadToHead>;
export type PredictionAnswer = Answer<typeof getPrediction>;
export type StandingsAnswer = Answer<typeof getStandingsByApiId>;

export type DayQuery = { date?: string; timezone?: string; min?: number };

/** HOME-19: more than any day has; always sent, so that every reader requests the same URL. */
const DAY_LIMIT = 200;

export const dayPath = ({ date, timezone, min }: DayQuery) =>
  withQuery('/matches', { date, timezone, limit: DAY_LIMIT, min });

export const competitionsPath = '/competitions';

export const matchPath = (id: number, query: { min?: number } = {}) => withQuery(`/matches/${id}`, query);

export const headToHeadPath = (matchId: number) => `/matches/${matchId}/h2h`;

export const predictionPath = (matchId: number) => `/matches/${matchId}/predictions`;

export const standingsPath = (competitionId: number, season: number, query: { min?: number } = {}) =>
  withQuery(`/competitions/by-api-id/${competitionId}/standings`, { season, ...query });

/** A failed call, with the message of the server if it sent one. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** AUTH-08: another root may be set at build time. */
const root: string = import.meta.env.VITE_API_ROOT || '/api';

/** The browser's client. Loaders read through the page context instead. */
export const api = {
  matchesOfDay: (query: DayQuery) => call<DayAnswer>(dayPath(query)),
  match: (id: number, query?: { min?: number }) => call<MatchAnswer>(matchPath(id, query)),
  headToHead: (matchId: number) => call<HeadToHeadAnswer>(headToHeadPath(matchId)),
  prediction: (matchId: number) => call<PredictionAnswer>(predictionPath(matchId)),
  standings: (competitionId: number, season: number, query?: { min?: number }) =>
    call<StandingsAnswer>(standingsPath(competitionId, season, query)),
};

/** OURS-09: when the answer was current, by this browser's clock; a cached copy states its age. */
type Dated<T> = T & { asOf: number };

type Post = { body: object; signal: AbortSignal };

/** For calls of one part of the site, whose paths are next to it: what is in this file is loaded with every page. */
export async function call<T extends object>(path: string, post?: Post): Promise<Dated<T>> {
  const response = await fetch(`${root}${path}`, requestOf(path, post)).catch((error: unknown) => {
    if (!post?.signal.aborted) {
      console.error(`No answer from ${root}: the backend may not be running.`, error);
    }
    throw error;
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !isSuccess(body)) throw new ApiError(response.status, messageOf(body, response));
  const ageMs = Number(response.headers.get('age') ?? 0) * 1_000;
  // The API's own tests check its answers against the contract.
  return { ...(body as T), asOf: Date.now() - ageMs };
}

function requestOf(path: string, post: Post | undefined): RequestInit {
  const accept = 'application/json';
  if (!post) return { headers: { accept, ...credentials('GET', path) } };
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, ...credentials('POST', path) },
    body: JSON.stringify(post.body),
    signal: post.signal,
  };
}

const isSuccess = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === true;

/** AUTH-06 */
export function messageOf(
  body: unknown,
  { status, statusText }: Pick<Response, 'status' | 'statusText'>,
): string {
  if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string') {
    return body.message;
  }
  return `HTTP ${status}: ${statusText}`;
}
