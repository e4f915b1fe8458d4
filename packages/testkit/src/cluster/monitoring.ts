import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDGE_USER } from './files.ts';
import { type HostProcess, NODE } from './host-process.ts';
import {
  addressOfHost,
  apiHosts,
  databaseHosts,
  edgeHosts,
  folderOf,
  type Host,
  proxyHosts,
  redisHosts,
  webHosts,
  workerHosts,
} from './hosts.ts';
import type { Secrets } from './secrets.ts';

const monitoring = join(import.meta.dirname, '../../../../ops/monitoring');

export const MONITORING_USER = 'prometheus';

const EDGE_PORT = 9881;
const REDIS_PORT = 9121;
const PROMETHEUS = `${addressOfHost('watch')}:9090`;

/** Who reports, by the name of the job that the alerts know. */
const jobs: Record<string, { hosts: readonly Host[]; port: number }> = {
  worker: { hosts: workerHosts, port: 10898 },
  api: { hosts: apiHosts, port: 10696 },
  web: { hosts: webHosts, port: 4000 },
  edge: { hosts: edgeHosts, port: EDGE_PORT },
  patroni: { hosts: databaseHosts, port: 8008 },
  etcd: { hosts: databaseHosts, port: 2379 },
  haproxy: { hosts: proxyHosts, port: 8404 },
  redis: { hosts: redisHosts, port: REDIS_PORT },
};

/** The configuration and the alerts as on real machines, with the hosts of the cluster as targets. */
export function writeMonitoringFiles(): void {
  const folder = folderOf('watch');
  for (const name of ['prometheus.yml', 'rules', 'consoles'])
    cpSync(join(monitoring, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'targets'));
  const targets = Object.entries(jobs).map(([job, { hosts, port }]) => ({
    labels: { job },
    targets: hosts.map((host) => `${host}:${port}`),
  }));
  // JSON is YAML.
  writeFileSync(join(folder, 'targets/safira.yml'), JSON.stringify(targets));
}

export function prometheus(): HostProcess {
  const folder = folderOf('watch');
  const settings = {
    'config.file': join(folder, 'prometheus.yml'),
    'storage.tsdb.path': join(folder, 'data'),
    'web.listen-address': PROMETHEUS,
    'web.console.templates': join(folder, 'consoles'),
    'web.console.libraries': join(folder, 'consoles/lib'),
  };
  const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  return { name: 'prometheus', user: MONITORING_USER, command: ['/usr/bin/prometheus', ...options] };
}

export function edgeExporter(host: Host, { PUBLISH_SECRET }: Secrets): HostProcess {
  const address = addressOfHost(host);
  const places = {
    log: join(folderOf(host), 'nginx-access.log'),
    private: `${address}:8081`,
    listen: `${address}:${EDGE_PORT}`,
  };
  const options = Object.entries(places).map(([name, value]) => `${name}=${value}`);
  return {
    name: 'edge-metrics',
    user: EDGE_USER,
    command: [NODE, join(monitoring, 'edge-metrics.ts'), ...options],
    env: { PUBLISH_SECRET },
  };
}

export function redisExporter(host: Host, { REDIS_PASSWORD }: Secrets): HostProcess {
  const address = addressOfHost(host);
  return {
    name: 'redis-exporter',
    user: 'redis',
    command: ['/usr/bin/prometheus-redis-exporter'],
    env: {
      REDIS_ADDR: `redis://${address}:6379`,
      REDIS_PASSWORD,
      REDIS_EXPORTER_WEB_LISTEN_ADDRESS: `${address}:${REDIS_PORT}`,
    },
  };
}

const ANSWER_MS = 10_000;

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(`http://${PROMETHEUS}/api/v1/${path}`, {
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!answer.ok) throw new Error(`Prometheus answered ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

/** Names of the alerts that fire now. */
export async function listFiring(): Promise<Set<string>> {
  const { alerts } = await read<{ alerts: { labels: { alertname: string }; state: string }[] }>('alerts');
  return new Set(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
}

/** Targets that do not answer, as `job instance`. */
export async function listSilentTargets(): Promise<string[]> {
  const { activeTargets } = await read<{
    activeTargets: { labels: { job: string; instance: string }; health: string }[];
  }>('targets?state=active');
  return activeTargets
    .filter(({ health }) => health !== 'up')
    .map(({ labels }) => `${labels.job} ${labels.instance}`);
}
