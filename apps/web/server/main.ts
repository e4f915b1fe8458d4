import { resolve } from 'node:path';
import { makeClock } from '@safira/football/time/clock';
import { servePrivate } from '@safira/operations/private-server';
import { buildWeb } from './app.ts';
import { readConfig } from './config.ts';
import type { WebBuild } from './pages.ts';
import { isApiUp } from './readiness.ts';
import { makeRequestLog } from './request-log.ts';

const config = readConfig();
const log = makeRequestLog(config);
// Otherwise React renders seven times slower and shows visitors messages that are meant for developers.
if (!config.isProduction) throw new Error('Start the web server with NODE_ENV=production.');

const buildFile: string = resolve(import.meta.dirname, '../build/server/index.js');
const build = (await import(buildFile)) as WebBuild; // made by `pnpm build`
const app = await buildWeb({ config, clock: makeClock(config.clock), build, log });

let isStopping = false;
const privateServer = await servePrivate({
  host: config.privateHost,
  port: config.privatePort,
  isReady: async () => (isStopping ? 'stopping' : (await isApiUp(config.apiUrl)) || 'the API is unreachable'),
});
async function stop(signal: string) {
  if (isStopping) return;
  isStopping = true;
  log.info({ signal }, 'stopping');
  await app.close();
  privateServer.close();
}
process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));

await app.listen({ host: config.host, port: config.port });
