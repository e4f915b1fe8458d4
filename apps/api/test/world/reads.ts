import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { type Answer, type Endpoint, envelopeOf } from '@safira/contract/endpoint';
import { call } from '../api.ts';

/** One call to the API on the synced world, and a check of its answer. */
export type WorldRead = {
  name: string;
  entry: Endpoint;
  path: string;
  body?: object;
  check: (answer: unknown) => void;
};

export function worldReads<E extends Endpoint>(
  entry: E,
  request: string | { path: string; body: object },
  check: (answer: Answer<E>) => void,
): WorldRead {
  const { path, ...rest } = typeof request === 'string' ? { path: request } : request;
  // The answer given to the check has been parsed by the entry's own schema.
  return { name: `${entry.method} ${path}`, entry, path, ...rest, check: check as WorldRead['check'] };
}

/** The whole answer, checked against the contract. */
export async function readWorld(app: FastifyInstance, { entry, path, body }: WorldRead): Promise<object> {
  if (!body) return (await call(app, entry, path)).body;
  const response = await app.inject({ method: entry.method, url: `/api${path}`, payload: body });
  expect(response.statusCode, response.body).toBe(200);
  return envelopeOf(entry).strict().parse(response.json());
}
