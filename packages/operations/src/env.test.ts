import { expect, test } from 'vitest';
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
