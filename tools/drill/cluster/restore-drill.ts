import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { APP_USER } from '@safira/testkit/cluster/app-env';
import { backUp, findBackups } from '@safira/testkit/cluster/backups';
import { findPrimary } from '@safira/testkit/cluster/database';
import { powerOff } from '@safira/testkit/cluster/faults';
import { give } from '@safira/testkit/cluster/files';
import { databaseHosts, folderOf, MEDIA } from '@safira/testkit/cluster/hosts';
import { restoreCluster } from '@safira/testkit/cluster/restore';
import { readSecrets, type Secrets } from '@safira/testkit/cluster/secrets';
import { until } from '@safira/testkit/until';
import { failedConditions } from '../measures.ts';
import { archivedBy, type LogPosition } from './archived.ts';
import { readFavourites, registerPeople, startClients } from './clients.ts';
import type { Operation } from './history.ts';
import { healed } from './judge-fault.ts';
import { judgeFavourites } from './judges.ts';
import { onCluster } from './on-cluster.ts';
import { readsOf } from './report.ts';
import { keepPlaying, listMatches, query, untilSettled } from './world.ts';

const MEMBERS = 3;
/** Before the second backup, and from it to the loss: more than one segment is archived meanwhile. */
const BEFORE_MS = 10_000;
const AFTER_MS = 75_000;

/** The disks of all database hosts and the media are lost during a running day; everything comes back on another host. */
export const restoreDrill = () => onCluster(drill);

async function drill(): Promise<string | undefined> {
  const secrets = readSecrets();
  await untilSettled();
  const people = await registerPeople(MEMBERS);
  const matches = await listMatches(secrets);
  const playing = keepPlaying();
  const clients = await startClients(people, matches);
  const image = await storeImage(secrets);
  await wait(BEFORE_MS);
  backUp('incr');
  const positions = watchPositions(secrets);
  await wait(AFTER_MS);

  await positions.stop();
  const former = (await findPrimary())!;
  const [before] = await query<{ change: Date }>(
    secrets,
    'select max(created_at) as change from match_changes',
  );
  const lostAt = performance.now();
  const lostTime = Date.now();
  for (const host of databaseHosts) await powerOff(host);
  // Before the restored server begins a timeline of its own.
  const archived = findArchived(positions.list);
  for (const host of databaseHosts) rmSync(folderOf(host), { recursive: true });
  rmSync(MEDIA, { recursive: true });
  mkdirSync(MEDIA);
  const reached = Math.max(...clients.followers.map(({ follower }) => follower.seq()));

  const host = databaseHosts.find((one) => one !== former)!;
  await restoreCluster({ secrets, host, say: (what) => console.log(`restore: ${what}`) });
  await until(
    'a favourite can be stored',
    () => clients.history.some((one) => isWriteAfter(one, lostAt)),
    120,
  );
  const rtoS = (clients.history.find((one) => isWriteAfter(one, lostAt))!.endedAt - lostAt) / 1_000;
  const healedS = await healed();
  const [row] = await query<{ first: string; restored: Date }>(
    secrets,
    `select min(seq) filter (where seq > $1) as first, max(created_at) filter (where seq <= $1) as restored from match_changes`,
    [reached],
  );
  const silentFollowers = await countSilent(clients.followers, reached);
  const duringLoss = readsOf(clients.history.filter(({ at }) => at > lostAt));
  const lost = clients.history.filter(({ endedAt }) => endedAt < lostAt);
  await clients.stop();
  clients.leave();
  await playing.stop();

  const promised = lost.filter(({ endedAt }) => endedAt < archived.at);
  const final = await readFavourites(people);
  const missing = judge(promised, { all: clients.history, final });
  const rpoS = (lostTime - row!.restored.getTime()) / 1_000;
  console.log(
    `lost at ${new Date(lostTime).toISOString()} (newest change ${before!.change.toISOString()}), the disks of ${databaseHosts.join(', ')} ` +
      `and the media; restored on ${host}, the primary was ${former}\n` +
      `RPO ${rpoS.toFixed(1)} s (newest restored change), RTO ${rtoS.toFixed(1)} s (first acknowledged write); ` +
      `all healed ${healedS === undefined ? 'NOT' : `${healedS.toFixed(0)} s`} later\n` +
      `archived: everything up to ${((lostAt - archived.at) / 1_000).toFixed(1)} s before the loss (segment ${archived.segment}); ` +
      `${promised.filter(isAcknowledged).length} acknowledged changes before it, ${missing.length} missing\n` +
      `reads while it was away: ${duringLoss.failed} of ${duringLoss.total} failed${duringLoss.failed > 0 ? ` (${duringLoss.reasons.join(', ')})` : ''}\n` +
      `numbers: clients had ${reached}, the next is ${row!.first}; media ${image.isThere() ? 'there' : 'MISSING'}`,
  );
  backUp('full');
  return failedConditions([
    [missing.length === 0, missing.join('; ')],
    [Number(row!.first) > reached, `the numbers went back to ${row!.first}`],
    [image.isThere() && (await image.isNamed()), 'media, article image or name override are missing'],
    [silentFollowers === 0, `${silentFollowers} followers got nothing after the restore`],
    [healedS !== undefined, 'the standbys did not come back'],
  ]);
}

const isAcknowledged = ({ kind, outcome }: Operation) =>
  (kind === 'add' || kind === 'remove') && outcome === 'ok';
const isWriteAfter = (one: Operation, at: number) => isAcknowledged(one) && one.at > at;

type Judged = {
  all: readonly Operation[];
  final: ReadonlyMap<string, ReadonlySet<string>>;
};

/** What came after the last archived segment may be there or not, also where it was acknowledged. */
function judge(promised: readonly Operation[], { all, final }: Judged): string[] {
  const kept = new Set(promised);
  const doubtful = all.map((one): Operation => (kept.has(one) ? one : { ...one, outcome: 'unknown' }));
  return judgeFavourites(doubtful, final);
}

function watchPositions(secrets: Secrets) {
  const list: LogPosition[] = [];
  const stopping = new AbortController();
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      const at = performance.now();
      await query<{ lsn: string }>(secrets, 'select pg_current_wal_lsn() as lsn')
        .then(([row]) => list.push({ at, lsn: row!.lsn }))
        .catch(() => {});
      await wait(250);
    }
  })();
  return {
    list,
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}

/** The last moment before which everything that was acknowledged is in an archived segment. */
function findArchived(positions: readonly LogPosition[]): { at: number; segment: string } {
  const segment = findBackups()?.archive.at(-1)?.max;
  if (!segment) throw new Error('no segment is archived');
  return { at: archivedBy(positions, segment), segment };
}

/** An uploaded image, with its row, and a name that an editor decided. */
async function storeImage(secrets: Secrets) {
  const bytes = randomBytes(20_000);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = join(MEDIA, 'news', `${sha256}-320.webp`);
  mkdirSync(join(MEDIA, 'news'), { recursive: true });
  writeFileSync(path, bytes);
  give(MEDIA, APP_USER);
  await query(
    secrets,
    `insert into article_images (sha256, width, height, uploaded_at) values ($1, 320, 180, now())`,
    [sha256],
  );
  const english = `Drill ${sha256.slice(0, 8)}`;
  await query(secrets, `insert into name_overrides (kind, english, arabic) values ('club', $1, 'تجربة')`, [
    english,
  ]);
  return {
    isThere: () => existsSync(path) && readFileSync(path).equals(bytes),
    isNamed: async () => {
      const rows = await query(
        secrets,
        `select 1 from name_overrides, article_images where english = $1 and sha256 = $2`,
        [english, sha256],
      );
      return rows.length === 1;
    },
  };
}

/** Followers that do not get beyond the numbers that were reached before the loss. */
async function countSilent(
  followers: readonly { follower: { seq: () => number } }[],
  reached: number,
): Promise<number> {
  const silent = () => followers.filter(({ follower }) => follower.seq() <= reached).length;
  await until('the followers go on', () => silent() === 0, 60).catch(() => {});
  return silent();
}
