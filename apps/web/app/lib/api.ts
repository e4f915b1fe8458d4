import type { Answer } from '@safira/contract/endpoint';
import type { ErrorBody } from '@safira/contract/errors';
import type { listCompetitions } from '@safira/contract/competitions/competitions';
import type { getHeadToHead } from '@safira/contract/matches/head-to-head';
import type { getMatch, getMatchesOfDay } from '@safira/contract/matches/matches';
import type { getPrediction } from '@safira/contract/matches/predictions';
import type { getStandingsByApiId } from '@safira/contract/competitions/standings';
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
  /** Not an ErrorCode, because the server may be newer than the page; undefined if the answer is not the API's. */
  readonly code: string | undefined;
  /** What is wrong with each field of a form. */
  readonly fields: ErrorBody['fields'];
  /** In how many seconds the call may be made again; 0 if the server does not say. */
  readonly retryAfter: number;
  constructor(response: Response, body: Partial<ErrorBody> | undefined) {
    super(messageOf(body, response));
    this.status = response.status;
    this.code = body?.code;
    this.fields = body?.fields;
    this.retryAfter = Number(response.headers.get('retry-after'));
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

/** As for `fetch`. Bodies are made by those who send them: most pages only read. */
export type CallInit = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/**
 * For calls of one part of the site, whose paths are next to it: what is in this file is loaded with every page.
 * AUTH-06: without credentials; private calls are made by `memberCall` (state/session-calls.ts).
 */
export async function call<T extends object>(path: string, init: CallInit = {}): Promise<Dated<T>> {
  const headers = { accept: 'application/json', ...init.headers };
  const response = await fetch(`${root}${path}`, { ...init, headers }).catch((error: unknown) => {
    if (!init.signal?.aborted) {
      console.error(`No answer from ${root}: the backend may not be running.`, error);
    }
    throw error;
  });
  const body: unknown = await response.json().catch(() => undefined);
  // The API's own tests check its answers against the contract.
  if (!response.ok || !isSuccess(body)) throw new ApiError(response, body as ErrorBody | undefined);
  const ageMs = Number(response.headers.get('age') ?? 0) * 1_000;
  return { ...(body as T), asOf: Date.now() - ageMs };
}

const isSuccess = (body: unknown): boolean => (body as { success?: unknown } | null)?.success === true;

/** AUTH-06 */
export function messageOf(
  body: unknown,
  { status, statusText }: Pick<Response, 'status' | 'statusText'>,
): string {
  const message = (body as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : `HTTP ${status}: ${statusText}`;
}
