import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

// No systemd runs for these tests: systemd-analyze reads the units as files.
const root = join(import.meta.dirname, '..');
const units = join(root, 'ops/systemd');
/** What systemd-analyze calls exposure, times ten. 3.0 is promised; this is nearer to what they have: 1.3 each. */
const MOST_EXPOSURE = 15;
/** The running release; migrations belong to the next one. */
const RELEASE = /\/opt\/safira\/(?:current|releases\/%i)/g;

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const names = globSync('*.{service,target,timer}', { cwd: units }).toSorted();
const services = names.filter((name) => name.endsWith('.service'));
const linesOf = (name: string) => read(`ops/systemd/${name}`).split('\n');
const valuesOf = (name: string, key: string) =>
  linesOf(name).flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1)] : []));

/** The units as they are installed, but with a release that exists on this machine. */
const installed = mkdtempSync(join(tmpdir(), 'safira-units-'));
afterAll(() => rmSync(installed, { recursive: true }));
cpSync(units, installed, { recursive: true });
for (const program of ['bin/node', 'ops/systemd/render-edge']) {
  const file = join(installed, 'release', program);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
}
for (const name of services) {
  const text = read(`ops/systemd/${name}`).replaceAll(RELEASE, join(installed, 'release'));
  writeFileSync(join(installed, name), text);
}

test('HOUSE: systemd understands every line of every unit', () => {
  expect(services.length).toBeGreaterThan(5);
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...names], {
    cwd: installed,
    encoding: 'utf8',
  });
  expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: '' });
});

test.each(services)('HOUSE: %s is exposed by 1.5 at most', (name) => {
  const limits = ['--offline=true', `--threshold=${MOST_EXPOSURE}`, '--no-pager'];
  const { status, stdout } = spawnSync('systemd-analyze', ['security', ...limits, join(installed, name)], {
    encoding: 'utf8',
  });
  const exposed = stdout.split('\n').filter((line) => line.startsWith('✗'));
  expect(status, `${stdout.trim().split('\n').at(-1)}\n${exposed.join('\n')}`).toBe(0);
});

test.each(services)('HOUSE: %s is not root, and its user exists', (name) => {
  const [user] = valuesOf(name, 'User');
  const isDynamic = valuesOf(name, 'DynamicUser').includes('yes');
  const made = [...read('ops/systemd/safira.sysusers.conf').matchAll(/^u (\S+)/gm)].map(([, one]) => one);
  if (isDynamic) expect(user).toBeUndefined();
  else expect(made).toContain(user);
});

test.each(services)('HOUSE: %s has no secret in its environment, and only settings that exist', (name) => {
  const known = read('.env.example');
  const given = valuesOf(name, 'Environment').flatMap((text) => text.match(/\b[A-Z][A-Z_]+(?==)/g) ?? []);
  const own = given.filter((key) => key !== 'NODE_ENV' && !key.startsWith('EDGE_'));
  expect(own.filter((key) => !new RegExp(`^${key}=`, 'm').test(known))).toEqual([]);
  expect(given.filter((key) => /URL|KEY|SECRET|PASSWORD/.test(key))).toEqual([]);
});

test.each(services)('HOUSE: what %s starts is part of a release', (name) => {
  const commands = ['ExecStartPre', 'ExecStart', 'ExecReload'].flatMap((key) => valuesOf(name, key));
  const ours = commands.filter((command) => command.startsWith('/opt/safira/'));
  const files = ours.map((command) => join('.', command.split(' ').at(-1)!.replace(RELEASE, '')));
  expect(ours.length).toBeGreaterThan(0);
  const missing = files.filter((file) => !existsSync(join(root, file)));
  expect(missing).toEqual([]);
});

// Found by a reload on Debian 12: systemd 252 gives credentials to a start only.
test('HOUSE: a reload of the edge renders with the secret of its start', () => {
  const folder = join(installed, 'edge');
  const given = join(folder, 'given');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  mkdirSync(given);
  writeFileSync(join(given, 'safira_PUBLISH_SECRET'), 'of-the-start');
  writeFileSync(join(folder, 'bin/node'), '#!/bin/sh\ncat "$CREDENTIALS_DIRECTORY/safira_PUBLISH_SECRET"\n');
  chmodSync(join(folder, 'bin/node'), 0o755);
  const keys = [...read('ops/systemd/render-edge').matchAll(/\$((?:EDGE_)?[A-Z]+(?:_DIRECTORY)?)\b/g)];
  const folders = Object.fromEntries(keys.map(([, key]) => [key, join(folder, 'own')]));
  const env = { ...folders, CREDENTIALS_DIRECTORY: given };
  const render = () => {
    const { stdout, stderr } = spawnSync(join(units, 'render-edge'), { cwd: folder, env, encoding: 'utf8' });
    return stdout + stderr;
  };
  expect(render()).toBe('of-the-start');
  rmSync(given, { recursive: true });
  expect(render()).toBe('of-the-start');
});
