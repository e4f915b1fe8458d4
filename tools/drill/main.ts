// `pnpm drill kills`     50 kills at random moments; every change must take effect exactly once at a subscribed client.
// `pnpm drill sleep`     a worker sleeps for 60 s before it stores an answer; no match may go back to older data.
// `pnpm drill sync`      a whole season from nothing, with its figures; a second sync may write no row (4 min).
// `pnpm drill saturday [calm|faults|kills]`  a Saturday at speed 60; the stored matches must be as simulated (16 min).
// `pnpm drill outage`    the provider down, slow, refusing, or out of quota: no retry storm, nothing lost (6 min).
// `pnpm drill poison`    malformed messages on the bus, in the log and in the queue are quarantined (1 min).
// `pnpm drill migration` a table is altered and indexed while it is read, written and locked: waits stay short (1 min).
// `pnpm drill skew`      a rolling deploy of the site and two APIs under load: no read fails (1 min, after pnpm build).
// `pnpm drill full`      cache, pictures and push memory full at once (mounts a tmpfs): the site still answers (2 min).
// `pnpm drill restart`   the API restarted 20 times under 300 clients; every change takes effect exactly once (3 min).
// `pnpm drill edge`      nginx reloaded, then killed, under 500 streams: spread reconnects, gaps repaired (3 min).
// `pnpm drill hang`      PostgreSQL, then Redis hang for 30 s, then a table is locked: cached reads still work (4 min).
// `pnpm drill convoy`    200 concurrent readers of uncacheable answers; needs a finished `pnpm build` (2 min).
// `pnpm drill privacy`   10,000 reads of members and visitors: nothing personal in shared answers (2 min, after a build).
// `pnpm drill favourites` API and PostgreSQL killed while members change favourites: nothing acknowledged is lost (2 min).
// `pnpm drill derby`     1,200 changes in 90 s to 10,000 streams on two edges, one of them killed at a goal; needs a build
//                        and gcc; `--clients 200 --seconds 15` for a look (4 min).
// `pnpm drill restore`   the disks of all database hosts are lost during a running day; all comes back on another (4 min).
// `pnpm drill alerts`    faults on a cluster, each until its alerts fire in Prometheus, and no others (20 min).
// `pnpm drill cluster`   faults on a cluster of 19 hosts (docs/cluster.md): `--only "database kill"`, `--seconds 20`,
//                        `--peace 20`; all of them take 35 min. Needs root, `scripts/machine cluster` and a build.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { alertsDrill } from './cluster/alerts-drill.ts';
import { clusterDrill } from './cluster/drill.ts';
import { restoreDrill } from './cluster/restore-drill.ts';
import { convoyDrill } from './convoy.ts';
import { derbyDrill } from './derby/drill.ts';
import { edgeDrill } from './edge.ts';
import { favouritesDrill } from './favourites.ts';
import { fullDrill } from './full.ts';
import { hangDrill } from './hang.ts';
import { killsDrill, sleepDrill } from './kills.ts';
import { migrationDrill } from './migration.ts';
import { outageDrill } from './outage.ts';
import { poisonDrill } from './poison.ts';
import { privacyDrill } from './privacy.ts';
import { restartDrill } from './restart.ts';
import { saturday } from './saturday.ts';
import { skewDrill } from './skew.ts';
import { syncDrill } from './sync.ts';

const drills: Record<string, (way?: string) => Promise<string | undefined>> = {
  kills: killsDrill,
  sleep: sleepDrill,
  sync: syncDrill,
  saturday,
  outage: outageDrill,
  poison: poisonDrill,
  migration: migrationDrill,
  skew: skewDrill,
  full: fullDrill,
  restart: restartDrill,
  edge: edgeDrill,
  hang: hangDrill,
  convoy: convoyDrill,
  privacy: privacyDrill,
  favourites: favouritesDrill,
  derby: derbyDrill,
  cluster: clusterDrill,
  restore: restoreDrill,
  alerts: alertsDrill,
};
const [chosen = 'kills', way] = process.argv.slice(2);
const drill = drills[chosen];
if (!drill) throw new Error(`the drills are: ${Object.keys(drills).join(', ')}`);

// A cluster has engines of its own.
if (!['alerts', 'cluster', 'restore'].includes(chosen))
  execFileSync(join(import.meta.dirname, '../../scripts/services'), ['up'], { stdio: 'inherit' });

// By default a signal would end this process without its exit handlers, which stop the processes it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const fault = await drill(way).catch(String);
console.log(fault ? `drill ${chosen}: FAILED: ${fault}` : `drill ${chosen}: passed`);
// Explicitly: timers and sockets that a failed drill left open would keep the process running.
process.exit(fault ? 1 : 0);
