import { expect, test } from 'vitest';
import { lettering } from './lettering.ts';
import { outlines } from './tables/letters.ts';

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

test('NEWS-03: the letters of a pair are joined, the last one on the left', () => {
  const shapesOf = (text: string) =>
    [...lettering(text, place).matchAll(/<path.+?d="(.+?)"/g)].map(([, path]) => path);
  expect(shapesOf('عم')).toEqual([outlines['ـم']!.path, outlines['عـ']!.path]);
  expect(shapesOf('رو')).toEqual([outlines['و']!.path, outlines['ر']!.path]);
  expect(shapesOf('هـ')).toEqual([outlines['هـ']!.path]);
  expect(shapesOf('ZE')).toEqual([outlines['Z']!.path, outlines['E']!.path]);
});
