import { expect, test } from 'vitest';
import { emptyTexts } from './empty-texts.ts';

test.each([
  ['DLG-12', ['events', 'lineups', 'statistics', 'players', 'meetings', 'highlights']],
  ['COMP-05', ['monthMatches', 'competitionMatches', 'seasonSyncing']],
  ['COMP-02', ['standings']],
  ['COMP-07', ['scorers']],
] as const)('%s: what is empty says so in an Arabic sentence', (_id, keys) => {
  for (const key of keys) {
    expect(emptyTexts[key]).toMatch(/^[\u0600-\u06ff ;؛.]+\.$/);
  }
});

test('DLG-12: each place says which thing is missing', () => {
  const sentences = Object.values(emptyTexts);
  expect(new Set(sentences).size).toBe(sentences.length);
});
