import { expect, test } from 'vitest';
import { sheetOf } from './sheet.ts';
import { states } from './states.ts';
import { picturesOf } from './take.ts';

const files = (name: string) =>
  picturesOf(states.find((state) => state.name === name)!).map(({ file }) => file);

test('HOUSE: a state has pictures in both widths and themes, unless it defines others', () => {
  expect(files('empty-day')).toEqual([
    'empty-day-1280-light.png',
    'empty-day-1280-dark.png',
    'empty-day-390-light.png',
    'empty-day-390-dark.png',
  ]);
  expect(files('home-tablet')).toEqual(['home-tablet-820-light.png']);
});

test('HOUSE: every picture has a unique name', () => {
  const all = states.flatMap((state) => picturesOf(state)).map(({ file }) => file);
  expect(new Set(all).size).toBe(all.length);
});

test('HOUSE: the sheet shows each picture, and which are missing and why', () => {
  const [taken, missing] = picturesOf({ name: 'toast' });
  const sheet = sheetOf([taken!, { ...missing!, problem: 'no <button>' }]);
  expect(sheet).toContain('src="toast-1280-light.png"');
  expect(sheet).not.toContain('src="toast-1280-dark.png"');
  expect(sheet).toContain('no &lt;button>');
});
