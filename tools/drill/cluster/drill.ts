import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readSecrets, type Secrets } from '@safira/testkit/cluster/secrets';
import { registerPeople, startClients } from './clients.ts';
import type { Operation } from './history.ts';
import { healed, judgeFault } from './judge-fault.ts';
import { longestSilence } from './judges.ts';
import { type Fault, faults } from './nemesis.ts';
import { startObservers } from './observers.ts';
import { onCluster } from './on-cluster.ts';
import { type DrillOptions, optionsOf } from './options.ts';
import { changesOf, describe, missesOf, readsOf, type Result } from './report.ts';
import { keepPlaying, listMatches, untilSettled } from './world.ts';

const root = join(import.meta.dirname, '../../..');
const MEMBERS = 3;
const CALM_MS = 3_000;

/** Faults on a running cluster, one after the other. */
export const clusterDrill = () => onCluster(() => drill(optionsOf(process.argv.slice(3))));

async function drill(options: DrillOptions): Promise<string | undefined> {
  const secrets = readSecrets();
  const chosen = faults.filter(({ name }) => options.only.some((start) => name.startsWith(start)));
  if (chosen.length === 0) throw new Error(`the faults are: ${faults.map(({ name }) => name).join(', ')}`);
  await untilSettled();
  const people = await registerPeople(MEMBERS);
  const matches = await listMatches(secrets);
  const playing = keepPlaying();
  const observers = startObservers(secrets);
  const results: Result[] = [];
  const histories: Record<string, Operation[]> = {};
  await wait(CALM_MS);
  for (const fault of chosen) {
    const clients = await startClients(people, matches);
    const meeting = await meet(fault, { secrets, options }).catch((error: unknown) => ({
      from: performance.now(),
      host: '?',
      failure: `could not be done: ${String(error)}`,
    }));
    const healedS = await healed();
    const to = performance.now();
    await clients.stop();
    const broken = await judgeFault({ secrets, clients, people, observers, played: playing.played }).catch(
      (error: unknown) => [`could not be judged: ${String(error)}`],
    );
    const silences = clients.followers.map(({ arrivals }) =>
      longestSilence(arrivals, { from: meeting.from, to }),
    );
    clients.leave();
    const result: Result = {
      fault: fault.name,
      host: meeting.host,
      reads: readsOf(clients.history),
      changes: changesOf(clients.history),
      silenceS: Math.max(...silences) / 1_000,
      promisedS: fault.silenceS,
      healedS,
      broken: meeting.failure === undefined ? broken : [meeting.failure, ...broken],
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
): Promise<{ from: number; host: string; failure?: string }> {
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
