import { expect, test } from 'vitest';
import { makeSimilarFinder } from './commentators.ts';

const known = [
  { slug: 'معلق-اول-تجريبي', name: 'معلّق أول تجريبي', aliases: ['أبو تجربة'] },
  { slug: 'معلق-ثان-مجرب', name: 'معلّق ثانٍ مجرّب', aliases: [] },
];
const similarTo = (name: string) => makeSimilarFinder(known)(name).map(({ slug }) => slug);

test.each([
  ['معلق اول تجريبي', ['معلق-اول-تجريبي']],
  ['معلق اولل تجريب', ['معلق-اول-تجريبي']],
  ['ابو تجربه', ['معلق-اول-تجريبي']],
  ['مجرب', ['معلق-ثان-مجرب']],
  ['معلق', ['معلق-اول-تجريبي', 'معلق-ثان-مجرب']],
  ['معلق اول', ['معلق-اول-تجريبي']],
  ['معلق أولل تجريبيون', []],
  ['شخص آخر', []],
])('OURS-19: «%s» may mean %j', (name, slugs) => {
  expect(similarTo(name)).toEqual(slugs);
});
