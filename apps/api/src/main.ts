import { makeClock } from '@safira/football/time/clock';
import { makeLog } from '@safira/operations/log';
import { servePrivate } from '@safira/operations/private-server';
import { mediaStoreOf } from '@safira/media/config';
import { redisAddressOf } from '@safira/store/config';
import { openDb } from '@safira/store/db';
import { findDurabilityFault } from '@safira/store/durability';
import { missingMigrations } from '@safira/store/migrate/migrate';
import { openRedis } from '@safira/store/redis';
import { accessBySession } from './access.ts';
import { standardCosts } from './accounts/passwords.ts';
import { buildApi } from './app.ts';
import { readConfig } from './config.ts';
import { makeReadiness } from './readiness.ts';

const config = readConfig();
const log = makeLog('api', config.LOG_LEVEL);
const db = openDb(config.DATABASE_URL, { max: 20 });
const onError = (error: Error) => log.warn({ err: error }, 'redis');
const redis = openRedis(redisAddressOf(config), { onError, patienceMs: 500 });
const busRedis = openRedis(redisAddressOf(config), { onError });

const isDatabaseReady = makeReadiness({
  missingMigrations: () => missingMigrations(db),
  onChange: (state) => {
    if (state === true) log.info('ready');
    else log.warn({ state }, 'not ready: PostgreSQL is unavailable, or lacks migrations (run pnpm migrate)');
  },
});
void isDatabaseReady();

// A PostgreSQL that is unavailable at start is not checked: the API waits for it as in any outage.
const fault = config.DATA_SIMULATED ? undefined : await findDurabilityFault(db).catch(() => undefined);
if (fault) throw new Error(fault);

const app = await buildApi({
  db,
  redis,
  busRedis,
  log,
  clock: makeClock({ speed: config.CLOCK_SPEED, start: config.CLOCK_START, origin: config.CLOCK_ORIGIN }),
  simulated: config.DATA_SIMULATED,
  mediaFolder: config.MEDIA_FOLDER,
  media: mediaStoreOf(config),
  trustedProxies: config.TRUSTED_PROXIES,
  access: accessBySession({ db, siteUrl: config.SITE_URL, now: Date.now }),
  accounts: {
    key: config.ACCOUNT_KEY,
    hashing: { costs: standardCosts, atOnce: config.HASHES_AT_ONCE },
    now: Date.now,
    sendsMail: config.SMTP_HOST !== undefined,
    google: config.google,
  },
});
let isStopping = false;
const privateServer = await servePrivate({
  host: config.PRIVATE_HOST,
  port: config.API_PORT + 1_000,
  isReady: () => (isStopping ? 'stopping' : isDatabaseReady()),
});
await app.listen({ host: config.API_HOST, port: config.API_PORT });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    isStopping = true;
    void app
      .close()
      .then(() => db.destroy())
      .then(() => {
        redis.disconnect();
        busRedis.disconnect();
        privateServer.close();
        log.info('api stopped');
      });
  });
}
