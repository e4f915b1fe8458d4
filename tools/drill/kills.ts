import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { shiftedPorts } from '@safira/testkit/stack';
import { faultOf, startFollower } from '@safira/testkit/follower';
import { until } from '@safira/testkit/until';
import { startWorld, type World } from '@safira/testkit/running-world';

const KILLS = 50;
const SLEEP_MS = 60_000;

export const killsDrill = () => inWorld(kills);
export const sleepDrill = () => inWorld(sleep);

async function inWorld(drill: (world: World) => Promise<string | undefined>): Promise<string | undefined> {
  const world = await startWorld({ name: 'safira_drill', ports: shiftedPorts(13_200), redisDb: 7 });
  try {
    return await drill(world);
  } finally {
    await world.stop();
  }
}

/** Kills the worker at random moments while goals are scored. */
async function kills({ startWorker, score, log, listedLog, edge }: World): Promise<string | undefined> {
  let worker = startWorker({ WORKER_NAME: 'drill' });
  await until('the league is stored', async () => (await log()).length > 30);
  const follower = await startFollower(edge);
  const start = follower.seq();
  for (let kill = 0; kill < KILLS; kill++) {
    await score(kill % 2 ? 'home' : 'away', kill);
    await wait(Math.random() * 3_000);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    worker = startWorker({ WORKER_NAME: 'drill' });
  }
  const passed = await listedLog();
  await until('the follower has reached the end of the log', () => follower.seq() >= passed.at(-1)!);
  follower.close();
  console.log(
    `${KILLS} kills, ${passed.length} changes, ${follower.taken.length} by message, ${follower.jumps.length} snapshots read`,
  );
  return faultOf(follower, { log: passed, start });
}

/** One worker is stopped with an answer that it has not stored; another takes over; the first continues. */
async function sleep({ startWorker, score, query, stack }: World): Promise<string | undefined> {
  const sleeper = startWorker({ WORKER_NAME: 'sleeper', FAULT: 'holding-lease', FAULT_SIGNAL: 'SIGSTOP' });
  const fellAsleep = Date.now();
  await wait(2_000);
  startWorker({ WORKER_NAME: 'other', WORKER_METRICS_PORT: String(stack.ports.worker + 1) });
  await until('the other has taken over', async () => {
    const rows = await query(`select 1 from leases where name = 'live' and holder = 'other'`);
    return rows.length > 0;
  });
  console.log(`taken over after ${Math.round((Date.now() - fellAsleep) / 1_000)} s`);
  while (Date.now() - fellAsleep < SLEEP_MS) {
    await score('home').catch(() => 0);
    await wait(2_000);
  }
  const totals = () =>
    query<{ goals: string }>('select sum(home_goals + away_goals)::text as goals from matches');
  const before = Number((await totals())[0]!.goals);
  sleeper.kill('SIGCONT');
  await wait(10_000);
  const after = Number((await totals())[0]!.goals);
  const back = await query(`select 1 from match_changes where 'goal-cancelled' = any(kinds)`);
  console.log(`goals before ${before}, after ${after}; steps back ${back.length}`);
  return after < before || back.length > 0 ? 'a match went back' : undefined;
}
