import { expect, test } from 'vitest';
import { findReplacedWords } from './vocabulary.ts';

const wordsIn = (text: string) => findReplacedWords(text).map(({ word }) => word);

test.each([
  ['// A change that was told twice', ['told']],
  ['const toldSeq = isAllTold(asked);', ['told', 'Told', 'asked']],
  ["test('HOME-14: nobody asks again')", ['asks', 'nobody']],
  ['Whoever reads it', ['Whoever']],
  ['runChore(chores)', ['Chore', 'chores']],
])('HOUSE: %s: its replaced words are found', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test.each([
  'task, mask, basket',
  'select told_seq from last_asked',
  'storyteller',
  '--ask-pass',
  'filmography',
])('HOUSE: %s: other words, SQL names and options pass', (text) => {
  expect(wordsIn(text)).toEqual([]);
});

test('HOUSE: a finding has its line and what to write instead', () => {
  expect(findReplacedWords('fine\n// heard of it')).toEqual([
    { line: 2, word: 'heard', instead: 'received, receives' },
  ]);
});
