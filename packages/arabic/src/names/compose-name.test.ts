import { expect, test } from 'vitest';
import { composeName } from './compose-name.ts';

test.each([
  ['Mohamed Salah', 'Egypt', 'محمد صلاح'],
  ['Abdulrahman Al-Ghamdi', 'Saudi Arabia', 'عبد الرحمن الغامدي'],
  ['Youssef El Fassi', 'Morocco', 'يوسف الفاسي'],
  ['Abdul Rahman Hassan', 'Iraq', 'عبد الرحمن حسن'],
  ['Harry Johnson', 'England', 'هاري جونسون'],
  ['Carlos García', 'Spain', 'كارلوس غارسيا'],
  ['Jan van der Berg', 'Netherlands', 'يان فان دير بيرغ'],
])('NAME-05: %s (%s) is composed as %s', (english, country, arabic) => {
  expect(composeName(english, country)).toBe(arabic);
});

test('NAME-05: an initial is left out, the family name stays', () => {
  expect(composeName('M. Al-Ghamdi', 'Saudi Arabia')).toBe('الغامدي');
});

test('NAME-05: a name with a part in no table is not composed', () => {
  expect(composeName('Mohamed Xyzzyqwert', 'Egypt')).toBeUndefined();
  expect(composeName('')).toBeUndefined();
});

test('NAME-05: only the words of a name that are in no table are spelled by letter', () => {
  expect(composeName('Mohamed Xqzolp', 'Egypt', (word) => `«${word}»`)).toBe('محمد «Xqzolp»');
  expect(composeName('Mohamed Xqzolp', 'Egypt')).toBeUndefined();
});
