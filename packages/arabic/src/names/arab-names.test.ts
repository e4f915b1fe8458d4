import { expect, test } from 'vitest';
import { arabName } from './arab-names.ts';
import { transliterate } from '../letters/transliterate.ts';

test.each([
  ['trabelsi', 'Tunisia', 'الطرابلسي'],
  ['trabelsi', 'Algeria', 'طرابلسي'],
  ['gaber', 'Egypt', 'جابر'],
])('NAME-05: «%s» in %s is «%s», as its sports desks write it', (word, country, arabic) => {
  expect(arabName(word, country)).toBe(arabic);
});

test.each([
  ['abderrahim', 'عبد الرحيم'],
  ['abdessamad', 'عبد الصمد'],
  ['abdelmoumene', 'عبد المؤمن'],
  ['chamseddine', 'شمس الدين'],
  ['bentaleb', 'بن طالب'],
  ['elkaabi', 'الكعبي'],
])('NAME-05: «%s», written as one word, is «%s»', (word, arabic) => {
  expect(arabName(word, 'Algeria')).toBe(arabic);
});

test('NAME-05: a word whose rest is no known name is not taken apart', () => {
  expect(arabName('elqxz', 'Egypt')).toBeUndefined();
  expect(arabName('beno', 'Egypt')).toBeUndefined();
});

test('NAME-05: a hard g in a name of no table is ق in Algeria and ج in Egypt', () => {
  expect(transliterate('gxatal', 'Algeria')).toMatch(/^ق/);
  expect(transliterate('gxatal', 'Egypt')).toMatch(/^ج/);
});
