import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { readCompose } from '../tools/containers/compose.ts';

// No container engine runs for these tests: they compare the container files with the files of the repository.
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const { services } = readCompose(read('compose.yaml'));
const names = Object.keys(services);
const service = (name: string) => services[name]!;
const built = names.filter((name) => service(name).build);
const settings = new Map(
  [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
);
const stages = readStages(read('ops/containers/Containerfile'));
const stageOf = (name: string) => stages.get(service(name).build!.target)!;

test.each(['compose.yaml', ...globSync('.github/**/*.yml', { cwd: root })])('HOUSE: %s is YAML', (path) => {
  expect(parseDocument(read(path)).errors).toEqual([]);
});

test.each(built)(
  'HOUSE: the image of %s has its stage, a user that is not root and a check of its health',
  (name) => {
    const { context, target, dockerfile } = service(name).build!;
    expect([context, existsSync(join(root, dockerfile))]).toEqual(['.', true]);
    expect([...stages.keys()]).toContain(target);
    const lines = stageOf(name);
    expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node');
    expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
  },
);

test.each(names)('HOUSE: what %s depends on exists and can become healthy or complete', (name) => {
  for (const [other, { condition }] of Object.entries(service(name).depends_on)) {
    expect(names).toContain(other);
    if (condition === 'service_completed_successfully') expect(service(other).restart).toBe('no');
    else expect([condition, hasHealth(other)]).toEqual(['service_healthy', true]);
  }
});

test.each(built)('HOUSE: every setting of %s is one of .env.example', (name) => {
  const given = service(name).environment;
  const inImage = stageOf(name).flatMap((line) => /^ENV (\w+)=/.exec(line)?.[1] ?? []);
  const unknown = [...Object.keys(given), ...inImage].filter(
    (key) => key !== 'NODE_ENV' && !settings.has(key),
  );
  expect(unknown).toEqual([]);
});

test('HOUSE: only the edge is published, only with its public port', () => {
  const published = names.filter((name) => service(name).ports.length > 0);
  expect(published).toEqual(['edge']);
  expect(service('edge').ports).toEqual(['127.0.0.1:8080:8080']);
});

test('HOUSE: every file that an image copies exists and is not ignored', () => {
  const ignored = read('.dockerignore');
  const known: string[] = [];
  for (const [stage, lines] of stages) {
    for (const [, from, paths = ''] of lines.flatMap((line) => [
      ...line.matchAll(/^COPY (?:--from=(\S+) )?(.+)$/g),
    ])) {
      if (from) expect(known, `${stage} copies from ${from}`).toContain(from);
      for (const path of from ? [] : paths.split(' ').slice(0, -1)) {
        expect(existsSync(join(root, path)), path).toBe(true);
        expect(ignored).toContain(`\n!${path.split('/')[0]}\n`);
      }
    }
    known.push(stage);
  }
});

test('HOUSE: every file that an image starts exists, and health checks use the standard ports', () => {
  const lines = [...stages.values()].flat();
  const started = lines.flatMap((line) => /^CMD \[.*"([\w/.-]+)"\]$/.exec(line)?.[1] ?? []);
  const ran = names.flatMap(
    (name) => service(name).command?.filter((part) => part.startsWith('packages/')) ?? [],
  );
  expect([...started, ...ran].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect([started.length, ran.length]).toEqual([5, 1]);
  const checked = new Set(lines.flatMap((line) => /127\.0\.0\.1:(\d+)/.exec(line)?.[1] ?? []).map(Number));
  const port = (key: string) => Number(settings.get(key));
  expect(checked).toEqual(
    new Set([
      port('API_PORT') + 1_000,
      port('WORKER_METRICS_PORT'),
      port('SIMULATOR_PORT'),
      port('WEB_PORT') + 1_000,
      8081,
    ]),
  );
});

test('HOUSE: the images use the versions of Node and pnpm of the project', () => {
  const text = read('ops/containers/Containerfile');
  const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string };
  expect(text).toContain(`npm install --global ${packageManager}\n`);
  const bases = [...text.matchAll(/^FROM (node:[^\s@]+)/gm)].map(([, base]) => base);
  expect(new Set(bases)).toEqual(new Set([`node:${read('.nvmrc').trim()}-bookworm-slim`]));
});

function hasHealth(name: string): boolean {
  const { healthcheck } = service(name);
  if (healthcheck) return !('disable' in healthcheck);
  return built.includes(name) && stageOf(name).some((line) => line.startsWith('HEALTHCHECK '));
}

/** The instructions of each stage, one a line, with those of the stage it starts from. */
function readStages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of text.replaceAll(/\\\n\s*/g, '').split('\n')) {
    const [, base = '', name = ''] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
    if (name) found.set(name, (current = [...(found.get(base) ?? [])]));
    else if (/^[A-Z]+ /.test(line)) current.push(line);
  }
  return found;
}
