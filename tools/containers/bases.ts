import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, folder, read, root, run } from './engine.ts';

const PULL_MS = 60_000;
const DEBIAN = 'localhost/safira-stand-in-debian';
const standIns = join(import.meta.dirname, 'stand-ins');

/** The official images that ours and compose.yaml start from, without their digests. */
export function findBases(): string[] {
  const named = ['ops/containers/Containerfile', 'compose.yaml'].flatMap((path) => [
    ...readFileSync(join(root, path), 'utf8').matchAll(/^\s*(?:FROM|image:) ([a-z]+:[\w.-]+)/gm),
  ]);
  return [...new Set(named.map(([, image = '']) => image))];
}

/** Pulls the official images where possible and makes stand-ins for the others. Returns the names of the stand-ins. */
export function makeBases(): string[] {
  return findBases().filter((image) => {
    const name = `docker.io/library/${image}`;
    if (attempt('podman', ['image', 'exists', name]).isSuccess) return isStandIn(name);
    console.log(`containers: ${image}: pulling`);
    if (attempt('podman', ['pull', '--quiet', name], { timeoutMs: PULL_MS }).isSuccess) return false;
    console.log(`containers: ${image}: no image registry can be reached, making a stand-in`);
    makeStandIn(image, name);
    return true;
  });
}

const isStandIn = (name: string) =>
  read('podman', ['image', 'inspect', '--format', '{{index .Labels "stand-in"}}', name]) === 'true';

function makeStandIn(image: string, name: string): void {
  if (!attempt('podman', ['image', 'exists', DEBIAN]).isSuccess) makeDebian();
  const context = join(folder, 'context');
  const target = image.split(':')[0]!;
  rmSync(context, { recursive: true, force: true });
  mkdirSync(context, { recursive: true });
  for (const file of ['postgres-entrypoint']) copyFileSync(join(standIns, file), join(context, file));
  copyFileSync(process.execPath, join(context, 'node'));
  chmodSync(join(context, 'node'), 0o755);
  if (target === 'node') fetchNpm(context);
  else mkdirSync(join(context, 'npm'));
  const build = ['bud', '--isolation', 'chroot', '--network', 'host', '--pull-never', '--format', 'docker'];
  const what = ['--label', 'stand-in=true', '--target', target, '--tag', name];
  run('buildah', [...build, ...what, '--file', join(standIns, 'Containerfile'), context]);
}

/** A minimal Debian 12 with the package sources, proxies and certificates of this machine. */
function makeDebian(): void {
  const rootfs = join(folder, 'rootfs');
  const [mirror = ''] = read('apt-get', [
    'indextargets',
    '--format',
    '$(SITE)',
    'Created-By: Packages',
  ]).split('\n');
  rmSync(rootfs, { recursive: true, force: true });
  run('debootstrap', ['--variant=minbase', 'bookworm', rootfs, mirror]);
  for (const path of ['etc/apt/sources.list', 'etc/apt/sources.list.d', 'etc/apt/apt.conf.d', CERTIFICATES]) {
    if (existsSync(`/${path}`)) cpSync(`/${path}`, join(rootfs, path), { recursive: true });
  }
  const archive = join(folder, 'debian.tar');
  run('tar', ['-C', rootfs, '-cf', archive, '.']);
  run('podman', ['import', archive, DEBIAN]);
  rmSync(rootfs, { recursive: true, force: true });
  rmSync(archive);
}

const CERTIFICATES = 'etc/ssl/certs/ca-certificates.crt';

/** npm is a package of its own registry. */
function fetchNpm(context: string): void {
  const file = run('npm', ['pack', '--silent', 'npm@11', '--pack-destination', context]).split('\n').at(-1)!;
  run('tar', ['-C', context, '-xzf', join(context, file)]);
  cpSync(join(context, 'package'), join(context, 'npm'), { recursive: true });
}
