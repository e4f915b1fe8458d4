import { expect, test } from 'vitest';
import { drawWords, headlineWords, shootOutWords, winWords } from './score-words.ts';

test.each([
  [1, 0, 'بهدف دون رد', 'بهدف نظيف'],
  [2, 0, 'بهدفين دون رد', 'بثنائية نظيفة'],
  [2, 1, 'بهدفين مقابل هدف', 'بثنائية مقابل هدف'],
  [3, 2, 'بثلاثة أهداف مقابل هدفين', 'بثلاثية مقابل هدفين'],
  [8, 3, 'بثمانية أهداف مقابل ثلاثة أهداف', 'بثمانية أهداف مقابل ثلاثة أهداف'],
  [11, 0, 'بـ11 هدفًا دون رد', 'بـ11 هدفًا دون رد'],
])('OURS-21: a win by %i to %i in words', (won, lost, words, headline) => {
  expect(winWords(won, lost)).toBe(words);
  expect(headlineWords(won, lost)).toBe(headline);
});

test.each([
  [0, 'بالتعادل السلبي'],
  [1, 'بالتعادل بهدف لمثله'],
  [2, 'بالتعادل بهدفين لمثلهما'],
  [3, 'بالتعادل بثلاثة أهداف لمثلها'],
])('OURS-21: a draw with %i goals each in words', (goals, words) => {
  expect(drawWords(goals)).toBe(words);
});

test.each([
  [{ home: 5, away: 4 }, 'بخمس ركلات مقابل أربع'],
  [{ home: 2, away: 3 }, 'بثلاث ركلات مقابل ركلتين'],
  [{ home: 3, away: 0 }, 'بثلاث ركلات مقابل لا شيء'],
  [{ home: 11, away: 10 }, 'بـ11 ركلة مقابل عشر'],
])('OURS-21: a shoot-out of %o in words, the winner’s kicks first', (kicks, words) => {
  expect(shootOutWords(kicks)).toBe(words);
});
