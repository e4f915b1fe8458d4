import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The machines of the cluster, each a network namespace. The n-th has the address NETWORK_PREFIX.(10 + n). */
export const hosts = [
  'db1',
  'db2',
  'db3',
  'backup',
  'redis1',
  'redis2',
  'redis3',
  'provider',
  'api1',
  'api2',
  'web1',
  'web2',
  'worker1',
  'worker2',
  'edge1',
  'edge2',
  'front',
  'clients',
  'watch',
] as const;
export type Host = (typeof hosts)[number];

export const databaseHosts = ['db1', 'db2', 'db3'] as const satisfies Host[];
export const redisHosts = ['redis1', 'redis2', 'redis3'] as const satisfies Host[];
export const apiHosts = ['api1', 'api2'] as const satisfies Host[];
export const webHosts = ['web1', 'web2'] as const satisfies Host[];
export const workerHosts = ['worker1', 'worker2'] as const satisfies Host[];
export const edgeHosts = ['edge1', 'edge2'] as const satisfies Host[];
/** Their haproxy finds the primary. The clients read the database as an app does, to judge it. */
export const proxyHosts = [...apiHosts, ...webHosts, ...workerHosts, 'clients'] as const satisfies Host[];

const NETWORK_PREFIX = '10.77.0';
export const NETWORK = `${NETWORK_PREFIX}.0/24`;
const FIRST = 11;

export const addressOfHost = (host: Host) => `${NETWORK_PREFIX}.${FIRST + hosts.indexOf(host)}`;

/** The host with this address, which engines report in place of a name. */
export const hostAt = (address: string): Host | undefined =>
  hosts.find((host) => addressOfHost(host) === address);

export const isHost = (name: string): name is Host => hosts.some((host) => host === name);

/** The namespace of a host; `switch` is the one that joins them. */
export const spaceOf = (host: Host | 'switch') => `safira-${host}`;

/** Everything that the cluster stores; only root writes to the folder itself. */
export const FOLDER = join(tmpdir(), 'safira-cluster');
export const folderOf = (host: Host) => join(FOLDER, host);
/** Of pictures and uploads: one folder for all hosts, in place of a network file system. */
export const MEDIA = join(FOLDER, 'media');
