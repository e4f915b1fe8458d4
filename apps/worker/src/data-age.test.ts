import { expect, test } from 'vitest';
import { makeDataAge } from './data-age.ts';

test('OURS-09: data is as old as the last round that was answered', () => {
  const age = makeDataAge();
  expect(age.asOf(500)).toBeUndefined();
  age.answered(1_000, { followed: 3 });
  expect(age.asOf(9_000)).toBe(1_000);
  age.asked();
  expect(age.asOf(60_000)).toBe(1_000);
  age.answered(61_000, { followed: 3 });
  expect(age.asOf(62_000)).toBe(61_000);
});

test('OURS-09: with nothing to follow nothing grows old, until the provider is found to be away', () => {
  const age = makeDataAge();
  age.answered(1_000, { followed: 0 });
  expect(age.asOf(300_000)).toBe(300_000);
  age.asked();
  expect(age.asOf(400_000)).toBe(300_000);
});
