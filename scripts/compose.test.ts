import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { expect, test } from 'vitest';

// No engine runs here: these tests hold what the container files name against what there is.
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Tree = { [key: string]: Tree | string };
const services = treeIn(readTree(read('compose.yaml')), 'services');
const names = Object.keys(services);
const service = (name: string) => treeIn(services, name);
const built = names.filter((name) => 'build' in service(name));
const settings = new Map(
  [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
);
const stages = readStages(read('ops/containers/Containerfile'));
const stageOf = (name: string) => stages.get(textIn(treeIn(service(name), 'build'), 'target'))!;

test.each(['compose.yaml', ...globSync('.github/**/*.yml', { cwd: root })])(
  'HOUSE: %s is YAML',
  async (path) => {
    await expect(format(read(path), { parser: 'yaml' })).resolves.toBeTruthy();
  },
);

test.each(built)(
  'HOUSE: the image of %s has its stage, a user that is not root and a check of its health',
  (name) => {
    const { context, target } = treeIn(service(name), 'build');
    expect([context, existsSync(join(root, textIn(treeIn(service(name), 'build'), 'dockerfile')))]).toEqual([
      '.',
      true,
    ]);
    expect([...stages.keys()]).toContain(target);
    const lines = stageOf(name);
    expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node');
    expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
  },
);

test.each(names)('HOUSE: what %s waits for exists and can come true', (name) => {
  const awaited = service(name)['depends_on'] ? treeIn(service(name), 'depends_on') : {};
  for (const other of Object.keys(awaited)) {
    expect(names).toContain(other);
    const { condition } = treeIn(awaited, other);
    if (condition === 'service_completed_successfully') expect(service(other)['restart']).toBe("'no'");
    else expect([condition, hasHealth(other)]).toEqual(['service_healthy', true]);
  }
});

test.each(built)('HOUSE: every setting of %s is one of .env.example', (name) => {
  const given = service(name)['environment'] ? treeIn(service(name), 'environment') : {};
  const inImage = stageOf(name).flatMap((line) => /^ENV (\w+)=/.exec(line)?.[1] ?? []);
  const unknown = [...Object.keys(given), ...inImage].filter(
    (key) => key !== 'NODE_ENV' && !settings.has(key),
  );
  expect(unknown).toEqual([]);
});

test('HOUSE: the edge alone is published, with its public port alone', () => {
  const published = names.filter((name) => 'ports' in service(name));
  expect(published).toEqual(['edge']);
  expect(Object.values(treeIn(service('edge'), 'ports'))).toEqual(['127.0.0.1:8080:8080']);
});

test('HOUSE: whatever an image copies is there and not ignored', () => {
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

test('HOUSE: what the images start is there, and their checks ask the standard ports', () => {
  const lines = [...stages.values()].flat();
  const started = lines.flatMap((line) => /^CMD \[.*"([\w/.-]+)"\]$/.exec(line)?.[1] ?? []);
  const ran = names.flatMap((name) => /packages\/[\w/.-]+/.exec(textIn(service(name), 'command'))?.[0] ?? []);
  expect([...started, ...ran].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect([started.length, ran.length]).toEqual([5, 1]);
  const asked = new Set(lines.flatMap((line) => /127\.0\.0\.1:(\d+)/.exec(line)?.[1] ?? []).map(Number));
  const port = (key: string) => Number(settings.get(key));
  expect(asked).toEqual(
    new Set([
      port('API_PORT') + 1_000,
      port('WORKER_METRICS_PORT'),
      port('SIMULATOR_PORT'),
      port('WEB_PORT') + 1_000,
      8081,
    ]),
  );
});

test('HOUSE: the images take the Node and the pnpm of the project', () => {
  const text = read('ops/containers/Containerfile');
  const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string };
  expect(text).toContain(`npm install --global ${packageManager}\n`);
  const bases = [...text.matchAll(/^FROM (node:\S+)/gm)].map(([, base]) => base);
  expect(new Set(bases)).toEqual(new Set([`node:${read('.nvmrc').trim()}-bookworm-slim`]));
});

function hasHealth(name: string): boolean {
  if ('healthcheck' in service(name)) return !('disable' in treeIn(service(name), 'healthcheck'));
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

/** As much of YAML as compose.yaml uses: keys and items by their indentation; the rest stays text. */
function readTree(text: string): Tree {
  const top: Tree = {};
  const open = [{ indent: -1, tree: top }];
  for (const line of text.split('\n')) {
    const [, spaces = '', key, value = '', item] = /^( *)(?:([\w.-]+):(?: (.*))?|- (.*))$/.exec(line) ?? [];
    if (key === undefined && item === undefined) continue;
    while (open.at(-1)!.indent >= spaces.length) open.pop();
    const { tree } = open.at(-1)!;
    if (item !== undefined) tree[Object.keys(tree).length] = item;
    else if (value) tree[key!] = value;
    else open.push({ indent: spaces.length, tree: (tree[key!] = {}) });
  }
  return top;
}

function treeIn(tree: Tree, key: string): Tree {
  const found = tree[key];
  if (typeof found !== 'object') throw new Error(`${key} is not there`);
  return found;
}

function textIn(tree: Tree, key: string): string {
  const found = tree[key] ?? '';
  if (typeof found !== 'string') throw new Error(`${key} is no text`);
  return found;
}
