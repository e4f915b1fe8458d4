import { expect, test } from 'vitest';
import { emptyTexts } from './empty-texts.ts';

test('DLG-12, COMP-02, COMP-05, COMP-07: every empty list has an Arabic sentence', () => {
  for (const sentence of Object.values(emptyTexts)) expect(sentence).toMatch(/^[\u0600-\u06ff ;؛.]+\.$/);
});

test('DLG-12: each text names the missing content', () => {
  const sentences = Object.values(emptyTexts);
  expect(new Set(sentences).size).toBe(sentences.length);
});
