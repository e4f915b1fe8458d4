import { expect, test } from 'vitest';
import { arabicOfFranco } from './franco.ts';
import { otherTexts, readQuery } from './search-query.ts';

test.each([
  ['نادي الزمالك', ['الزمالك']],
  ['مباريات برشلونة اليوم', ['برشلونه']],
  ['عبدالقادر', ['عبد', 'القادر']],
  ['7akimi', ['hakimi']],
  ['mali u20', ['mali', 'u20']],
  ['نادي', ['نادي']],
])('OURS-07: of «%s» the words %j are searched', (text, words) => {
  expect(readQuery(text)).toEqual([{ words }]);
});

test('OURS-07: an adjective of a country after a name is its country or part of the name', () => {
  expect(readQuery('الأهلي المصري')).toEqual([
    { words: ['الاهلي'], country: 'egypt' },
    { words: ['الاهلي', 'المصري'] },
  ]);
});

test('OURS-07: an adjective alone is a name, after «المنتخب» it is the team of its country', () => {
  expect(readQuery('المصري')).toEqual([{ words: ['المصري'] }]);
  expect(readQuery('المنتخب المغربي')[0]).toEqual({ words: ['المغرب'] });
});

test('OURS-07: when nothing has all words, shorter phrases are searched from the preferred end', () => {
  expect(otherTexts('هداف ليفربول محمد صلاح', 'end')).toEqual(
    expect.arrayContaining(['محمد صلاح', 'ليفربول محمد', 'صلاح', 'محمد', 'ليفربول']),
  );
  expect(otherTexts('ليفربول محمد صلاح', 'end')[0]).toBe('محمد صلاح');
  expect(otherTexts('الترجي شيخ الأندية')[0]).toBe('الترجي شيخ');
});

test('OURS-07: a text of five words that means nothing is tried in at most six shorter phrases', () => {
  expect(otherTexts('قلم ورق كتاب دفتر حبر')).toHaveLength(6);
});

test.each([
  ['el za3eem', 'زعيم'],
  ['el taragy', 'ترجي'],
  ['xyzzy', undefined],
  ['الزعيم', undefined],
])('OURS-07: «%s» in Franco-Arabic is %s', (text, arabic) => {
  expect(arabicOfFranco(text)).toBe(arabic);
});
