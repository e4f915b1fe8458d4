import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { imageOf } from './build.ts';
import { type Compose, type Container, interpolate } from './compose.ts';
import { attempt, folder, read, root, run } from './engine.ts';

const HEALTHY_MS = 120_000;
/** Always set: podman's own defaults are higher than it may set when it runs inside a container itself. */
const ULIMITS = { nofile: 1_024, nproc: 4_096 };
const secretsFile = join(folder, 'secrets.env');

export const nameOf = (compose: Compose, service: string) => `${compose.name}_${service}`;

/** Does what `docker compose up` does, for the keys that compose.yaml uses (see its strict schema). */
export async function startTopology(compose: Compose, port: number): Promise<void> {
  run('scripts/secrets', [secretsFile]);
  stopTopology(compose);
  for (const [name, network] of Object.entries(compose.networks)) {
    // Docker isolates networks from each other; podman would let one bridge reach another.
    const options = ['--opt', 'isolate=true', ...(network?.internal ? ['--internal'] : [])];
    run('podman', ['network', 'create', ...options, nameOf(compose, name)]);
  }
  for (const volume of Object.keys(compose.volumes))
    run('podman', ['volume', 'create', nameOf(compose, volume)]);
  const limits = canLimit(compose);
  if (!limits)
    console.log(
      'containers: the cgroups of this machine take no limits: memory, processors, processes unlimited',
    );
  for (const [service, container] of Object.entries(compose.services)) {
    for (const [other, { condition }] of Object.entries(container.depends_on))
      await waitFor(compose, other, condition);
    start(compose, service, { port, limits });
    console.log(`containers: ${service} started`);
  }
  for (const [service, { restart }] of Object.entries(compose.services))
    if (restart !== 'no') await waitFor(compose, service, 'service_healthy');
}

/** Stops and removes all of it, including data; images stay. */
export function stopTopology(compose: Compose): void {
  const names = (of: object) => Object.keys(of).map((one) => nameOf(compose, one));
  for (const name of names(compose.services).toReversed())
    attempt('podman', ['rm', '--force', '--time', '10', name]);
  for (const name of names(compose.networks)) attempt('podman', ['network', 'rm', '--force', name]);
  for (const name of names(compose.volumes)) attempt('podman', ['volume', 'rm', '--force', name]);
}

function start(compose: Compose, service: string, { port, limits }: { port: number; limits: boolean }): void {
  const container = compose.services[service]!;
  const values = valuesOf(container);
  const args = [
    ['run', '--detach', '--name', nameOf(compose, service)],
    // Only the name: podman takes the value from its own environment, which other processes cannot read.
    ...Object.keys(values).map((name) => ['--env', name]),
    ...container.networks.map((name) => ['--network', `${nameOf(compose, name)}:alias=${service}`]),
    ...container.volumes.map((volume) => ['--volume', volumeOf(compose, volume)]),
    ...container.tmpfs.map((path) => ['--tmpfs', path]),
    ...container.ports.map((ports) => ['--publish', ports.replace(/:\d+:/, `:${port}:`)]),
    ...container.cap_drop.map((capability) => ['--cap-drop', capability]),
    ...container.security_opt.map((option) => ['--security-opt', option.replace(':true', '')]),
    ...Object.entries({ ...ULIMITS, ...container.ulimits }).map(([name, most]) => [
      '--ulimit',
      ulimitOf(name, most),
    ]),
    container.read_only ? ['--read-only', '--read-only-tmpfs=false'] : [],
    container.init ? ['--init'] : [],
    container.user ? ['--user', container.user] : [],
    container.shm_size ? ['--shm-size', container.shm_size] : [],
    limits ? limitsOf(container) : [],
    [imageOf(container), ...(container.command ?? [])],
  ].flat();
  run('podman', args, { env: values });
}

function valuesOf({ environment }: Container): Record<string, string> {
  const secrets = parseEnv(readFileSync(secretsFile, 'utf8'));
  const values = Object.entries(environment).map(([name, text]) => [name, interpolate(text, secrets)]);
  return Object.fromEntries(values) as Record<string, string>;
}

function volumeOf(compose: Compose, volume: string): string {
  const [source = '', ...rest] = volume.split(':');
  return [source.startsWith('.') ? resolve(root, source) : nameOf(compose, source), ...rest].join(':');
}

/** Inside a container, podman may not raise the limits that it was started with. */
function ulimitOf(name: string, most: number): string {
  const [, hard] = /Max open files\s+\d+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  const limit = name === 'nofile' && hard ? Math.min(most, Number(hard)) : most;
  return `${name}=${limit}:${limit}`;
}

const limitsOf = ({ mem_limit: memory, cpus, pids_limit: pids }: Container) => [
  ...(memory ? ['--memory', memory] : []),
  ...(cpus === undefined ? [] : ['--cpus', String(cpus)]),
  ...(pids === undefined ? [] : ['--pids-limit', String(pids)]),
];

/** Tried with the smallest container. */
function canLimit(compose: Compose): boolean {
  if (!existsSync('/sys/fs/cgroup')) return false;
  const { redis } = compose.services;
  const ulimits = Object.entries(ULIMITS).flatMap(([name, most]) => ['--ulimit', `${name}=${most}:${most}`]);
  const probe = [
    'run',
    '--rm',
    ...ulimits,
    '--network',
    'none',
    '--memory',
    '64m',
    '--cpus',
    '1',
    '--pids-limit',
    '20',
  ];
  return attempt('podman', [...probe, imageOf(redis!), 'true']).isSuccess;
}

async function waitFor(
  compose: Compose,
  service: string,
  condition: 'service_healthy' | 'service_completed_successfully',
): Promise<void> {
  const name = nameOf(compose, service);
  if (condition === 'service_completed_successfully') {
    const code = read('podman', ['wait', name]);
    if (code !== '0') throw new Error(`${service} ended with ${code}:\n${logsOf(name)}`);
    return;
  }
  const deadline = Date.now() + HEALTHY_MS;
  while (!isHealthy(compose, service)) {
    if (read('podman', ['inspect', '--format', '{{.State.Running}}', name]) !== 'true')
      throw new Error(`${service} has ended:\n${logsOf(name)}`);
    if (Date.now() > deadline) throw new Error(`${service} is not healthy:\n${logsOf(name)}`);
    await wait(500);
  }
}

/** Runs its check in compose.yaml, or else the one of its image: without systemd podman runs neither by itself. */
function isHealthy(compose: Compose, service: string): boolean {
  const name = nameOf(compose, service);
  const { healthcheck } = compose.services[service]!;
  if (!healthcheck || 'disable' in healthcheck)
    return attempt('podman', ['healthcheck', 'run', name]).isSuccess;
  const [kind, ...command] = healthcheck.test;
  const words = kind === 'CMD-SHELL' ? ['sh', '-c', ...command] : command;
  return attempt('podman', ['exec', name, ...words]).isSuccess;
}

const logsOf = (name: string) => attempt('podman', ['logs', '--tail', '30', name]).output;
