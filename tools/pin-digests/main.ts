// `pnpm pin`: writes the digest of every image and the commit of every action next to its tag, in the container files
// and the workflows. Needs access to Docker Hub and GitHub; changes nothing if one of them does not answer.
import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { pin, type Resolvers } from './pin.ts';

const PATIENCE_MS = 20_000;
const root = join(import.meta.dirname, '../..');
const files = [
  'compose.yaml',
  'ops/containers/Containerfile',
  ...globSync('.github/workflows/*.yml', { cwd: root }),
];
const Token = z.object({ token: z.string() });
/** An index of all platforms, not the image of one. */
const INDEXES =
  'application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json';

const resolvers: Resolvers = { digestOf: remembered(digestOf), commitOf: remembered(commitOf) };
const pinned = new Map<string, string>();
try {
  for (const file of files) pinned.set(file, await pin(readFileSync(join(root, file), 'utf8'), resolvers));
} catch (error) {
  console.error(`pin: nothing was changed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
for (const [file, text] of pinned) {
  const isChanged = text !== readFileSync(join(root, file), 'utf8');
  writeFileSync(join(root, file), text);
  console.log(`pin: ${file}: ${isChanged ? 'pinned' : 'up to date'}`);
}

async function digestOf({ name, tag }: { name: string; tag: string }): Promise<string> {
  const repository = name.includes('/') ? name : `library/${name}`;
  const scope = `service=registry.docker.io&scope=repository:${repository}:pull`;
  const { token } = Token.parse(await (await request(`https://auth.docker.io/token?${scope}`)).json());
  const response = await request(`https://registry-1.docker.io/v2/${repository}/manifests/${tag}`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}`, accept: INDEXES },
  });
  return z
    .string()
    .regex(/^sha256:[\da-f]{64}$/)
    .parse(response.headers.get('docker-content-digest'));
}

async function commitOf({ repository, tag }: { repository: string; tag: string }): Promise<string> {
  const names = [`refs/tags/${tag}`, `refs/tags/${tag}^{}`];
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-remote', `https://github.com/${repository}`, ...names],
    {
      timeout: PATIENCE_MS,
    },
  );
  // For an annotated tag, git prints the tag object first and its commit second.
  const commit = stdout.trim().split('\n').at(-1)?.split('\t')[0];
  if (!commit || !/^[\da-f]{40}$/.test(commit)) throw new Error(`${repository} has no tag ${tag}`);
  return commit;
}

async function request(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    (error: unknown) => {
      throw new Error(`${new URL(url).host} cannot be reached`, { cause: error });
    },
  );
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
  return response;
}

/** Resolves each tag once. */
function remembered<T extends object>(find: (of: T) => Promise<string>): (of: T) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (of) => {
    const key = JSON.stringify(of);
    const found = known.get(key) ?? find(of);
    known.set(key, found);
    return found;
  };
}
