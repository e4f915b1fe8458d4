import { makeLog } from '@safira/operations/log';
import { readConfig } from './config.ts';
import { servePrivate } from '@safira/operations/private-server';
import { makeProgress } from './progress.ts';
import { runWorker } from './worker.ts';

const config = readConfig();
const log = makeLog('worker', config.LOG_LEVEL);
const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());

const progress = makeProgress();
const server = await servePrivate({
  host: config.PRIVATE_HOST,
  port: config.WORKER_METRICS_PORT,
  isReady: () => !stop.signal.aborted || 'stopping',
  isAlive: progress.isAlive,
});
log.info({ api: config.apiUrl, leagues: config.LEAGUES, speed: config.CLOCK_SPEED }, 'worker started');
await runWorker(config, log, { stop: stop.signal, progress });
server.close();
log.info('worker stopped');
