import { expect, test } from 'vitest';
import { interpolate } from './compose.ts';

test('HOUSE: values are put into compose.yaml as Compose does it', () => {
  const text = 'a ${ONE:-default} ${TWO:-} ${THREE:?must be there}';
  expect(interpolate(text, { THREE: '3' })).toBe('a default  3');
  expect(interpolate(text, { ONE: '1', TWO: '2', THREE: '3' })).toBe('a 1 2 3');
});

test('HOUSE: a required value that is missing or empty is reported with its reason', () => {
  for (const env of [{}, { SECRET: '' }])
    expect(() => interpolate('${SECRET:?scripts/secrets .env makes it}', env)).toThrow(
      'SECRET is not set: scripts/secrets .env makes it',
    );
});
