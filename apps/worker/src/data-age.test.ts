import { expect, test } from 'vitest';
import { makeDataAge } from './data-age.ts';

test('OURS-09: data is as old as the last poll that was answered', () => {
  const age = makeDataAge();
  expect(age.asOf(500)).toBeUndefined();
  age.answered(1_000, { followed: 3 });
  expect(age.asOf(9_000)).toBe(1_000);
  age.started();
  expect(age.asOf(60_000)).toBe(1_000);
  age.answered(61_000, { followed: 3 });
  expect(age.asOf(62_000)).toBe(61_000);
});

test('OURS-09: with no followed match data stays current, until a poll is not answered', () => {
  const age = makeDataAge();
  age.answered(1_000, { followed: 0 });
  expect(age.asOf(300_000)).toBe(300_000);
  age.started();
  expect(age.asOf(400_000)).toBe(300_000);
});
