import { z } from 'zod';
import { clockKeys, flag, logKeys, port, privateKeys, readEnv } from '@safira/operations/env';
import { mediaKeys, storeKeys } from '@safira/store/config';

const Config = z.object({
  ...storeKeys,
  ...mediaKeys,
  ...clockKeys,
  ...logKeys,
  ...privateKeys,
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(9696),
  /** Proxies whose X-Forwarded-For is trusted: the edge. In containers: loopback,uniquelocal. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  /** The address of our own pages: no other origin may make unsafe private calls. */
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080'),
  /** OURS-08: every answer is marked as simulated unless an operator sets this to false. */
  DATA_SIMULATED: flag.default(true),
});

export type ApiConfig = z.output<typeof Config>;

export function readConfig(env: Record<string, string | undefined> = process.env): ApiConfig {
  return readEnv(Config, env);
}
