import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isInside, runInside } from '@safira/testkit/cluster/inside';
import { isNetworkUp } from '@safira/testkit/cluster/network';
import { readSecrets, type Secrets } from '@safira/testkit/cluster/secrets';
import { registerPeople, startClients } from './clients.ts';
import type { Operation } from './history.ts';
import { healed, judgeFault } from './judge-fault.ts';
import { longestSilence } from './judges.ts';
import { type Fault, faults } from './nemesis.ts';
import { startObservers } from './observers.ts';
import { type DrillOptions, optionsOf } from './options.ts';
import { changesOf, describe, missesOf, readsOf, type Result } from './report.ts';
import { keepPlaying, query, untilSettled } from './world.ts';

const root = join(import.meta.dirname, '../../..');
const MEMBERS = 3;
const MATCHES = 40;
const CALM_MS = 3_000;

/** Faults on a running cluster, one after the other; starts one, and removes it, if none is up. */
export async function clusterDrill(): Promise<string | undefined> {
  if (isInside()) return drill(optionsOf(process.argv.slice(3)));
  const isOwn = !isNetworkUp();
  const cluster = (command: string) =>
    execFileSync(process.execPath, [join(root, 'tools/cluster/main.ts'), command], { stdio: 'inherit' });
  if (isOwn) cluster('up');
  try {
    return (await runInside(process.argv.slice(1))) === 0 ? undefined : 'as printed above';
  } finally {
    if (isOwn) cluster('down');
  }
}

async function drill(options: DrillOptions): Promise<string | undefined> {
  const secrets = readSecrets();
  const chosen = faults.filter(({ name }) => options.only === undefined || name.startsWith(options.only));
  if (chosen.length === 0) throw new Error(`the faults are: ${faults.map(({ name }) => name).join(', ')}`);
  await untilSettled();
  const people = await registerPeople(MEMBERS);
  const rows = await query<{ id: number }>(
    secrets,
    `select api_id as id from matches order by kickoff desc limit ${MATCHES}`,
  );
  const playing = keepPlaying();
  const observers = startObservers(secrets);
  const results: Result[] = [];
  const histories: Record<string, Operation[]> = {};
  await wait(CALM_MS);
  for (const fault of chosen) {
    const clients = await startClients(
      people,
      rows.map(({ id }) => id),
    );
    const meeting = await meet(fault, { secrets, options });
    const healedS = await healed();
    const to = performance.now();
    await clients.stop();
    const broken = await judgeFault({ secrets, clients, people, observers, played: playing.played }).catch(
      (error: unknown) => [`could not be judged: ${String(error)}`],
    );
    const silences = clients.followers.map(({ arrivals }) =>
      longestSilence(arrivals, { from: meeting.from, to }),
    );
    for (const { follower } of clients.followers) follower.close();
    const result: Result = {
      fault: fault.name,
      host: meeting.host,
      reads: readsOf(clients.history),
      changes: changesOf(clients.history),
      silenceS: Math.max(...silences) / 1_000,
      promisedS: fault.silenceS,
      healedS,
      broken,
    };
    results.push(result);
    histories[fault.name] = clients.history;
    console.log(describe(result));
  }
  await playing.stop();
  await observers.stop();
  return report(results, histories);
}

async function meet(
  fault: Fault,
  { secrets, options }: { secrets: Secrets; options: DrillOptions },
): Promise<{ from: number; host: string }> {
  await wait(CALM_MS);
  const from = performance.now();
  const { host, end } = await fault.begin(secrets);
  try {
    await wait(options.seconds * 1_000);
  } finally {
    await end();
  }
  await wait(options.peace * 1_000);
  return { from, host };
}

function report(results: readonly Result[], histories: Record<string, Operation[]>): string | undefined {
  const folder = join(root, '.data/cluster-drill');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify({ results, histories }));
  console.log(`results and histories: ${file}`);
  const misses = results.flatMap(missesOf);
  for (const miss of misses) console.log(`missed: ${miss}`);
  return misses.length > 0 ? `${misses.length} targets were missed` : undefined;
}
