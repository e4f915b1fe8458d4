import { expect, test } from 'vitest';
import { formResult } from './forms.ts';

test.each([
  ['W', 'ف', 'فوز'],
  ['D', 'ت', 'تعادل'],
  ['L', 'خ', 'خسارة'],
  ['w', 'ف', 'فوز'],
])('COMP-02: %s in a form is «%s», spoken «%s»', (provided, letter, word) => {
  expect(formResult(provided)).toEqual({ letter, word });
});

test.each(['?', '', '-'])('COMP-02: the sign «%s» is no result', (sign) => {
  expect(formResult(sign)).toBeUndefined();
});
