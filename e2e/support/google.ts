import { randomUUID } from 'node:crypto';
import { commands, endChild, waitFor } from '@safira/testkit/stack';
import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { workerIndex } from '../config.ts';
import { mainStack } from './stack.ts';

/** Their private ports are 1,000 above. Tests that run side by side have two each. */
const API_PORT = 13_401 + workerIndex;
const WEB_PORT = 13_601 + workerIndex;

/** The site with signing in with Google on, before an identity provider that takes every visitor for the same person. */
export async function startGoogleSite() {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.issuer.url = `http://127.0.0.1:${provider.address().port}`;
  const email = `huda-${randomUUID()}@gmail.com`;
  const person = { sub: randomUUID(), email, email_verified: true, name: 'ليلى' };
  provider.service.on('beforeTokenSigning', ({ payload }: MutableToken) => Object.assign(payload, person));

  const address = `http://127.0.0.1:${WEB_PORT}`;
  const env = {
    API_PORT: String(API_PORT),
    API_URL: `http://127.0.0.1:${API_PORT}`,
    WEB_PORT: String(WEB_PORT),
    SITE_URL: address,
    GOOGLE_CLIENT_ID: 'safira',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: provider.issuer.url,
    GOOGLE_SIGN_IN: 'true',
  };
  const stack = mainStack();
  const parts = [
    stack.start('api-google', commands.api, { env }),
    stack.start('web-google', commands.web, { env }),
  ];
  const stop = async () => {
    await Promise.all(parts.map((part) => endChild(part)));
    await provider.stop();
  };
  try {
    await waitFor(`${address}/`, { status: 200 });
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, provider: provider.issuer.url, email, stop };
}
