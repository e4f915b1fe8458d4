import { hostname } from 'node:os';
import { channels as knownChannels } from '@safira/broadcasts/tables/channels';
import { PlanName } from '@safira/provider/plans';
import { z } from 'zod';
import { clockKeys, flag, logKeys, port, privateKeys, readEnv } from '@safira/operations/env';
import { bucketKeys, isBucketComplete, mediaKeys } from '@safira/media/config';
import { isElevenLabsComplete, speechKeys } from '@safira/speech/config';
import { storeKeys } from '@safira/store/config';
import { faultPoints, faultSignals } from './faults.ts';
import { mailFault, mailKeys, type MailSettings, mailSettingsOf } from './mail/settings.ts';
import { type MediaRules, standardMediaHosts } from './pictures/media-fetch.ts';
import type { EdgeNode } from './push.ts';

/** DLG-11: two calls for each channel every 15 minutes are 9,600 of the site's 10,000 free calls a day. */
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

/** Host names only: https on its default port, no IP addresses. */
const hosts = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().regex(/^(?=.*[a-z])[a-z\d-]+(\.[a-z\d-]+)+$/, 'names of hosts, with commas')));

const channels = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().regex(/^UC[\w-]{22}$/, 'ids of channels: UC and 22 more')).max(MOST_CHANNELS));

/** OURS-17: files (`file:///…`) and addresses of XMLTV guides, packed (.gz) or not. */
const guideUrls = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.url({ protocol: /^(?:https?|file)$/ })).max(20));

/** `guide-id=slug`, or `prefix*` for guides whose ids are a prefix and our slugs. */
const guideChannels = z.string().transform((text, context) => {
  const pairs = text.split(',').flatMap((entry) => {
    const [id = '', slug] = entry.split('=');
    if (slug === undefined && id.endsWith('*'))
      return [...knownSlugs].map((known) => [id.slice(0, -1) + known, known] as const);
    return [[id, slug ?? ''] as const];
  });
  const unknown = pairs.filter(([id, slug]) => id === '' || !knownSlugs.has(slug));
  if (unknown.length === 0) return new Map(pairs);
  context.addIssue(`no such channel: ${unknown.map((pair) => pair.join('=')).join(', ')}`);
  return z.NEVER;
});
const knownSlugs = new Set(knownChannels.map(({ slug }) => slug));

const Config = z.object({
  ...storeKeys,
  ...mediaKeys,
  ...bucketKeys,
  ...speechKeys,
  ...clockKeys,
  ...logKeys,
  ...privateKeys,
  ...mailKeys,
  /** False only when the data is real. */
  DATA_SIMULATED: flag.default(true),
  /** Without a key the worker talks to the simulator. */
  FOOTBALL_API_KEY: z.string().optional(),
  FOOTBALL_API_URL: z.url().optional(),
  /** The provider's plan: how many calls a day it allows. */
  FOOTBALL_PLAN: PlanName.default('Pro'),
  /** COMP-09, the competitions of nations, the super cups, and leagues of other time zones. */
  LEAGUES: numbers.default([
    39, 140, 135, 61, 78, 307, 233, 406, 2, 3, 17, 81, 137, 531, 826, 539, 5, 36, 7, 536, 200, 202, 186, 301,
    305, 98, 292, 188, 71, 253, 12,
  ]),
  /** DLG-11: the video site's; without a key there are no highlights. */
  VIDEO_API_KEY: z.string().optional(),
  VIDEO_API_URL: z.url().default('https://www.googleapis.com/youtube/v3'),
  /** Official channels only: leagues, clubs, broadcasters. */
  VIDEO_CHANNELS: channels.default([]),
  /** OURS-17: TV guides, and their channels; without either, none is read. */
  GUIDE_URLS: guideUrls.default([]),
  GUIDE_CHANNELS: guideChannels.default(new Map()),
  /** Hosts that pictures may be fetched from, over https and at public addresses. */
  MEDIA_HOSTS: hosts.default(standardMediaHosts),
  /** Where the simulator serves its pictures, if not at FOOTBALL_API_URL. */
  SIMULATOR_MEDIA_URL: z.url().optional(),
  /** POD-06: an episode takes about a minute of a core every five hours. */
  PODCAST: flag.default(true),
  /** The private address of every edge node: each holds its own push connections. */
  PUSH_URLS: urls.default(['http://127.0.0.1:8081']),
  /** Bearer token that the private port of every edge node requires for a message: see scripts/secrets. */
  PUBLISH_SECRET: z.string().regex(/^[\w-]{16,}$/, 'at least 16 letters, digits, _ or -'),
  /** The public port of each, in the same order, whose cache is warmed before a change is pushed. */
  EDGE_URLS: urls.default(['http://127.0.0.1:8080']),
  WORKER_METRICS_PORT: port.default(10_898),
  /** A name that survives a restart lets the worker take its own lease back at once. It must be unique per worker. */
  WORKER_NAME: z.string().optional(),
  /** For drills: kill or suspend the process when it first reaches this point. */
  FAULT: z.enum(faultPoints).optional(),
  FAULT_SIGNAL: z.enum(faultSignals).default('SIGKILL'),
});

const Checked = Config.refine(
  ({ FOOTBALL_API_KEY, DATA_SIMULATED }) => !FOOTBALL_API_KEY || !DATA_SIMULATED,
  {
    path: ['DATA_SIMULATED'],
    message: 'with FOOTBALL_API_KEY the data is real: set it to false in every app',
  },
)
  .refine(({ PUSH_URLS, EDGE_URLS }) => PUSH_URLS.length === EDGE_URLS.length, {
    path: ['EDGE_URLS'],
    message: 'as many addresses as PUSH_URLS, in the same order',
  })
  .refine(isBucketComplete, {
    path: ['MEDIA_S3_URL'],
    message: 'MEDIA_S3_URL, MEDIA_S3_KEY_ID and MEDIA_S3_SECRET, or none of them',
  })
  .refine(isElevenLabsComplete, {
    path: ['SPEECH_ELEVENLABS_VOICE'],
    message: 'SPEECH_ELEVENLABS_KEY and SPEECH_ELEVENLABS_VOICE: both or neither',
  })
  .superRefine((config, context) => {
    if (!config.DATA_SIMULATED && [...config.GUIDE_CHANNELS.keys()].some((id) => id.startsWith('demo.')))
      context.addIssue({
        code: 'custom',
        path: ['GUIDE_CHANNELS'],
        message: 'the guide of the simulator is invented: not with real data',
      });
    if (!config.DATA_SIMULATED && config.VIDEO_CHANNELS.some((id) => id.startsWith('UCdemo')))
      context.addIssue({
        code: 'custom',
        path: ['VIDEO_CHANNELS'],
        message: 'the videos of the simulator do not exist: not with real data',
      });
    const fault = mailFault(config);
    if (fault) context.addIssue({ code: 'custom', path: [fault.key], message: fault.message });
  });

export type WorkerConfig = z.output<typeof Config> & {
  holder: string;
  apiUrl: string;
  edges: EdgeNode[];
  media: MediaRules;
  /** Undefined if no mail is sent. */
  mail: MailSettings | undefined;
};

export function readConfig(env: Record<string, string | undefined> = process.env): WorkerConfig {
  const config = readEnv(Checked, env);
  const apiUrl = apiUrlOf(config);
  return {
    ...config,
    apiUrl,
    edges: config.PUSH_URLS.map((pushUrl, index) => ({ pushUrl, url: config.EDGE_URLS[index]! })),
    media: mediaRulesOf({ ...config, apiUrl }),
    mail: mailSettingsOf(config),
    holder: config.WORKER_NAME ?? `${hostname()}:${process.pid}`,
  };
}

/** For `pnpm provider check`, which calls the provider as the worker does and needs neither PostgreSQL nor Redis. */
export function readProviderConfig() {
  const config = readEnv(
    Config.omit({ DATABASE_URL: true, REDIS_URL: true, PUBLISH_SECRET: true }),
    process.env,
  );
  return { ...config, apiUrl: apiUrlOf(config) };
}

function apiUrlOf(config: { FOOTBALL_API_KEY?: string | undefined; FOOTBALL_API_URL?: string | undefined }) {
  const standard = config.FOOTBALL_API_KEY ? 'https://v3.football.api-sports.io' : 'http://127.0.0.1:9797';
  return config.FOOTBALL_API_URL ?? standard;
}

type MediaSettings = Pick<
  WorkerConfig,
  'apiUrl' | 'DATA_SIMULATED' | 'MEDIA_HOSTS' | 'SIMULATOR_MEDIA_URL' | 'VIDEO_API_URL'
>;

/** The simulator serves its pictures from the same origin as its answers, over plain http and in any network. */
function mediaRulesOf(config: MediaSettings): MediaRules {
  const origins = [config.apiUrl, config.VIDEO_API_URL, config.SIMULATOR_MEDIA_URL]
    .flatMap((url) => (url ? new URL(url) : []))
    .filter(({ protocol }) => protocol === 'http:')
    .map(({ origin }) => origin);
  return { hosts: config.MEDIA_HOSTS, simulated: config.DATA_SIMULATED ? origins : [] };
}
