// `pnpm drill kills`     50 kills at random moments; every change must take effect exactly once at a subscribed client.
// `pnpm drill sleep`     a worker sleeps for 60 s with an answer in its hand; no match may go back.
// `pnpm drill sync`      a whole season from nothing, with its figures; a second sync may write no row (4 min).
// `pnpm drill saturday [calm|faults|kills]`  a Saturday at speed 60; what is stored must be what happened (16 min).
// `pnpm drill outage`    the provider down, slow, refusing and spent: no storm, nothing lost, soon caught up (6 min).
// `pnpm drill poison`    malformed messages on the bus, in the log and in the queue: set aside, and the next goal passes (1 min).
// `pnpm drill migration` a table is altered and indexed while it is read, written and held: waits stay short (1 min).
// `pnpm drill skew`      a rolling deploy of the site and of two APIs under readers: no read fails (1 min, after pnpm build).
// `pnpm drill full`      cache, pictures and push memory full at once (mounts a tmpfs): the site goes on answering (2 min).
// `pnpm drill restart`   the API restarted 20 times under 300 clients; every change takes effect exactly once (3 min).
// `pnpm drill edge`      nginx reloaded, then killed, under 500 streams: spread reconnects, gaps repaired (3 min).
// `pnpm drill hang`      PostgreSQL, then Redis hang for 30 s, then a table is locked: cached reads go on (4 min).
// `pnpm drill convoy`    200 readers at once of what no cache keeps; needs a finished `pnpm build` (2 min).
import { convoyDrill } from './drill/convoy.ts';
import { edgeDrill } from './drill/edge.ts';
import { fullDrill } from './drill/full.ts';
import { hangDrill } from './drill/hang.ts';
import { killsDrill, sleepDrill } from './drill/kills.ts';
import { migrationDrill } from './drill/migration.ts';
import { outageDrill } from './drill/outage.ts';
import { poisonDrill } from './drill/poison.ts';
import { restartDrill } from './drill/restart.ts';
import { saturday } from './drill/saturday.ts';
import { skewDrill } from './drill/skew.ts';
import { syncDrill } from './drill/sync.ts';

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
};
const [chosen = 'kills', way] = process.argv.slice(2);
const drill = drills[chosen];
if (!drill) throw new Error(`the drills are: ${Object.keys(drills).join(', ')}`);

// A signal by itself would end this process without ending what it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const fault = await drill(way).catch(String);
console.log(fault ? `drill ${chosen}: FAILED: ${fault}` : `drill ${chosen}: passed`);
// Not by itself: what a failed drill left behind would keep it alive.
process.exit(fault ? 1 : 0);
