import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('HOUSE: without settings the simulator uses real time and the default port', () => {
  expect(readConfig({ SIMULATOR_PORT: '', CLOCK_SPEED: '' })).toEqual({
    SIMULATOR_HOST: '127.0.0.1',
    SIMULATOR_PORT: 9797,
    SIMULATOR_SEED: 1,
    SIMULATOR_MODE: 'demo',
    SIMULATOR_QUIET: false,
    SIMULATOR_PLAN: 'Pro',
    CLOCK_SPEED: 1,
    LOG_LEVEL: 'info',
  });
});

test('HOUSE: the simulator names every bad key at once', () => {
  const env = {
    SIMULATOR_PORT: 'door',
    CLOCK_SPEED: '-1',
    SIMULATOR_SEED: 'apple',
    SIMULATOR_QUIET: 'maybe',
    SIMULATOR_MODE: 'weather',
    SIMULATOR_PLAN: 'Gold',
  };
  for (const key of Object.keys(env)) expect(() => readConfig(env)).toThrow(key);
});
