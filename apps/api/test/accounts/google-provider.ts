import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { expect } from 'vitest';
import { GOOGLE_CALLBACK, finishGoogle, startGoogle } from '@safira/contract/accounts/google';
import { atEnd } from '@safira/testkit/at-end';
import type { GoogleSettings } from '../../src/accounts/identity-provider.ts';
import { anAddress, callAs, refused, send } from './accounts.ts';

export type Claims = Record<string, unknown>;

const SITE = 'http://127.0.0.1:8080';

/** An identity provider on loopback in the place of Google. */
export async function startGoogleProvider() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  server.issuer.url = `http://127.0.0.1:${server.address().port}`;
  atEnd(() => (server.listening ? server.stop() : undefined));
  /** What its tokens say of the person who signs in next, and what it does with the answer that has them. */
  const next: { claims: Claims; change: (response: MutableResponse) => void } = {
    claims: {},
    change: () => undefined,
  };
  server.service.on('beforeTokenSigning', ({ payload }: MutableToken) => Object.assign(payload, next.claims));
  server.service.on('beforeResponse', (response: MutableResponse) => next.change(response));
  const settings: GoogleSettings = {
    clientId: 'safira-client',
    clientSecret: 'safira-client-secret',
    issuer: new URL(server.issuer.url),
    redirectUrl: `${SITE}/api${GOOGLE_CALLBACK}`,
  };
  return { settings, next, stop: () => server.stop() };
}

let people = 0;

/** A person with a mailbox of Google. */
export function aPerson(own: Claims = {}) {
  const number = ++people;
  return {
    sub: `subject-${number}`,
    email: `fan-${number}@gmail.com`,
    email_verified: true,
    name: 'هدى',
    ...own,
  };
}

export type Provider = Awaited<ReturnType<typeof startGoogleProvider>>;

/** A browser: it keeps its verifier, and follows the redirects of Google and of the API. */
export function aBrowser(app: FastifyInstance, { next }: Provider) {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  async function start(): Promise<string> {
    const { data } = await callAs(app, startGoogle, { body: { challenge } });
    return data.url;
  }

  /** Returns the address to which Google sends the browser back. */
  async function visitGoogle(url: string): Promise<URL> {
    const answer = await fetch(url, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    return new URL(answer.headers.get('location')!);
  }

  /** Returns the fragment of the page that it ends on. */
  async function callBack({ pathname, search, origin }: URL): Promise<string> {
    expect(origin).toBe(SITE);
    const response = await app.inject({
      url: `${pathname}${search}`,
      headers: { 'x-forwarded-for': anAddress(), 'sec-fetch-site': 'cross-site' },
    });
    expect(response.statusCode, response.body).toBe(302);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const [page, fragment] = response.headers.location!.split('#');
    expect(page).toBe('/login');
    return fragment!;
  }

  const bodyOf = (token: string, own: object = {}) => ({ body: { token, verifier, ...own } });

  return {
    verifier,
    start,
    visitGoogle,
    callBack,
    /** All of the way to Google and back; returns the token. */
    async signInAtGoogle(claims: Claims): Promise<string> {
      next.claims = claims;
      const fragment = await callBack(await visitGoogle(await start()));
      expect(fragment).toMatch(/^google=sfr_[\w-]{43}$/);
      return fragment.slice('google='.length);
    },
    finish: (token: string, own?: object) => callAs(app, finishGoogle, bodyOf(token, own)),
    sendFinish: (token: string, own?: object) => send(app, finishGoogle, bodyOf(token, own)),
    refusedFinish: (token: string, own?: object) => refused(app, finishGoogle, bodyOf(token, own)),
  };
}
