// `pnpm drill kills`     50 kills at random moments; every change must take effect exactly once at a subscribed client.
// `pnpm drill sleep`     a worker sleeps for 60 s with an answer in its hand; no match may go back.
// `pnpm drill sync`      a whole season from nothing, with its figures; a second sync may write no row (4 min).
// `pnpm drill saturday [calm|faults|kills]`  a Saturday at speed 60; what is stored must be what happened (16 min).
// `pnpm drill outage`    the provider down, slow, refusing and spent: no storm, nothing lost, soon caught up (6 min).
import { killsDrill, sleepDrill } from './drill/kills.ts';
import { outageDrill } from './drill/outage.ts';
import { saturday } from './drill/saturday.ts';
import { syncDrill } from './drill/sync.ts';

const drills: Record<string, (way?: string) => Promise<string | undefined>> = {
  kills: killsDrill,
  sleep: sleepDrill,
  sync: syncDrill,
  saturday,
  outage: outageDrill,
};
const [chosen = 'kills', way] = process.argv.slice(2);
const drill = drills[chosen];
if (!drill) throw new Error(`the drills are: ${Object.keys(drills).join(', ')}`);

const fault = await drill(way).catch(String);
console.log(fault ? `drill ${chosen}: FAILED: ${fault}` : `drill ${chosen}: passed`);
process.exitCode = fault ? 1 : 0;
