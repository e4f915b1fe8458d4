import { reportClientError } from './client-errors.ts';
import { listCompetitions } from './competitions.ts';
import type { Endpoint } from './endpoint.ts';
import { getHealth } from './health.ts';
import { getLiveMatches, getMatch, getMatchesOfDay } from './matches.ts';

/** API-02: every call there is; a test holds the routes and the OpenAPI document against it. */
export const endpoints: readonly Endpoint[] = [
  getMatchesOfDay,
  getLiveMatches,
  getMatch,
  listCompetitions,
  getHealth,
  reportClientError,
];
