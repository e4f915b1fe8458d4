import { resolve } from 'node:path';
import { makeClock } from '@safira/football/clock';
import { servePrivate } from '@safira/operations/private-server';
import { buildWeb } from './app.ts';
import { readConfig } from './config.ts';
import type { WebBuild } from './pages.ts';
import { isApiThere } from './readiness.ts';
import { makeRequestLog } from './request-log.ts';

const config = readConfig();
const log = makeRequestLog(config);
// React renders seven times slower otherwise, and says things to visitors that are meant for us.
if (!config.isProduction) throw new Error('Start the web server with NODE_ENV=production.');

const buildFile: string = resolve(import.meta.dirname, '../build/server/index.js');
const build = (await import(buildFile)) as WebBuild; // made by `pnpm build`
const app = await buildWeb({ config, clock: makeClock(config.clock), build, log });

let isStopping = false;
const privateServer = await servePrivate({
  host: config.privateHost,
  port: config.privatePort,
  isReady: async () => (isStopping ? 'stopping' : (await isApiThere(config.apiUrl)) || 'the API is away'),
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
