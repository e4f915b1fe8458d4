import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redisUrl } from '@safira/testkit/engines';
import { ownRedis } from '@safira/testkit/own-engines';
import { shiftedPorts, waitFor } from '@safira/testkit/stack';
import { startEdge, stopEdge } from '@safira/testkit/stack-edge';
import { startFollower } from '@safira/testkit/follower';
import { countStatuses, isFailure, read, startLoad } from './load.ts';
import { failedConditions, readMetric, summarise } from './measures.ts';
import { until } from '@safira/testkit/until';
import { startWorld, type World } from '@safira/testkit/running-world';

const ports = shiftedPorts(17_800);
const REDIS_PORT = 20_480;
const DISK = '16m';
/** So that pictures soon fill theirs. The cache fills its own: nothing else writes to its disk in production. */
const ballastBytes = { cache: 0, media: 15 * 1024 * 1024 };
/** With two files of at least 4 KB each, more than the disk of the cache holds. */
const SEARCHES = 2_400;
const PUBLISHED = 4_000;
/** nchan stores much larger messages in a file and not in its memory. */
const MESSAGE_BYTES = 4_000;

/** Cache, pictures and push memory full at once: writes are refused and counted, and the site still answers. */
export async function fullDrill(): Promise<string | undefined> {
  const disks = mkdtempSync(join(tmpdir(), 'safira-full-'));
  chmodSync(disks, 0o755); // nginx's workers run as another user and must reach both disks
  process.once('exit', () => unmount(disks)); // after an interruption, too
  const redis = ownRedis(REDIS_PORT);
  let world: World | undefined;
  try {
    mount(disks);
    await redis.start();
    const env = { REDIS_URL: redisUrl(0, REDIS_PORT), MEDIA_FOLDER: join(disks, 'media') };
    world = await startWorld({ name: 'safira_drill_full', ports, redisDb: 0, env });
    return await fillAll(world, disks);
  } finally {
    await world?.stop();
    await redis.remove();
    unmount(disks);
  }
}

/** Separate disks for cache and pictures, as in production: neither may fill the other. */
function mount(disks: string): void {
  for (const [name, bytes] of Object.entries(ballastBytes)) {
    const disk = join(disks, name);
    mkdirSync(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk], { stdio: 'pipe' });
    } catch (error) {
      throw new Error(`this drill needs the right to mount a tmpfs: ${String(error)}`, { cause: error });
    }
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(bytes));
  }
}

function unmount(disks: string): void {
  if (!existsSync(disks)) return;
  for (const name of readdirSync(disks)) {
    const disk = join(disks, name);
    // Lazily: a process that is still ending may have a file of it open. Without a mount there is nothing to do.
    if (existsSync(join(disk, 'ballast'))) execFileSync('umount', ['--lazy', disk], { stdio: 'pipe' });
  }
  rmSync(disks, { recursive: true });
}

async function fillAll(world: World, disks: string): Promise<string | undefined> {
  const { stack, startWorker, edge, log, query } = world;
  const media = join(disks, 'media');
  const secret = stack.env.PUBLISH_SECRET!;
  // The zones of the first nginx cannot be changed by a reload.
  const pidFile = join(stack.folder, 'edge', 'nginx.pid');
  stopEdge(stack);
  await until('nginx has ended', () => !existsSync(pidFile));
  startEdge(stack, { cache: join(disks, 'cache', 'edge'), media, 'push-memory': '8M' });
  await waitFor(`${edge}/api/health`, { status: 200 });
  const workers = nginxWorkers(pidFile);

  startWorker({ WORKER_NAME: 'drill' });
  await until('the league is stored', async () => (await log()).length > 30, 60);
  const follower = await startFollower(edge);
  const paths = ['/api/matches', '/api/matches/live', '/api/health'];
  const load = startLoad(edge, { readers: 2, everyMs: 50, pathOf: (turn) => paths[turn % paths.length]! });
  try {
    const searches = await search(edge);
    await until('a picture was refused', async () => (await countPictures(world)).failed > 0, 60);
    const published = await publishMany(secret);
    await until('the push memory has room again', async () => isAccepted(await publish(secret, 1)), 60);
    const head = (await world.listedLog()).at(-1)!;
    await world.score('home');
    await until('a goal is pushed', async () => (await goalAfter(world, head)) <= follower.seq(), 60);
    await load.stop();

    const pictures = await checkPictures(edge, media);
    const kept = countFiles(join(disks, 'cache', 'edge'));
    const { mirrored, failed } = await countPictures(world);
    const postsFailed = await readMetric(ports.worker, 'safira_push_posts_failed_total');
    const [cacheFree, mediaFree] = ['cache', 'media'].map((name) => freeKb(join(disks, name)));
    const all = [...searches, ...load.answers];
    console.log(
      `free: ${cacheFree} KB for the cache with ${kept} answers, ${mediaFree} KB for pictures; ${searches.length} searches (${countStatuses(searches)}), ` +
        `${load.answers.length} other reads (${countStatuses(load.answers)}), ${summarise(all.map(({ ms }) => ms))}\n` +
        `pictures: ${mirrored} mirrored, ${failed} refused; ${pictures.files} files, ${pictures.broken} broken, ${pictures.parts} left half written\n` +
        `published: ${countStatuses(published.map((status) => ({ status })))}; of the worker's own ${postsFailed} refused`,
    );
    return failedConditions([
      [!all.some(isFailure), `${all.filter(isFailure).length} reads failed`],
      [nginxWorkers(pidFile) === workers, 'nginx lost a worker'],
      [kept < searches.length, 'the cache was not full'],
      [published.some((status) => !isAccepted(status)), 'the push memory was not full'],
      [failed > 0, 'the folder of pictures was not full'],
      [pictures.broken === 0, 'a half-written picture was served'],
      [pictures.parts === 0, 'half-written files were left behind'],
      [(await query('select 1 from matches limit 1')).length === 1, 'nothing was stored'],
    ]);
  } finally {
    follower.close();
    await load.stop();
  }
}

const freeKb = (disk: string) =>
  Number(execFileSync('df', ['-k', '--output=avail', disk]).toString().trim().split('\n').at(-1));

const countFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

/** The pids of the workers; cache helpers come and go by themselves. */
function nginxWorkers(pidFile: string): string {
  const master = readFileSync(pidFile, 'utf8').trim();
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ');
  const isWorker = (pid: string) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('nginx: worker process');
  return children.filter(isWorker).join(' ');
}

async function search(edge: string) {
  const load = startLoad(edge, {
    readers: 6,
    everyMs: 5,
    pathOf: (turn) => `/api/search?q=${encodeURIComponent(`فريق ${turn}`)}`,
  });
  try {
    await until(`${SEARCHES} searches`, () => load.answers.length >= SEARCHES, 150);
  } finally {
    await load.stop();
  }
  return load.answers;
}

const isAccepted = (status: number) => status >= 200 && status < 300;

/** Publishes on a channel that no client follows; returns the status. */
async function publish(secret: string, channel: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${ports.edgePrivate}/publish/match/${channel}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: 'x'.repeat(MESSAGE_BYTES),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined);
  await response?.arrayBuffer().catch(() => {});
  return response?.status ?? 0;
}

async function publishMany(secret: string): Promise<number[]> {
  const statuses: number[] = [];
  let waiting = PUBLISHED;
  const takeTurns = async () => {
    while (waiting-- > 0) statuses.push(await publish(secret, 1 + (waiting % 100)));
  };
  await Promise.all(Array.from({ length: 16 }, takeTurns));
  return statuses;
}

async function countPictures({ query }: World): Promise<{ mirrored: number; failed: number }> {
  const [row] = await query<{ mirrored: number; failed: number }>(
    `select (count(*) filter (where fetched_at is not null))::int as mirrored,
       (count(*) filter (where failures > 0))::int as failed from media`,
  );
  return row!;
}

async function goalAfter({ query }: World, head: number): Promise<number> {
  const [row] = await query<{ seq: string | null }>(
    `select min(seq) as seq from match_changes where seq > ${head} and 'goal' = any(kinds)`,
  );
  return row?.seq ? Number(row.seq) : Infinity;
}

/** A WebP file contains its own length in its first bytes. */
async function checkPictures(edge: string, media: string) {
  const names = readdirSync(media, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.webp'));
  let broken = 0;
  for (const name of files) {
    const bytes = readFileSync(join(media, name));
    const isWhole = bytes.length > 12 && bytes.readUInt32LE(4) + 8 === bytes.length;
    const { status, headers } = await read(edge, `/media/${name}`);
    if (!isWhole || status !== 200 || headers['content-length'] !== String(bytes.length)) broken++;
  }
  return { files: files.length, broken, parts: names.filter((name) => name.endsWith('.part')).length };
}
