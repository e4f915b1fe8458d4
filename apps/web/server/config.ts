import { clockKeys, flag, logKeys, port, privateKeys, readEnv } from '@safira/operations/env';
import { z } from 'zod';

/** The private port is the public one plus 1000 and must be a valid port, too. */
const HIGHEST_PORT = 64_535;

/** Every setting of the web server, with its default. */
const Settings = z.object({
  NODE_ENV: z.string().default('development'),
  WEB_PORT: port.max(HIGHEST_PORT).default(3000),
  WEB_HOST: z.string().default('127.0.0.1'),
  API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:9696'),
  /** The public URL, without a path: shared links and images need absolute URLs. */
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080'),
  /** The proxies that are trusted to name a reader's IP address: the edge. In containers: loopback,uniquelocal. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  /** OURS-08: the label is shown unless an operator declares the data real. */
  DATA_SIMULATED: flag.default(true),
  /** AUTH-10: whether the worker can send mail: without it no page offers a link by mail. */
  MAIL_LINKS: flag.default(false),
  /** AUTH-14: whether the API has a client id of Google: without it no page offers signing in with Google. */
  GOOGLE_SIGN_IN: flag.default(false),
  ...logKeys,
  ...privateKeys,
  ...clockKeys,
});

export type Config = {
  isProduction: boolean;
  host: string;
  port: number;
  /** Health and metrics, not public. */
  privatePort: number;
  privateHost: string;
  apiUrl: string;
  siteUrl: string;
  trustedProxies: string;
  simulated: boolean;
  mailLinks: boolean;
  googleSignIn: boolean;
  logLevel: string;
  clock: { speed: number; start: number | undefined; origin: number | undefined };
};

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const settings = readEnv(Settings, env);
  return {
    isProduction: settings.NODE_ENV === 'production',
    host: settings.WEB_HOST,
    port: settings.WEB_PORT,
    privatePort: settings.WEB_PORT + 1000,
    privateHost: settings.PRIVATE_HOST,
    apiUrl: settings.API_URL.replace(/\/+$/, ''),
    siteUrl: settings.SITE_URL.replace(/\/+$/, ''),
    trustedProxies: settings.TRUSTED_PROXIES,
    simulated: settings.DATA_SIMULATED,
    mailLinks: settings.MAIL_LINKS,
    googleSignIn: settings.GOOGLE_SIGN_IN,
    logLevel: settings.LOG_LEVEL,
    clock: { speed: settings.CLOCK_SPEED, start: settings.CLOCK_START, origin: settings.CLOCK_ORIGIN },
  };
}
