import { expect, test } from 'vitest';
import { isBroken } from './broken-text.ts';

test.each([
  ['D. Forl\uFFFDn', true],
  ['D. Forlï¿½n', true],
  ['', true],
  [' ', true],
  ['D. Forlán', false],
  ['Kaï Müller', false],
])('NAME-05: quirk 13: %j lost letters in transit: %j', (name, isLost) => {
  expect(isBroken(name)).toBe(isLost);
});
