// `pnpm provider check`  sends one of each kind of request that we use to the provider, with at most 30 calls, and
// reports what did not fit our schemas; items that could not be read are saved without people. Fails on any misfit.
import { join } from 'node:path';
import { readProviderConfig } from '../../apps/worker/src/config.ts';
import { makeClock } from '@safira/football/time/clock';
import { checkProvider, isFitting } from './check.ts';
import { saveMisfits } from './misfits.ts';
import { reportLines } from './report.ts';

if (process.argv[2] === 'check') await check();
else {
  console.error('pnpm provider check');
  process.exitCode = 2;
}

async function check(): Promise<void> {
  const config = readProviderConfig();
  const clock = makeClock({
    speed: config.CLOCK_SPEED,
    start: config.CLOCK_START,
    origin: config.CLOCK_ORIGIN,
  });
  const key = config.FOOTBALL_API_KEY ?? 'simulated';
  console.log(`checking ${new URL(config.apiUrl).host}${config.FOOTBALL_API_KEY ? '' : ', without a key'}\n`);
  const checked = await checkProvider({ baseUrl: config.apiUrl, key, clock, leagues: config.LEAGUES });
  for (const line of reportLines(checked, key)) console.log(line);
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  const folder = join(import.meta.dirname, '../../.data/provider-check', day);
  for (const file of await saveMisfits(checked, { folder, key })) console.log(`saved ${file}`);
  if (!isFitting(checked)) process.exitCode = 1;
}
