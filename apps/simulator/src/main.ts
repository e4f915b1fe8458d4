import { makeClock } from '@safira/football/time/clock';
import { makeLog } from '@safira/operations/log';
import { buildSimulator } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig();
const log = makeLog('simulator', config.LOG_LEVEL);
const clock = makeClock({
  speed: config.CLOCK_SPEED,
  start: config.CLOCK_START,
  origin: config.CLOCK_ORIGIN,
});
const { SIMULATOR_SEED: seed, SIMULATOR_MODE: mode, SIMULATOR_QUIET: isQuiet } = config;
const app = buildSimulator({
  seed,
  mode,
  isQuiet,
  clock,
  plan: config.SIMULATOR_PLAN,
  mediaUrl: config.SIMULATOR_MEDIA_URL ?? `http://${config.SIMULATOR_HOST}:${config.SIMULATOR_PORT}`,
  log,
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log.info({ signal }, 'closing');
    void app.close();
  });
}

await app.listen({ port: config.SIMULATOR_PORT, host: config.SIMULATOR_HOST });
log.info(
  { seed, mode, isQuiet, speed: clock.speed, now: new Date(clock.now()).toISOString() },
  'simulator is listening',
);
