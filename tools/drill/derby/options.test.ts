import { expect, test } from 'vitest';
import { optionsOf } from './options.ts';

test('HOUSE: without options the whole night is played to 10,000 clients', () => {
  expect(optionsOf([])).toEqual({ clients: 10_000, seconds: 90 });
});

test('HOUSE: a shorter run to fewer clients can be chosen', () => {
  expect(optionsOf(['--clients', '200', '--seconds', '15'])).toEqual({ clients: 200, seconds: 15 });
});

test.each([
  ['--seconds', '10'],
  ['--seconds', '91'],
  ['--clients', 'many'],
])('HOUSE: %s %s is refused', (name, value) => {
  expect(() => optionsOf([name, value])).toThrow(name);
});
