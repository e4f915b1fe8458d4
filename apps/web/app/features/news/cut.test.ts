import { expect, test } from 'vitest';
import { cutCharacters, cutWords } from './cut.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `كلمة${index + 1}`).join(' ');

test('NEWS-01: a title of 15 words is whole, of a longer one the first 15 are shown', () => {
  expect(cutWords(words(15), 15)).toBe(words(15));
  expect(cutWords(words(16), 15)).toBe(`${words(15)}…`);
});

test('NEWS-01: a summary of 150 characters is whole, a longer one ends with a word', () => {
  const whole = 'ا'.repeat(150);
  expect(cutCharacters(whole, 150)).toBe(whole);
  expect(cutCharacters(`${'ا'.repeat(140)} ${'ب'.repeat(30)}`, 150)).toBe(`${'ا'.repeat(140)}…`);
  expect(cutCharacters(`${whole} تتمة`, 150)).toBe(`${whole}…`);
});

test('NEWS-01: a comma before the cut is left out, and one long word is cut inside', () => {
  expect(cutCharacters(`${'ا'.repeat(140)}، ${'ب'.repeat(30)}`, 150)).toBe(`${'ا'.repeat(140)}…`);
  expect(cutCharacters('ا'.repeat(200), 150)).toBe(`${'ا'.repeat(150)}…`);
});
