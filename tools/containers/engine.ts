import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing } from '@safira/testkit/debian-packages';
import { engineEnv } from './config.ts';

export const root = join(import.meta.dirname, '../..');
export const folder = join(root, '.data/containers');

/** Debian's packages, by a file that each installs. */
const PACKAGES = {
  '/usr/bin/podman': 'podman',
  '/usr/bin/buildah': 'buildah',
  '/usr/sbin/runc': 'runc',
  '/usr/lib/podman/netavark': 'netavark',
  '/usr/lib/podman/aardvark-dns': 'aardvark-dns',
  '/usr/bin/catatonit': 'catatonit',
  '/usr/sbin/iptables': 'iptables',
  '/usr/sbin/debootstrap': 'debootstrap',
};

/** Images, containers, networks and volumes are separate for this checkout. */
const settings = {
  'containers.conf': `[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
init_path = "/usr/bin/catatonit"

[network]
network_backend = "netavark"
network_config_dir = "${folder}/networks"
`,
  'storage.conf': `[storage]
driver = "overlay"
graphroot = "${folder}/storage"
runroot = "${folder}/run"
`,
  'registries.conf': 'unqualified-search-registries = ["docker.io"]\nshort-name-mode = "permissive"\n',
};

const env = () =>
  engineEnv({
    CONTAINERS_CONF: join(folder, 'containers.conf'),
    CONTAINERS_STORAGE_CONF: join(folder, 'storage.conf'),
    CONTAINERS_REGISTRIES_CONF: join(folder, 'registries.conf'),
  });

/** Installs what is missing, on Debian and as root, and writes the engine's settings. */
export function prepareEngine(): void {
  installMissing(PACKAGES, (what) => console.log(`containers: ${what}`));
  mkdirSync(join(folder, 'networks'), { recursive: true });
  for (const [name, text] of Object.entries(settings)) writeFileSync(join(folder, name), text);
}

type Options = {
  /** Values that must not be on a command line. */
  env?: Record<string, string>;
  timeoutMs?: number;
  /** Shows the output, for commands that take minutes. */
  isShown?: boolean;
};

/** Runs a command to its end and returns its output; a failure has the output in its message. */
export function run(command: string, args: readonly string[], options: Options = {}): string {
  const { isSuccess, output } = attempt(command, args, options);
  if (!isSuccess) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return output.trim();
}

export function attempt(
  command: string,
  args: readonly string[],
  { env: own = {}, timeoutMs = 1_800_000, isShown = false }: Options = {},
): { isSuccess: boolean; output: string } {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    env: { ...env(), ...own },
    timeout: timeoutMs,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { isSuccess: status === 0, output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` };
}

/** Only the standard output, for parsing. */
export function read(command: string, args: readonly string[]): string {
  return execFileSync(command, args, {
    cwd: root,
    env: env(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
