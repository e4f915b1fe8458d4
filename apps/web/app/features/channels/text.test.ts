import { arabCountries } from '@safira/arabic/names/arab-countries';
import { expect, test } from 'vitest';
import { countriesOf, foundFor, when } from './text.ts';

test.each([
  [1, 'لمباراة واحدة'],
  [2, 'لمباراتين'],
  [6, 'لـ 6 مباريات'],
  [11, 'لـ 11 مباراة'],
  [100, 'لـ 100 مباراة'],
])('HOME-15: the toast counts %i matches in correct Arabic', (n, counted) => {
  expect(foundFor(n)).toBe(`جلبنا القنوات الناقلة ${counted} تلقائيًا`);
});

test.each([
  ['2026-11-20', 'أمس 10:00 م'],
  ['2026-11-21', 'اليوم 10:00 م'],
  ['2026-11-22', 'غدًا 10:00 م'],
  ['2026-11-24', 'الثلاثاء 24 نوفمبر، 10:00 م'],
])('HOME-07: a kick-off on %s, seen on the 21st, is «%s»', (date, text) => {
  expect(when({ date, today: '2026-11-21', time: '10:00 م' })).toBe(text);
});

const without = (...codes: string[]) => arabCountries.filter((code) => !codes.includes(code));

test.each([
  [undefined, 'كل البلدان العربية'],
  [[...arabCountries], 'كل البلدان العربية'],
  [['SD', 'EG'], 'مصر والسودان'],
  [without('EG', 'SD'), 'كل البلدان العربية عدا مصر والسودان'],
  [arabCountries.slice(0, 10), '10 بلدان عربية'],
  [arabCountries.slice(0, 12), '12 بلدًا عربيًا'],
])('OURS-20: the countries %j are named', (codes, text) => {
  expect(countriesOf(codes)).toBe(text);
});
