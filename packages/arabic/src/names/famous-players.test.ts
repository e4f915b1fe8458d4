import { expect, test } from 'vitest';
import { famousByWords } from './famous-players.ts';

test.each([
  [['صلاح'], 'محمد صلاح'],
  [['ساكا'], 'بوكايو ساكا'],
  [['hakimi'], 'أشرف حكيمي'],
  [['الدوسري', 'سالم'], 'سالم الدوسري'],
])('OURS-07: the words %j mean «%s» first', (words, arabic) => {
  expect(famousByWords(words).map((one) => one.arabic)).toContain(arabic);
});

test('OURS-07: a word that no famous player has means none', () => {
  expect(famousByWords(['صلاح', 'ساكا'])).toEqual([]);
});
