// `pnpm sync [--pictures]`: fills a new database from the provider, or syncs what is due in an older one.
// It may be stopped and started again at any moment: what is still due is read from PostgreSQL.
import { setTimeout as wait } from 'node:timers/promises';
import { jobs } from '../../apps/worker/src/jobs/table.ts';
import { readConfig } from '../../apps/worker/src/config.ts';
import { openTools } from '../../apps/worker/src/open-tools.ts';
import { makeLog } from '@safira/operations/log';
import { weighNames } from '@safira/store/names/words';
import { fill } from './fill.ts';
import { drawProgress } from './progress.ts';

const withPictures = process.argv.includes('--pictures');
const config = readConfig();
const log = makeLog('sync', config.LOG_LEVEL === 'info' ? 'error' : config.LOG_LEVEL);
const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());

const tools = await openTools({ ...config, holder: `sync ${process.pid}` }, log, { atOnce: 4 });
const isPart = ({ name }: { name: string }) =>
  name !== 'sync requests' && (withPictures || name !== 'pictures');
const outcome = await fill(tools, {
  jobs: jobs.filter(isPart),
  stop: stop.signal,
  progress: drawProgress(process.stdout),
  rest: (ms) => wait(ms, undefined, { signal: stop.signal }).catch(() => {}),
});
await weighNames(tools.db);
await tools.db.destroy();
console.log(outcome.text);
process.exitCode = outcome.isWhole ? 0 : 1;
