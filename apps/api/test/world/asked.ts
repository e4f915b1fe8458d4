import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { type Answer, type Endpoint, envelopeOf } from '@safira/contract/endpoint';
import { call } from '../api.ts';

/** One question to the world, and what its answer must show. */
export type Asked = {
  name: string;
  entry: Endpoint;
  path: string;
  body?: object;
  check: (answer: unknown) => void;
};

export function asked<E extends Endpoint>(
  entry: E,
  question: string | { path: string; body: object },
  check: (answer: Answer<E>) => void,
): Asked {
  const { path, ...rest } = typeof question === 'string' ? { path: question } : question;
  // What is handed to the check has been parsed by the entry's own schema.
  return { name: `${entry.method} ${path}`, entry, path, ...rest, check: check as Asked['check'] };
}

/** The whole answer, checked against the contract. */
export async function ask(app: FastifyInstance, { entry, path, body }: Asked): Promise<object> {
  if (!body) return (await call(app, entry, path)).body;
  const response = await app.inject({ method: entry.method, url: `/api${path}`, payload: body });
  expect(response.statusCode, response.body).toBe(200);
  return envelopeOf(entry).strict().parse(response.json());
}
