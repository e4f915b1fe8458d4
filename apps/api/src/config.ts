import { availableParallelism } from 'node:os';
import { GOOGLE_CALLBACK } from '@safira/contract/accounts/google';
import { z } from 'zod';
import { clockKeys, flag, logKeys, port, privateKeys, readEnv } from '@safira/operations/env';
import { bucketKeys, isBucketComplete, mediaKeys } from '@safira/media/config';
import { storeKeys } from '@safira/store/config';
import type { GoogleSettings } from './accounts/identity-provider.ts';

const Config = z.object({
  ...storeKeys,
  ...mediaKeys,
  ...bucketKeys,
  ...clockKeys,
  ...logKeys,
  ...privateKeys,
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(9696),
  /** Proxies whose X-Forwarded-For is trusted: the edge. In containers: loopback,uniquelocal. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  /** The address of our own pages: no other origin may make unsafe private calls. */
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080'),
  /** Names accounts in counters without their addresses, and encrypts second factors; a secret, so without a default. */
  ACCOUNT_KEY: z
    .base64()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === 32, '32 bytes in base64: see scripts/secrets'),
  /** AUTH-10: of the worker, which sends the mail. Here it only says that there is one: without it none is queued. */
  SMTP_HOST: z.string().optional(),
  /** AUTH-14: of the client at Google; without them signing in with Google is off. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Another one for tests; plain http on this machine only. */
  GOOGLE_ISSUER: z
    .url()
    .regex(/^(?:https:|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d|\/|$))/, 'https, or http on this machine')
    .default('https://accounts.google.com'),
  /** Password hashes at once; all API processes of a machine together should leave one core free. */
  HASHES_AT_ONCE: z.coerce
    .number()
    .int()
    .positive()
    .default(Math.max(1, availableParallelism() - 1)),
  /** OURS-08: every answer is marked as simulated unless an operator sets this to false. */
  DATA_SIMULATED: flag.default(true),
});

const Checked = Config.refine(
  ({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }) => (id === undefined) === (secret === undefined),
  { path: ['GOOGLE_CLIENT_SECRET'], message: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither' },
).refine(isBucketComplete, {
  path: ['MEDIA_S3_URL'],
  message: 'MEDIA_S3_URL, MEDIA_S3_KEY_ID and MEDIA_S3_SECRET, or none of them',
});

export type ApiConfig = z.output<typeof Config> & { google: GoogleSettings | undefined };

export function readConfig(env: Record<string, string | undefined> = process.env): ApiConfig {
  const config = readEnv(Checked, env);
  return { ...config, google: googleSettingsOf(config) };
}

function googleSettingsOf(config: z.output<typeof Config>): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const { href: redirectUrl } = new URL(`/api${GOOGLE_CALLBACK}`, config.SITE_URL);
  return { clientId, clientSecret, issuer: new URL(config.GOOGLE_ISSUER), redirectUrl };
}
