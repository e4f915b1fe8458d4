import { expect, test } from 'vitest';
import { newsCategoryLabels } from './news-categories.ts';

test('NEWS-01: the eight categories, in the order of the select', () => {
  expect(Object.entries(newsCategoryLabels)).toEqual([
    ['transfers', 'الانتقالات'],
    ['match-previews', 'ما قبل المباراة'],
    ['match-reports', 'تقارير المباريات'],
    ['breaking', 'عاجل'],
    ['analysis', 'تحليلات'],
    ['interviews', 'حوارات'],
    ['injuries', 'الإصابات'],
    ['general', 'أخبار عامة'],
  ]);
});
