import { expect, test } from 'vitest';
import { normalizedPassword, passwordFault } from './password-text.ts';

test.each([
  ['1234567', 'member', 'password_short'],
  ['12345678', 'member', undefined],
  ['12345678901234', 'editor', 'password_short_staff'],
  ['12345678901234', 'admin', 'password_short_staff'],
  ['123456789012345', 'admin', undefined],
  ['😀'.repeat(7), 'member', 'password_short'],
  ['😀'.repeat(128), 'member', undefined],
  ['x'.repeat(129), 'member', 'password_long'],
  ['password\n', 'member', 'password_invalid'],
  ['password\ud800', 'member', 'password_invalid'],
  ['password\u0378', 'member', 'password_invalid'],
  ['        ', 'member', undefined],
] as const)('AUTH-07: the text %j as the password of a %s is judged %s', (typed, role, fault) => {
  expect(passwordFault(typed, role)).toBe(fault);
});

test('AUTH-07: a password typed in presentation forms is the same, one with a space at its end is not', () => {
  expect(normalizedPassword('ﻣﺒﺎﺭﺍﺓ١٢٣')).toBe(normalizedPassword('مباراة١٢٣'));
  expect(normalizedPassword('goal 12 ')).not.toBe(normalizedPassword('goal 12'));
});
