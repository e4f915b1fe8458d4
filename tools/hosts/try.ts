import type { ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeBase, MIRROR_PORT, prepareTools } from './base.ts';
import { type Check, checkUnits } from './checks.ts';
import { attempt, folder, root, run } from './command.ts';
import { bootHost, type Host, onHost } from './host.ts';
import { addressOf, connectHosts, disconnectHosts, OUTSIDE } from './network.ts';
import { applyPlaybook, edgesFile, type Groups, type Run, secretsFile, writeInventory } from './playbook.ts';
import { helper, inNetwork, startReads } from './reads.ts';
import { makeRelease } from './release.ts';

const FILLED_MS = 180_000;
/** Before and after the upgrade, so that both releases are read. */
const PEACE_MS = 5_000;

const one = ['site'];
const several = ['edge1', 'edge2', 'app1', 'app2', 'data'];
const topologies: Record<'one' | 'several', { hosts: string[]; groups: Groups }> = {
  one: {
    hosts: one,
    groups: { database: one, redis: one, simulator: one, app: one, worker: one, edge: one },
  },
  several: {
    hosts: several,
    groups: {
      database: ['data'],
      redis: ['data'],
      simulator: ['data'],
      app: ['app1', 'app2'],
      worker: ['app1', 'app2'],
      edge: ['edge1', 'edge2'],
    },
  },
};

/** The next release has migrations of its own: a column, and an index that is built outside a transaction. */
const MIGRATIONS = {
  'packages/store/migrations/9998-trial.sql': 'alter table matches add column trial integer;\n',
  'packages/store/migrations/9999-trial.concurrently.sql':
    'create index concurrently matches_trial on matches (trial);\n',
};

/** Installs, applies again, checks, upgrades under load; ends and removes what it made. Returns the exit code. */
export async function tryHosts(size: 'one' | 'several'): Promise<number> {
  prepareTools();
  const { hosts: names, groups } = topologies[size];
  const hosts: Host[] = [];
  const helpers: ChildProcess[] = [];
  const [first, second] = [makeRelease('trial1'), makeRelease('trial2', MIGRATIONS)];
  try {
    const base = makeBase();
    run(join(root, 'scripts/secrets'), [secretsFile]);
    connectHosts(names);
    helpers.push(...startMirror());
    const started = performance.now();
    for (const [index, name] of names.entries()) hosts.push(await bootHost(name, addressOf(index), base));
    console.log(`hosts: ${names.join(', ')} booted in ${secondsSince(started)} s`);
    writeInventory(hosts, groups);
    const checks = await installAndUpgrade(hosts, { first, second, database: groups.database[0]! });
    for (const { what, fault } of checks) console.log(fault ? `FAILED: ${what}: ${fault}` : `ok: ${what}`);
    const failed = checks.filter(({ fault }) => fault).length;
    console.log(`hosts: ${checks.length - failed} checks passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  } catch (error) {
    const faults = `journalctl --no-pager --lines 200 --unit 'safira-*' | grep --invert-match '"level":30'`;
    for (const host of hosts) console.log(`${host.name}:\n${onHost(host, faults).output}`);
    throw error;
  } finally {
    await Promise.all(hosts.map((host) => host.stop()));
    for (const process of helpers) process.kill('SIGTERM');
    disconnectHosts(names);
    for (const file of [first, second]) rmSync(file);
  }
}

type Trial = { first: string; second: string; database: string };

async function installAndUpgrade(hosts: Host[], { first, second, database }: Trial): Promise<Check[]> {
  const checks = [report('the first run installs', applyPlaybook(first)), await waitForMatches()];
  checks.push(report('a second run changes nothing', applyPlaybook(first), 0));
  checks.push(...hosts.flatMap(checkUnits));

  const stopReads = startReads(edgesFile);
  await wait(PEACE_MS);
  const upgraded = applyPlaybook(second);
  await wait(PEACE_MS);
  const reads = await stopReads();
  checks.push(report('the next run upgrades', upgraded), {
    what: `${reads.done} reads during the upgrade, ${reads.failed.length} failed, the slowest took ${reads.slowestMs} ms`,
    fault: reads.failed.length > 0 ? reads.failed.slice(0, 10).join('\n') : undefined,
  });
  checks.push(drainCheck(), migrationCheck(hosts.find(({ name }) => name === database)!));
  checks.push(...hosts.map(releaseCheck));
  checks.push(report('a run after the upgrade changes nothing', applyPlaybook(second), 0));
  return checks;
}

function report(what: string, { seconds, ok, changed, changedTasks }: Run, most = Infinity): Check {
  const summary = `${what}: ${ok} tasks, ${changed} changed, ${seconds} s`;
  console.log(`hosts: ${summary}`);
  return { what: summary, fault: changed > most ? changedTasks.join(', ') : undefined };
}

/** A new worker fills its database first. */
async function waitForMatches(): Promise<Check> {
  const deadline = Date.now() + FILLED_MS;
  const edge = readFileSync(edgesFile, 'utf8').split('\n')[0]!;
  while (Date.now() < deadline) {
    const { output } = attempt('ip', [
      'netns',
      'exec',
      OUTSIDE,
      'curl',
      '--silent',
      '--max-time',
      '10',
      edge,
    ]);
    if (/href="\/match\/\d+"/.test(output)) return { what: 'the home page lists matches', fault: undefined };
    await wait(1_000);
  }
  return { what: 'the home page lists matches', fault: `not within ${FILLED_MS / 1_000} s` };
}

/** An edge that was put back without having been taken out is listed twice. */
function drainCheck(): Check {
  const edges = readFileSync(edgesFile, 'utf8').split('\n').filter(Boolean);
  const isListedOnce = new Set(edges).size === edges.length;
  return {
    what: `DNS has each of ${edges.length} edges once`,
    fault: isListedOnce ? undefined : edges.join(),
  };
}

function migrationCheck(database: Host): Check {
  const query = "select count(*) from pg_class where relname = 'matches_trial'";
  const { output } = onHost(database, `cd / && runuser -u postgres -- psql -qtAX safira -c "${query}"`);
  return {
    what: 'the migrations of the next release ran',
    fault: output.trim() === '1' ? undefined : output,
  };
}

/** nginx itself is Debian's: what it serves is in its configuration. */
function releaseCheck(host: Host): Check {
  const { output } = onHost(
    host,
    "{ readlink /proc/[0-9]*/exe; cat /run/safira-edge/nginx.conf; } 2> /dev/null | grep -o '/opt/safira/releases/[^/]*' | sort -u",
  );
  const isCurrent = /^(?:\/opt\/safira\/releases\/trial2)?$/.test(output.trim());
  return { what: `${host.name} runs the next release alone`, fault: isCurrent ? undefined : output };
}

function startMirror(): ChildProcess[] {
  const socket = join(folder, 'mirror.sock');
  rmSync(socket, { force: true });
  const program = join(import.meta.dirname, 'mirror.ts');
  const proxy = helper([process.execPath, program, 'proxy', socket]);
  return [proxy, inNetwork([process.execPath, program, 'relay', socket, String(MIRROR_PORT)])];
}

const secondsSince = (started: number) => Math.round((performance.now() - started) / 1_000);
