import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyFile } from './base.ts';
import { attempt, folder, root } from './command.ts';
import type { Host } from './host.ts';
import { OUTSIDE } from './network.ts';

const LIMIT_MS = 900_000;
export const inventoryFile = join(folder, 'inventory.yml');
export const secretsFile = join(folder, 'secrets.env');
/** What DNS has of the edges; an edge that is drained is not in it. */
export const edgesFile = join(folder, 'edges');

/** The groups of the playbook, each with its hosts. */
export type Groups = Record<'database' | 'redis' | 'simulator' | 'app' | 'worker' | 'edge', string[]>;

export function writeInventory(hosts: readonly Host[], groups: Groups): void {
  const isDrained = groups.edge.length > 1;
  const listed = '{{ safira_address }}:8080';
  const vars = {
    ansible_user: 'root',
    ansible_ssh_private_key_file: keyFile,
    ansible_ssh_common_args: '-o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR',
    ansible_python_interpreter: '/usr/bin/python3',
    safira_become: false,
    safira_secrets_file: secretsFile,
    safira_podcast: false,
    // The limit of open files of the machine may be low.
    safira_edge_options: 'workers=2 connections=4000',
    safira_worker_settings: { LEAGUES: '39,307,10,667' },
    safira_pairs: groups.app.length > 1 ? 1 : 2,
    safira_edge_drain: isDrained ? `sed --in-place /${listed}/d ${edgesFile}` : '',
    safira_edge_undrain: isDrained ? `sed --in-place $ahttp://${listed} ${edgesFile}` : '',
    safira_edge_drain_minutes: 2,
  };
  const inventory = {
    all: {
      vars,
      hosts: Object.fromEntries(
        hosts.map(({ name, address }) => [name, { ansible_host: address, safira_address: address }]),
      ),
      children: Object.fromEntries(
        Object.entries(groups).map(([group, names]) => [
          group,
          { hosts: Object.fromEntries(names.map((name) => [name, {}])) },
        ]),
      ),
    },
  };
  writeFileSync(inventoryFile, JSON.stringify(inventory, null, 2));
  const edges = hosts.filter(({ name }) => groups.edge.includes(name));
  writeFileSync(edgesFile, edges.map((edge) => `http://${edge.address}:8080\n`).join(''));
}

export type Run = { seconds: number; ok: number; changed: number; changedTasks: string[] };

/** Applies the playbook as an operator does; fails with its output if a task fails. */
export function applyPlaybook(release: string): Run {
  const started = performance.now();
  const ansible = [
    'ANSIBLE_PIPELINING=1',
    'ANSIBLE_NOCOLOR=1',
    'ANSIBLE_DISPLAY_SKIPPED_HOSTS=0',
    'ANSIBLE_SSH_ARGS=-o ControlMaster=auto -o ControlPersist=15s',
    'ansible-playbook',
    `--inventory=${inventoryFile}`,
    `--extra-vars=safira_release_file=${release}`,
    join(root, 'ops/ansible/site.yml'),
  ];
  const { status, output } = attempt('ip', ['netns', 'exec', OUTSIDE, 'env', ...ansible], {
    timeoutMs: LIMIT_MS,
  });
  writeFileSync(join(folder, 'playbook.log'), output, { flag: 'a' });
  if (status !== 0) throw new Error(`the playbook failed:\n${output.slice(-4_000)}`);
  const recap = [...output.matchAll(/\bok=(\d+)\s+changed=(\d+)\s+unreachable=0\s+failed=0/g)];
  if (recap.length === 0) throw new Error(`the playbook did nothing:\n${output.slice(-4_000)}`);
  return {
    seconds: Math.round((performance.now() - started) / 1_000),
    ok: sum(recap.map(([, ok]) => Number(ok))),
    changed: sum(recap.map(([, , changed]) => Number(changed))),
    changedTasks: changedTasksOf(output),
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The tasks that changed something, by name and host. */
export function changedTasksOf(output: string): string[] {
  let task = '';
  return output.split('\n').flatMap((line) => {
    task = /^(?:TASK|RUNNING HANDLER) \[(.*)\]/.exec(line)?.[1] ?? task;
    const host = /^changed: \[([^\] ]+)/.exec(line)?.[1];
    return host ? [`${task} (${host})`] : [];
  });
}
