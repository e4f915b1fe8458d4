import { setTimeout as wait } from 'node:timers/promises';
import { listFiring, listSilentTargets } from '@safira/testkit/cluster/monitoring';
import { readSecrets, type Secrets } from '@safira/testkit/cluster/secrets';
import { until } from '@safira/testkit/until';
import { type AlertFault, alertFaults } from './alert-faults.ts';
import { onCluster } from './on-cluster.ts';
import { keepPlaying } from './world.ts';

/** The alerts compare times of the football world with those of Prometheus. */
const SPEED = 1;

/** Faults on a running cluster, each until the alerts that it should fire have fired in Prometheus. */
export const alertsDrill = () => onCluster(drill, { speed: SPEED });

async function drill(): Promise<string | undefined> {
  const secrets = readSecrets();
  if (Number(secrets.CLOCK_SPEED) !== SPEED)
    throw new Error('the cluster that is up runs at another speed: pnpm cluster down');
  const playing = keepPlaying();
  try {
    await untilSilent(() => true);
    // Rates over five minutes still show reads that failed before everything had started.
    await wait(STARTED_MS);
    const quiet = await watch(() => false, QUIET_S);
    const misses = [...quiet.keys()].map((alert) => `${alert} fired without a fault`);
    for (const fault of alertFaults) misses.push(...(await meet(fault, secrets)));
    return misses.length > 0 ? misses.join('; ') : undefined;
  } finally {
    await playing.stop();
  }
}

const STARTED_MS = 300_000;
const QUIET_S = 90;
const FIRE_S = 360;
const SILENT_S = 600;
const STEP_MS = 3_000;

async function meet(fault: AlertFault, secrets: Secrets): Promise<string[]> {
  // Rates over ten minutes still show the fault before this one.
  const lingering = await listAlerts();
  const end = await fault.begin(secrets);
  const fired = await watch((names) => fault.fires.every((name) => names.has(name)), FIRE_S);
  await end();
  const silentS = await untilSilent(
    (name) => waitedFor.has(name),
    (name) => fired.set(name, fired.get(name) ?? 'after the end'),
  );
  console.log(
    `${fault.name.padEnd(38)} | ${[...fired].map(([name, at]) => `${name} ${at}`).join(', ')} | silent after ${silentS.toFixed(0)} s`,
  );
  const expected = new Set([...fault.fires, ...(fault.mayFire ?? []), ...lingering]);
  return [
    ...fault.fires.filter((name) => !fired.has(name)).map((name) => `${fault.name}: ${name} did not fire`),
    ...[...fired.keys()]
      .filter((name) => !expected.has(name))
      .map((name) => `${fault.name}: ${name} fired, which says something else`),
  ];
}

const waitedFor = new Set(alertFaults.flatMap(({ fires }) => fires));

/** Their windows are hours, longer than this drill. */
const isOfBudget = (name: string) => name.startsWith('BudgetBurns');

const listAlerts = async () => [...(await listFiring())].filter((name) => !isOfBudget(name));

/** When each alert fired, until all did that are waited for. */
async function watch(
  isOver: (fired: ReadonlyMap<string, string>) => boolean,
  seconds: number,
): Promise<Map<string, string>> {
  const begun = performance.now();
  const fired = new Map<string, string>();
  while (!isOver(fired) && performance.now() - begun < seconds * 1_000) {
    const at = `${((performance.now() - begun) / 1_000).toFixed(0)} s`;
    for (const name of await listAlerts()) fired.set(name, fired.get(name) ?? at);
    await wait(STEP_MS);
  }
  return fired;
}

/** Waits until everything reports and none of these alerts fires; how many seconds it took. */
async function untilSilent(
  isWaitedFor: (alert: string) => boolean,
  onAlert: (alert: string) => void = () => {},
): Promise<number> {
  const begun = performance.now();
  let loud: string[] = [];
  const isSilent = async () => {
    const alerts = await listAlerts().catch(() => ['Prometheus']);
    alerts.forEach(onAlert);
    loud = [...alerts.filter(isWaitedFor), ...(await listSilentTargets().catch(() => ['Prometheus']))];
    if (loud.length > 0) await wait(STEP_MS);
    return loud.length === 0;
  };
  await until('nothing fires', isSilent, SILENT_S).catch(() => {
    throw new Error(`still not silent: ${loud.join(', ')}`);
  });
  return (performance.now() - begun) / 1_000;
}
