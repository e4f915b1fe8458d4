import { makeClock } from '@safira/football/clock';
import { makeLog } from '@safira/operations/log';
import { servePrivate } from '@safira/operations/private-server';
import { openDb } from '@safira/store/db';
import { missingMigrations } from '@safira/store/migrate';
import { openRedis } from '@safira/store/redis';
import { buildApi } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig();
const log = makeLog('api', config.LOG_LEVEL);
const db = openDb(config.DATABASE_URL, { max: 20 });
const onError = (error: Error) => log.warn({ err: error }, 'redis');
const redis = openRedis(config.REDIS_URL, { onError, patienceMs: 500 });
const busRedis = openRedis(config.REDIS_URL, { onError });

const missing = await missingMigrations(db);
if (missing.length > 0) log.warn({ missing }, 'the database lacks migrations: run pnpm migrate');

const app = await buildApi({
  db,
  redis,
  busRedis,
  log,
  clock: makeClock({ speed: config.CLOCK_SPEED, start: config.CLOCK_START, origin: config.CLOCK_ORIGIN }),
  simulated: config.DATA_SIMULATED,
  mediaFolder: config.MEDIA_FOLDER,
  trustedProxies: config.TRUSTED_PROXIES,
});
let isReady = missing.length === 0;
const privateServer = await servePrivate({
  host: config.PRIVATE_HOST,
  port: config.API_PORT + 1_000,
  isReady: () => isReady,
});
await app.listen({ host: config.API_HOST, port: config.API_PORT });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    isReady = false;
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
