import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { type Answer, type Endpoint, envelopeOf } from '@safira/contract/endpoint';
import { ErrorBody } from '@safira/contract/errors';
import { register } from '@safira/contract/accounts/auth';

export const PASSWORD = 'قهوة بالهيل 7 مرات';

let addresses = 0;
/** Of a caller that no limit knows yet. */
export const anAddress = () => `10.9.${(++addresses >> 8) & 255}.${addresses & 255}`;

type Request = { path?: string; token?: string | undefined; body?: object; headers?: Record<string, string> };

/** Makes a private call, from an address of its own if none is given. */
export function send(
  app: FastifyInstance,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { path: own = path, token, body, headers = {} }: Request = {},
) {
  return app.inject({
    method,
    url: `/api${own}`,
    headers: {
      'x-forwarded-for': anAddress(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { payload: body }),
  });
}

/** The answer of a private call that succeeds, checked against its contract. */
export async function callAs<E extends Endpoint>(app: FastifyInstance, entry: E, request: Request = {}) {
  const response = await send(app, entry, request);
  expect(response.statusCode, response.body).toBe(entry.status);
  expect(response.headers['cache-control']).toBe('private, no-store');
  return envelopeOf(entry).strict().parse(response.json()) as unknown as Answer<E>;
}

export async function refused(app: FastifyInstance, entry: Endpoint, request: Request = {}) {
  const response = await send(app, entry, request);
  const { success: _no, message: _text, ...body } = ErrorBody.strict().parse(response.json());
  return { status: response.statusCode, ...body };
}

let members = 0;

/** A new member, signed in. */
export async function aMember(app: FastifyInstance, own: { email?: string; password?: string } = {}) {
  const email = own.email ?? `member-${++members}@example.com`;
  const password = own.password ?? PASSWORD;
  const { token, user, data } = await callAs(app, register, { body: { email, password, name: 'منى' } });
  return { email, password, token, user, device: data.device };
}
