import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readCompose } from '../tools/containers/compose.ts';

// Checks compose.yaml against what docs/containers.md states about rights, secrets and networks.
const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const text = read('compose.yaml');
const { services, networks } = readCompose(text);
const names = Object.keys(services);
const service = (name: string) => services[name]!;

/** Services that must write to their own filesystem, with the reason. */
const writable: Record<string, string> = {};

/** The pairs of services that have to communicate. All others have no common network. */
const conversations = [
  'api edge', // pages and streams read from the API
  'api postgres',
  'api redis',
  'api web', // server-rendered pages read the API
  'edge web',
  'edge worker', // publishing, and warming copies
  'migrate postgres',
  'postgres worker',
  'redis worker',
  'simulator worker',
];
/** On one network without need, because they share it with others: harmless. */
const neighbours = ['api migrate', 'api worker', 'migrate redis', 'migrate worker', 'postgres redis'];

test.each(names)('HOUSE: %s runs without capabilities and can gain none', (name) => {
  expect(service(name)).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
});

test.each(names)('HOUSE: %s has a read-only filesystem, or a reason', (name) => {
  expect(service(name).read_only || name in writable).toBe(true);
});

test.each(names)('HOUSE: %s has limits for memory, processors and processes', (name) => {
  const { mem_limit: memory, cpus, pids_limit: pids } = service(name);
  expect([memory, cpus, pids]).toEqual([
    expect.stringMatching(/^\d+[mg]$/),
    expect.any(Number),
    expect.any(Number),
  ]);
});

test('HOUSE: engines run as users of their own, not as root', () => {
  expect([service('postgres').user, service('redis').user]).toEqual(['postgres', 'redis']);
});

/** That of the mail server comes from its operator; without a mail server there is none. */
const isOurs = ([, name]: RegExpExecArray) => name !== 'SMTP_PASSWORD';

test('HOUSE: every secret of ours is required, and scripts/secrets makes it', () => {
  const references = [...text.matchAll(/\$\{(\w*(?:PASSWORD|SECRET)\w*)([^}]*)\}/g)].filter(isOurs);
  expect(references.length).toBeGreaterThan(10);
  const made = read('scripts/secrets');
  for (const [, name = '', rest = ''] of references) {
    expect([name, rest]).toEqual([name, ':?scripts/secrets .env makes it']);
    expect(made).toMatch(new RegExp(`\\b${name}\\b`));
  }
  // No URL contains a password in clear text.
  expect(text).not.toMatch(/:\/\/\w*:(?!\$\{)[^/@\s]+@/);
});

test.each([
  ['migrate', 'safira_migrator'],
  ['api', 'safira_api'],
  ['worker', 'safira_worker'],
])('HOUSE: %s connects to PostgreSQL as %s', (name, role) => {
  expect(service(name).environment.DATABASE_URL).toMatch(new RegExp(`^postgres://${role}:`));
});

test('HOUSE: a service gets only the secrets that it needs', () => {
  const given = Object.fromEntries(
    names.map((name) => {
      const values = JSON.stringify(service(name).environment);
      return [
        name,
        [...values.matchAll(/\$\{(\w*(?:PASSWORD|SECRET|ACCOUNT_KEY|DKIM_KEY)\w*)/g)]
          .map(([, key = '']) => key)
          .toSorted(),
      ];
    }),
  );
  expect(given).toEqual({
    postgres: [
      'POSTGRES_API_PASSWORD',
      'POSTGRES_MIGRATOR_PASSWORD',
      'POSTGRES_PASSWORD',
      'POSTGRES_WORKER_PASSWORD',
    ],
    redis: ['REDIS_PASSWORD'],
    migrate: ['POSTGRES_MIGRATOR_PASSWORD'],
    simulator: [],
    api: ['ACCOUNT_KEY', 'POSTGRES_API_PASSWORD', 'REDIS_PASSWORD'],
    worker: ['DKIM_KEY', 'POSTGRES_WORKER_PASSWORD', 'PUBLISH_SECRET', 'REDIS_PASSWORD', 'SMTP_PASSWORD'],
    web: [],
    edge: ['PUBLISH_SECRET'],
  });
});

test('HOUSE: only services that must communicate share a network', () => {
  const pairs = names.flatMap((one) =>
    names
      .filter((other) => one < other)
      .filter((other) => service(one).networks.some((network) => service(other).networks.includes(network)))
      .map((other) => `${one} ${other}`),
  );
  expect(pairs.toSorted()).toEqual([...conversations, ...neighbours].toSorted());
});

test('HOUSE: only the edge and the worker reach outside networks, each on a network of its own', () => {
  const open = Object.keys(networks).filter((name) => !networks[name]?.internal);
  const members = open.map((network) => names.filter((name) => service(name).networks.includes(network)));
  expect(Object.fromEntries(open.map((network, index) => [network, members[index]]))).toEqual({
    front: ['edge'],
    outside: ['worker'],
  });
});

test('HOUSE: compose.google.yaml opens one network for the API alone, and requires both secrets of Google', () => {
  expect(parse(read('compose.google.yaml'))).toEqual({
    services: {
      api: {
        environment: {
          GOOGLE_CLIENT_ID: expect.stringMatching(/^\$\{GOOGLE_CLIENT_ID:\?/),
          GOOGLE_CLIENT_SECRET: expect.stringMatching(/^\$\{GOOGLE_CLIENT_SECRET:\?/),
        },
        networks: ['google'],
      },
      web: { environment: { GOOGLE_SIGN_IN: 'true' } },
    },
    networks: { google: null },
  });
  expect(Object.keys(networks)).not.toContain('google');
});

test('HOUSE: Redis has a password, a limit and no password on a command line', () => {
  const start = read('ops/containers/start-redis');
  expect(start).toMatch(/^requirepass \$REDISCLI_AUTH$/m);
  expect(start).toMatch(/^maxmemory 256mb$/m);
  expect(start).toMatch(/^maxmemory-policy noeviction$/m);
  const { command, healthcheck } = service('redis');
  expect(JSON.stringify([command, healthcheck])).not.toContain('PASSWORD');
});

test('HOUSE: the database container makes the roles of ops/postgres/roles.sql', () => {
  expect(service('postgres').volumes).toContain(
    './ops/postgres/roles.sql:/docker-entrypoint-initdb.d/roles.sql:ro',
  );
});
