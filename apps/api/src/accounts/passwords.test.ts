import { expect, test } from 'vitest';
import { makePasswords } from './passwords.ts';

const costs = { memoryCost: 8, timeCost: 1 };
const passwords = await makePasswords({ costs, atOnce: 1 });

test('AUTH-07: a password is hashed by argon2id with a salt, and only the same password is right', async () => {
  const [first, second] = [await passwords.hash('goal goal'), await passwords.hash('goal goal')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(first).not.toBe(second);
  expect([await passwords.isRight('goal goal', first), await passwords.isRight('goal goa', first)]).toEqual([
    true,
    false,
  ]);
});

test('AUTH-07: a password typed on another keyboard, in presentation forms, is the same', async () => {
  const stored = await passwords.hash('مباراة القمة');
  expect(await passwords.isRight('ﻣﺒﺎﺭﺍﺓ القمة', stored)).toBe(true);
});

test('AUTH-07: without a stored password nothing is right', async () => {
  expect([await passwords.isRight('x', undefined), await passwords.isRight('', null)]).toEqual([
    false,
    false,
  ]);
});

test.each([
  [{ memoryCost: 8, timeCost: 1 }, false],
  [{ memoryCost: 16, timeCost: 1 }, true],
  [{ memoryCost: 8, timeCost: 2 }, true],
])('AUTH-07: a hash at the costs %j is outdated: %s', async (other, isOutdated) => {
  const stored = await (await makePasswords({ costs: other, atOnce: 1 })).hash('goal goal');
  expect(passwords.isOutdated(stored)).toBe(isOutdated);
});
