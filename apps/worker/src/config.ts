import { hostname } from 'node:os';
import { PlanName } from '@safira/provider/plans';
import { z } from 'zod';
import { clockKeys, logKeys, port, privateKeys, readEnv } from '@safira/operations/env';
import { mediaKeys, storeKeys } from '@safira/store/config';
import { faultPoints, faultSignals } from './faults.ts';

/** DLG-11: two calls each every 15 minutes are 9,600 of the 10,000 that the site gives away a day. */
const MOST_CHANNELS = 50;

const numbers = z.string().transform((text, context) => {
  const ids = text.split(',').map(Number);
  if (ids.every((id) => Number.isInteger(id) && id > 0)) return ids;
  context.addIssue('a comma-separated list of whole numbers');
  return z.NEVER;
});
const urls = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.url()));

const channels = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().regex(/^UC[\w-]{22}$/, 'ids of channels: UC and 22 more')).max(MOST_CHANNELS));

const Config = z.object({
  ...storeKeys,
  ...mediaKeys,
  ...clockKeys,
  ...logKeys,
  ...privateKeys,
  /** Without a key the worker talks to the simulator. */
  FOOTBALL_API_KEY: z.string().optional(),
  FOOTBALL_API_URL: z.url().optional(),
  /** The provider's plan: how many calls a day it allows. */
  FOOTBALL_PLAN: PlanName.default('Pro'),
  /** COMP-09, the qualifiers and the super cups. */
  LEAGUES: numbers.default([
    39, 140, 135, 61, 78, 307, 233, 406, 2, 3, 17, 81, 137, 531, 826, 539, 29, 30, 32,
  ]),
  /** DLG-11: the video site's; without a key there are no films. */
  VIDEO_API_KEY: z.string().optional(),
  VIDEO_API_URL: z.url().default('https://www.googleapis.com/youtube/v3'),
  /** Official ones alone: leagues, clubs, broadcasters. */
  VIDEO_CHANNELS: channels.default([]),
  /** The private address of every edge node: each holds its own push connections. */
  PUSH_URLS: urls.default(['http://127.0.0.1:8081']),
  /** The public address whose copies are warmed before a change is pushed. */
  EDGE_URL: z.url().default('http://127.0.0.1:8080'),
  WORKER_METRICS_PORT: port.default(10_898),
  /** A name that outlives a restart lets the worker take its own lease back at once. Never give it to two. */
  WORKER_NAME: z.string().optional(),
  /** For drills: end the process, or stop it, when it first comes to this point. */
  FAULT: z.enum(faultPoints).optional(),
  FAULT_SIGNAL: z.enum(faultSignals).default('SIGKILL'),
});

export type WorkerConfig = z.output<typeof Config> & { holder: string; apiUrl: string };

export function readConfig(env: Record<string, string | undefined> = process.env): WorkerConfig {
  const config = readEnv(Config, env);
  const standard = config.FOOTBALL_API_KEY ? 'https://v3.football.api-sports.io' : 'http://127.0.0.1:9797';
  return {
    ...config,
    apiUrl: config.FOOTBALL_API_URL ?? standard,
    holder: config.WORKER_NAME ?? `${hostname()}:${process.pid}`,
  };
}
