import { simulatedSources } from '../stack.ts';
import { addressOfHost, edgeHosts, type Host, MEDIA, redisHosts } from './hosts.ts';
import type { Secrets } from './secrets.ts';

/** The user of our own processes: may read the checkout and write pictures, nothing else. */
export const APP_USER = 'daemon';

/** At this speed polls come every second. */
export const DEFAULT_SPEED = 15;
/** A few small ones; goals are scored by drills only. */
const LEAGUES = '307,10,667';

const shared = ({ CLOCK_ORIGIN, CLOCK_SPEED }: Secrets) => ({
  CLOCK_SPEED,
  CLOCK_START: CLOCK_ORIGIN,
  CLOCK_ORIGIN,
  DATA_SIMULATED: 'true',
  LOG_LEVEL: 'warn',
  PRIVATE_HOST: '0.0.0.0',
  SITE_URL: `http://${addressOfHost('front')}:8080`,
  LEAGUES,
  MEDIA_FOLDER: MEDIA,
});

/** haproxy on the same host finds the primary. */
const engines = (role: 'api' | 'worker', { REDIS_PASSWORD, ...passwords }: Secrets) => {
  const password = role === 'api' ? passwords.POSTGRES_API_PASSWORD : passwords.POSTGRES_WORKER_PASSWORD;
  return {
    DATABASE_URL: `postgres://safira_${role}:${password}@127.0.0.1:5000/safira`,
    // The host is not used: the Sentinels name it.
    REDIS_URL: `redis://default:${REDIS_PASSWORD}@${addressOfHost('redis1')}:6379/0`,
    REDIS_SENTINELS: redisHosts.map((host) => `${addressOfHost(host)}:26379`).join(','),
    REDIS_NAME: 'safira',
  };
};

export const simulatorEnv = (secrets: Secrets) => ({
  ...shared(secrets),
  SIMULATOR_HOST: '0.0.0.0',
  SIMULATOR_QUIET: 'true',
  // No pictures: encoding hundreds of them would take the machine for minutes.
  SIMULATOR_MEDIA_URL: 'http://127.0.0.1:9',
});

const provider = `http://${addressOfHost('provider')}:9797`;
/** Trusted to name the caller: the edges and the front. */
const TRUSTED_PROXIES = 'loopback,uniquelocal';

export const apiEnv = (secrets: Secrets) => ({
  ...shared(secrets),
  ...engines('api', secrets),
  API_HOST: '0.0.0.0',
  TRUSTED_PROXIES,
  ACCOUNT_KEY: secrets.ACCOUNT_KEY,
  HASHES_AT_ONCE: '1',
});

export const webEnv = (secrets: Secrets) => ({
  ...shared(secrets),
  NODE_ENV: 'production',
  WEB_HOST: '0.0.0.0',
  TRUSTED_PROXIES,
  API_URL: 'http://127.0.0.1:9600',
});

export const workerEnv = (host: Host, secrets: Secrets) => ({
  ...shared(secrets),
  ...engines('worker', secrets),
  ...simulatedSources(9797),
  GUIDE_URLS: `${provider}/guide.xml`,
  VIDEO_API_URL: `${provider}/youtube/v3`,
  FOOTBALL_API_URL: provider,
  WORKER_NAME: host,
  PUBLISH_SECRET: secrets.PUBLISH_SECRET,
  PUSH_URLS: edgeHosts.map((edge) => `http://${addressOfHost(edge)}:8081`).join(','),
  EDGE_URLS: edgeHosts.map((edge) => `http://${addressOfHost(edge)}:8080`).join(','),
  PODCAST: 'false',
});
