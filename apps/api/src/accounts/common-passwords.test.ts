import { expect, test } from 'vitest';
import { isCommon } from './common-passwords.ts';

const own = ['mona.ali@example.com', 'منى علي'];

test.each([
  ['of the common list', 'password1'],
  ['in another case', 'PassWord1'],
  ['with Arabic digits', '١٢٣٤٥٦٧٨٩'],
  ['with Persian digits', '۱۲۳۴۵۶۷۸۹'],
  ['typed on Arabic keys', 'ضصثقفغعه'],
  ['typed on Arabic keys, with two keys that look like one', 'شسيبلاتنم'],
  ['typed on Arabic keys, with the key of two letters', 'لاشسثلاشمم'],
  ['of one repeated character', 'هههههههههه'],
  ['of a repeated group', 'xyzxyzxyzx'],
  ['of digits in order', '45678901'],
  ['of letters in reverse order', 'zyxwvuts'],
  ['of Arabic letters in order', 'ابتثجحخد'],
  ['of the old order of letters', 'ابجدهوزح'],
  ['of our own name', 'Safira2026'],
  ['of our own Arabic name', 'صافرة 2026'],
  ['of a club and a year', 'Al-Ittihad 1927'],
  ['of an Arabic club and a year', 'الهلال١٩٥٧'],
  ['of a nickname and a year', 'البرسا2026'],
  ['of the address', 'mona.ali@example.com'],
  ['of the part before the @', 'monaali2026'],
  ['of the name', 'منى علي 99'],
])('AUTH-07: a password %s is common: %s', (_, password) => {
  expect(isCommon(password, own)).toBe(true);
});

test.each([
  'قهوة بالهيل 7 مرات',
  'correct horse battery',
  'الهلال يلعب غدا',
  'xK9#mQ2$vL',
  'mona likes tea 7',
])('AUTH-07: the password %s is not common', (password) => {
  expect(isCommon(password, own)).toBe(false);
});

test('AUTH-07: an account without words of its own does not make every password common', () => {
  expect(isCommon('!!! ??? ...', ['', '@'])).toBe(false);
});
