import { expect, test } from 'vitest';
import { emptyTexts } from './empty-texts.ts';

test('DLG-12, COMP-02, COMP-05, COMP-07: what is empty says so in an Arabic sentence', () => {
  for (const sentence of Object.values(emptyTexts)) expect(sentence).toMatch(/^[\u0600-\u06ff ;؛.]+\.$/);
});

test('DLG-12: each place says which thing is missing', () => {
  const sentences = Object.values(emptyTexts);
  expect(new Set(sentences).size).toBe(sentences.length);
});
