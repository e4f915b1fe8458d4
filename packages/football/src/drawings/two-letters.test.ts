import { expect, test } from 'vitest';
import { twoLetters } from './two-letters.ts';

test.each([
  ['النصر', 'نص'],
  ['هجر', 'هج'],
  ['الأهلي', 'أه'],
  ['الاتحاد', 'ات'],
  ['والعالم', 'عا'],
  ['آسيا', 'آس'],
  ['ال', 'ال'],
  ['عُمان', 'عم'],
  ['هـلال', 'هل'],
  ['Zeta', 'ZE'],
  ['08شالكه', 'شا'],
])('NEWS-03: the mark of «%s» is its first two letters without article and vowels: %s', (word, letters) => {
  expect(twoLetters(word)).toBe(letters);
});

test.each([
  ['الألماني', 'لم'],
  ['الإيطالي', 'يط'],
  ['إيران', 'ير'],
  ['أي', 'أي'],
])('NEWS-03: in «%s» an alef before an upright stroke gives way, if enough is left: %s', (word, letters) => {
  expect(twoLetters(word)).toBe(letters);
});

test.each([
  ['المصري', 'مر'],
  ['قطر', 'قر'],
  ['اللاتفي', 'لت'],
  ['كل', 'كل'],
])(
  'NEWS-03: a pair that reads as another word gives way to first and third letter: «%s» is %s',
  (word, letters) => {
    expect(twoLetters(word)).toBe(letters);
  },
);

test.each([
  ['ه', 'هـ'],
  ['7', ''],
  ['', ''],
])('NEWS-03: a mark is never one letter: «%s» gives «%s»', (word, letters) => {
  expect(twoLetters(word)).toBe(letters);
});
