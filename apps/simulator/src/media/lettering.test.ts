import { expect, test } from 'vitest';
import { initialOf, lettering } from './lettering.ts';

test.each([
  ['الهلال', 'هـ'],
  ['الأهلي', 'أ'],
  ['ريال مدريد', 'ر'],
  ['1 شفاينفورت 05', 'ش'],
  ['08 هومبورغ', 'هـ'],
  ['عُمان', 'ع'],
  ['الدوري الإنجليزي الممتاز', 'إ'],
  ['كأس السوبر السعودي', 'س'],
  ['تصفيات آسيا لكأس العالم', 'آ'],
  ['دوري', 'د'],
  ['Zeta', 'Z'],
  ['', ''],
])('OURS-08: the initial of «%s» is «%s»', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});

const place = { x: 24, y: 24, width: 12, height: 12, size: 16, fill: '#fff' };

test('OURS-08: a tall letter is drawn smaller than a low one, and none larger than the size', () => {
  const scaleOf = (letter: string) => Number(/scale\(([\d.]+)\)/.exec(lettering(letter, place))?.[1]);
  expect(scaleOf('أ')).toBeCloseTo(12 / 1111, 3);
  expect(scaleOf('د')).toBeGreaterThan(scaleOf('أ'));
  expect(scaleOf('-')).toBe(0.016);
});

test('OURS-08: a letter that has no outline is left out', () => {
  expect(lettering('愛', place)).toBe('');
  expect(lettering('1愛', place)).toBe(lettering('1', place));
});
