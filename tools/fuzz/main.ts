// `pnpm fuzz [--requests 1000000] [--seed 1] [--only number]`
// Requests made from the OpenAPI document, to a whole stack on a synced world, half of them straight to the API and
// half through the edge: no crash, no 500, no hang, no answer that breaks its schema. `--only` sends one request of the
// seed and shows its answer.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, openDb } from '@safira/store/db';
import { saveCommentators } from '@safira/store/broadcasts/commentators';
import { storeArticle } from '@safira/testkit/articles';
import { type Day, memoryOf, startDay } from '@safira/testkit/simulated-day';
import { type OpenApiDocument, readOperations } from './document.ts';
import { makeEdgeJudge, makeJudge } from './judge.ts';
import { readOptions } from './options.ts';
import { curlOf, printFaults, printTally } from './report.ts';
import { makeRequest, type Source } from './requests.ts';
import { fuzz, type Way, wholeFaults } from './run.ts';
import { makeSender } from './send.ts';
import { findWords } from './words.ts';
import { commands, endChild, simulatedSources, waitFor } from '@safira/testkit/stack';
import { startEdge } from '@safira/testkit/stack-edge';

const PORT = 20_350;
const EDGE_PORT = 20_351;
const SIMULATOR_PORT = 20_354;
/** A Saturday afternoon of league rounds, with finished, live and scheduled matches. */
const START = '2026-11-28T15:40:00Z';
/** Three leagues, a cup of clubs with groups and one of nations: enough of each kind, and synced in two minutes. */
const LEAGUES = '39,307,233,17,36';
/** So many requests fill the API's caches, which are bounded; from half-way on memory may grow only by this. */
const FILLED = 100_000;
const MOST_GROWTH_MB = 100;
/** The pool closes idle connections after ten seconds; one that was never released stays open. */
const POOL_IDLE_MS = 12_000;

const { requests, seed, only } = readOptions(process.argv.slice(2));
const day = await startDay({
  name: 'safira_fuzz',
  ports: {
    api: PORT,
    edge: EDGE_PORT,
    edgePrivate: 20_352,
    web: 20_353,
    simulator: SIMULATOR_PORT,
    worker: 20_355,
  },
  redisDb: 14,
  start: START,
  speed: 1,
  plan: 'Ultra',
  env: {
    LEAGUES,
    NODE_ENV: 'production', // without it the web server does not start
    ...simulatedSources(SIMULATOR_PORT), // its guide has commentators
  },
});
const faults = await run(day).catch((error: unknown) => [
  error instanceof Error ? error.stack! : String(error),
]);
await day.stop();
for (const fault of faults) console.log(`fuzz: FAILED: ${fault}`);
if (faults.length === 0) console.log(`fuzz: passed, seed ${seed}`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** What no sync brings: a commentator, an article and an episode, so that their calls find something. */
async function storeByHand(db: Db): Promise<void> {
  await saveCommentators(db, ['معلّق تجريبي 1']);
  await storeArticle(db, { slug: 'مقال-تجريبي-1', publishedAt: new Date() });
  await db
    .insertInto('podcast_episodes')
    .values({ slot: 1, status: 'empty', generated_at: new Date() })
    .execute();
}

async function run({ stack, query, now, startWorker }: Day): Promise<string[]> {
  const syncing = stack.start('sync', ['node', 'tools/sync/main.ts'], { output: 'show' });
  await once(syncing, 'exit');
  if (syncing.exitCode !== 0) return ['the world could not be synced'];
  const worker = startWorker();
  rmSync(join(stack.folder, 'api.log'), { force: true });
  const api = stack.start('api', commands.api);
  stack.start('web', commands.web); // some addresses lead out of the API
  startEdge(stack, { trusted: '127.0.0.0/8' });
  await waitFor(`http://127.0.0.1:${EDGE_PORT}/api/health`, { status: 200 });
  await waitFor(`http://127.0.0.1:${EDGE_PORT}/about`, { status: 200 });

  const document = (await (await fetch(`http://127.0.0.1:${PORT}/api/docs/json`)).json()) as OpenApiDocument; // our own
  const operations = readOperations(document);
  const db = openDb(stack.env.DATABASE_URL!, { max: 1 });
  await storeByHand(db);
  const source: Source = { seed, operations, words: await findWords(db, now()), token: await register() };
  await db.destroy();
  // An editor with a second factor may make the calls of the newsroom, too.
  await query(`update users set role = 'editor'`);
  await query('update sessions set second_factor = true');
  const direct = makeSender(PORT);
  let sent = 0;
  // Clients of the edge have many addresses; those of the API may be internal, without X-Forwarded-For.
  const addressOf = () => `10.${(++sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  const edge = makeSender(EDGE_PORT, { addressOf });
  const ways: Way[] = [
    { name: 'API', port: PORT, send: direct.send, judge: makeJudge(operations) },
    { name: 'edge', port: EDGE_PORT, send: edge.send, judge: makeEdgeJudge(operations) },
  ];

  if (only !== undefined) {
    const request = makeRequest(source, only);
    const { send, judge, port } = ways[only % ways.length]!;
    const answer = await send(request);
    console.log(
      `${curlOf(request, port)}\n${answer.status}`,
      answer.headers,
      answer.body.toString().slice(0, 2_000),
    );
    return judge(request, answer);
  }

  const before = heldBy(api);
  let middle = Number.NaN; // a short run has none
  const tally = await fuzz({
    ...source,
    requests,
    ways,
    progress: (done) => {
      const held = heldBy(api);
      if (done >= FILLED && done * 2 <= requests) middle = held;
      console.log(`${done} …  ${held} MB`);
    },
  });
  printTally(tally);
  await printFaults(tally.faults.values());
  direct.close();
  edge.close();

  const after = heldBy(api);
  const halfWay = Number.isNaN(middle) ? '' : `${middle} MB half-way, `;
  console.log(`memory of the API: ${before} MB, ${halfWay}then ${after} MB`);
  await endChild(worker);
  await wait(POOL_IDLE_MS);
  const held = await query<{ query: string }>(
    'select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return [
    ...(tally.faults.size > 0 ? [`${tally.faults.size} kinds of faults`] : []),
    ...wholeFaults(tally),
    ...(api.exitCode !== null || api.signalCode !== null ? ['the API has ended'] : []),
    ...(after - middle > MOST_GROWTH_MB ? [`memory grew by ${after - middle} MB after half-way`] : []),
    ...held.map((one) => `a connection was not released: ${one.query.slice(0, 200)}`),
  ];
}

/** A member, who makes the private calls; returns the token. */
async function register(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'member@example.com', password: 'a phrase of the member', name: 'Member' }),
  });
  return ((await answer.json()) as { token: string }).token; // our own answer
}

/** In MB; NaN once the process has ended, which is reported as a fault of its own. */
function heldBy(child: ChildProcess): number {
  return child.exitCode === null && child.signalCode === null ? memoryOf(child).now : Number.NaN;
}
