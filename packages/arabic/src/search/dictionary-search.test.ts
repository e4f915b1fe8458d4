import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findInDictionary } from './dictionary-search.ts';
import { playerDictionary } from '../names/player-dictionary.ts';

const dictionary = playerDictionary();

test.each([
  ['محمد صلاح', 'Mohamed Salah'],
  ['صلاح', 'Mohamed Salah'],
  ['مبابي', 'Kylian Mbappé'],
  ['إيرلينج', undefined],
  ['ايرلينغ هالاند', 'Erling Haaland'],
])('PLAYER-02: «%s» in Arabic finds %s', (text, english) => {
  const found = findInDictionary(dictionary, text);
  if (english === undefined) expect(found).toEqual([]);
  else expect(found).toContain(english);
});

test('PLAYER-02: names that begin with the text come first, and an empty text finds no player', () => {
  const found = findInDictionary('A B|كريم بنزيما\nC D|بنزيما كريم', 'بنزيما');
  expect(found).toEqual(['C D', 'A B']);
  expect(findInDictionary(dictionary, '  ')).toEqual([]);
});

test('PLAYER-02: the dictionary is at most 60 KB when sent to a browser', () => {
  expect(gzipSync(dictionary, { level: 9 }).length).toBeLessThanOrEqual(60_000);
});
