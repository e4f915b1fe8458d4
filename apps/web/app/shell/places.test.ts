import { expect, test } from 'vitest';
import { currentAt, places } from './places.ts';

const markedAt = (path: string) =>
  Object.keys(places).flatMap((to) => {
    const mark = currentAt(path, to);
    return mark ? [`${to} ${mark}`] : [];
  });

test.each([
  ['/', ['/ page']],
  ['/match/7', ['/ true']],
  ['/over/match/7', ['/ true']],
  ['/competitions', ['/competitions page']],
  ['/competition/39', ['/competitions true']],
  ['/team/5', ['/teams true']],
  ['/player', ['/players true']],
  ['/player/9', ['/players true']],
  ['/compare', ['/players true']],
  ['/arabs-abroad', ['/players true']],
  ['/news', ['/news page']],
  ['/news/x-1208', ['/news true']],
  ['/tv', ['/tv page']],
  ['/about', []],
])('HOME-01: at %s the marked sections are %j', (path, marked) => {
  expect(markedAt(path)).toEqual(marked);
});

test('OURS-19: a commentator is under the channels', () => {
  expect(currentAt('/commentator/x', '/tv')).toBe('true');
});
