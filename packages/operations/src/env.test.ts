import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { clockKeys, flag, port, readEnv } from './env.ts';

const schema = z.object({
  API_PORT: port.default(9696),
  DATABASE_URL: z.url(),
  DEMO: flag.default(false),
  ...clockKeys,
});

test('HOUSE: an invalid configuration fails at start and names every bad key', () => {
  const read = () => readEnv(schema, { API_PORT: 'many', CLOCK_START: 'yesterday' });
  expect(read).toThrow(/API_PORT[^]*DATABASE_URL[^]*CLOCK_START/);
});

test('HOUSE: an empty value counts as absent', () => {
  const config = readEnv(schema, { API_PORT: '', DATABASE_URL: 'postgres://127.0.0.1/x', DEMO: 'true' });
  expect(config).toMatchObject({ API_PORT: 9696, DEMO: true, CLOCK_SPEED: 1 });
});

const folder = mkdtempSync(join(tmpdir(), 'safira-credentials-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'safira_DATABASE_URL'), 'postgres://127.0.0.1/x\n');
writeFileSync(join(folder, 'safira_API_PORT'), '\n');
writeFileSync(join(folder, 'safira_DATABASE_URL.old'), 'postgres://127.0.0.1/old');
writeFileSync(join(folder, 'DEMO'), 'true');
const env = { CREDENTIALS_DIRECTORY: folder };

test('HOUSE: a setting that is a file of the credentials is read from it, an empty file counts as absent', () => {
  const config = readEnv(schema, env);
  expect(config).toMatchObject({ DATABASE_URL: 'postgres://127.0.0.1/x', API_PORT: 9696, DEMO: false });
});

test('HOUSE: a setting that is given twice fails without its values', () => {
  const read = () => readEnv(schema, { ...env, DATABASE_URL: 'postgres://127.0.0.1/y' });
  expect(read).toThrow(/^The configuration is invalid:\n {2}DATABASE_URL: given twice[^/]*$/);
});
