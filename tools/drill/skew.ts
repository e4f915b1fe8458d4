import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildOf } from '../../ops/nginx/keep-assets.ts';
import { redisUrl } from '@safira/testkit/engines';
import { ownRedis } from '@safira/testkit/own-engines';
import { commands, endChild, shiftedPorts, waitFor } from '@safira/testkit/stack';
import { reloadEdge } from '@safira/testkit/stack-edge';
import { countStatuses, isFailure, read, startLoad } from './load.ts';
import { failedConditions, summarise } from './measures.ts';
import { until } from '@safira/testkit/until';
import { startWorld, type World } from '@safira/testkit/running-world';

const ports = shiftedPorts(17_800);
const REDIS_PORT = 20_480;
/** Two for the edge, in addition to the one of the world, which the web server uses. */
const apiPorts = [ports.api + 1, ports.api + 2] as const;
const STATIC = join(import.meta.dirname, '../../apps/web/build/client');
const AWAY_MS = 4_000;
/** The edge sends no requests for two seconds to an API that failed: until then the other must stay up. */
const REST_MS = 3_000;

/** A rolling deploy under load: another build of the site, then one API after the other. */
export async function skewDrill(): Promise<string | undefined> {
  if (!existsSync(STATIC)) throw new Error('there is no build of the site: run pnpm build first');
  const redis = ownRedis(REDIS_PORT);
  const folder = mkdtempSync(join(tmpdir(), 'safira-skew-'));
  let world: World | undefined;
  try {
    await redis.start();
    const env = { REDIS_URL: redisUrl(0, REDIS_PORT) };
    world = await startWorld({ name: 'safira_drill_skew', ports, redisDb: 0, env });
    const { stack, startWorker, log } = world;
    stack.start('web', commands.web, { env: { NODE_ENV: 'production' } });
    await waitFor(`http://127.0.0.1:${ports.web}/`, { status: 200, seconds: 60 });
    startWorker({ WORKER_NAME: 'drill' });
    await until('the league is stored', async () => (await log()).length > 30, 60);
    const faults = [await switchBuild(world, makeOtherBuild(folder)), await restartApis(world)];
    return faults.filter(Boolean).join('; ') || undefined;
  } finally {
    await world?.stop();
    await redis.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the files under other names in place of a second build, which would take minutes. */
function makeOtherBuild(folder: string): string {
  const other = join(folder, 'client');
  cpSync(STATIC, other, { recursive: true });
  const assets = join(other, 'assets');
  const mark = `B${Date.now().toString(36)}`; // another one in every run: assets of the previous run are still archived
  for (const name of readdirSync(assets))
    renameSync(join(assets, name), join(assets, name.replace('.', `${mark}.`)));
  return other;
}

async function switchBuild({ edge, stack, query }: World, other: string): Promise<string | undefined> {
  const [manifestA, manifestB] = [STATIC, other].map(
    (client) => `/assets/manifest-${buildOf(join(client, 'assets'))}.js`,
  );
  const [match] = await query<{ id: number }>(
    'select api_id as id from matches order by kickoff desc limit 1',
  );
  const page = `/match/${match!.id}`; // not a page that the load reads
  const cacheOf = async () => String((await read(edge, page)).headers['x-cache']);
  const before = [await cacheOf(), await cacheOf()];
  const early = await read(edge, manifestB!);

  const paths = ['/', manifestA!, '/api/matches', '/api/matches/live'];
  const load = startLoad(edge, { readers: 6, everyMs: 20, pathOf: (turn) => paths[turn % paths.length]! });
  await wait(2_000);
  reloadEdge(stack, { static: other });
  paths.push(manifestB!);
  const after: string[] = [];
  await until('the page is requested under another key', async () => {
    after.push(await cacheOf());
    return after.at(-1) === 'MISS';
  }).catch(() => {});
  await wait(3_000);
  await load.stop();

  const { answers } = load;
  const countOf = (path: string) => countStatuses(answers.filter((answer) => answer.path === path));
  console.log(
    `reload with another build: ${answers.length} reads (${countStatuses(answers)}), ${summarise(answers.map(({ ms }) => ms))}; ` +
      `assets of the old build ${countOf(manifestA!)}, of the new one ${countOf(manifestB!)} (${early.status} before)\n` +
      `a page: ${before.join(', ')} | reload | ${after.join(', ')}`,
  );
  const isAlways200 = (path: string) =>
    answers.filter((answer) => answer.path === path).every(({ status }) => status === 200);
  return failedConditions([
    [!answers.some(({ status }) => status !== 200), 'reads failed during the reload'],
    [isAlways200(manifestA!) && isAlways200(manifestB!), 'an asset of one of the builds was missing'],
    [early.status === 404, 'the other build was served before it was deployed'],
    [
      before.at(-1) === 'HIT' && after.at(-1) === 'MISS',
      'a cached page of the old build was served for the new one',
    ],
  ]);
}

async function restartApis({ edge, stack, query }: World): Promise<string | undefined> {
  const startApi = async (port: number) => {
    const api = stack.start(`api-${port}`, commands.api, { env: { API_PORT: String(port) } });
    await waitFor(`http://127.0.0.1:${port + 1_000}/readyz`, { status: 200 });
    return api;
  };
  const [first, second] = [await startApi(apiPorts[0]), await startApi(apiPorts[1])];
  reloadEdge(stack, { api: apiPorts.map((port) => `127.0.0.1:${port}`).join(',') });

  const ids = await query<{ id: number }>('select api_id as id from matches order by kickoff limit 500');
  const cached = (turn: number) => `/api/matches/${ids[turn % ids.length]!.id}`;
  const unseen = (turn: number) => `/api/search?q=${encodeURIComponent(`نادي ${turn}`)}`;
  const pathOf = (turn: number) => [cached, unseen, () => '/api/health'][turn % 3]!(turn);
  const load = startLoad(edge, { readers: 6, everyMs: 40, pathOf });
  const restarts: string[] = [];
  const step = async (what: string, work: () => Promise<unknown>) => {
    const from = load.answers.length;
    await work();
    restarts.push(`${what}: ${countStatuses(load.answers.slice(from))}`);
  };
  try {
    await step('both', () => wait(2_000));
    await step('the first away', async () => {
      await endChild(first);
      await wait(AWAY_MS);
    });
    await step('the first starts again', async () => {
      await startApi(apiPorts[0]);
      await wait(REST_MS);
    });
    await step('the second away', async () => {
      await endChild(second);
      await wait(AWAY_MS);
    });
  } finally {
    await load.stop();
  }
  const kinds = [/^\/api\/matches/, /^\/api\/search/, /^\/api\/health/].map((kind) =>
    load.answers.filter(({ path }) => kind.test(path)),
  );
  console.log(
    `one API after the other: ${restarts.join('; ')}\n` +
      `cached reads ${countStatuses(kinds[0]!)}; never read before ${countStatuses(kinds[1]!)}; uncached ${countStatuses(kinds[2]!)}; ${summarise(load.answers.map(({ ms }) => ms))}`,
  );
  return failedConditions([
    [!load.answers.some(isFailure), `${load.answers.filter(isFailure).length} reads failed`],
    [
      kinds.every((answers) => answers.filter(({ status }) => status === 200).length > answers.length / 2),
      'most reads of a kind were refused, so they prove nothing',
    ],
  ]);
}
