import { expect, test } from 'vitest';
import { readName } from './display-name.ts';

test.each([
  ['  منى   علي ', 'منى علي'],
  ['Mona\tAli', 'Mona Ali'],
  ['مُحَمَّد', 'مُحَمَّد'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['أسرة 👨‍👩‍👧', 'أسرة 👨‍👩‍👧'],
  ['e\u0301ve', 'éve'],
  ['10', '10'],
  ['ا'.repeat(40), 'ا'.repeat(40)],
])('AUTH-07: the name %j is shown as %j', (typed, name) => {
  expect(readName(typed)).toBe(name);
});

test.each([
  ['one letter', 'م'],
  ['41 letters', 'ا'.repeat(41)],
  ['spaces', '    '],
  ['no letter or digit', '!!!'],
  ['a control character', 'Mo\u0007na'],
  ['a change of direction', 'Mona\u202eilA'],
  ['a zero-width space', 'Mo\u200bna'],
  ['a joiner between Latin letters', 'Mo\u200dna'],
  ['a joiner at the end', 'منى\u200d'],
  ['a lone surrogate', 'Mona\ud800'],
  ['a private character', 'Mona\ue000'],
  ['five marks in a row', 'منى\u0300\u0301\u0302\u0303\u0304'],
  ['a line separator', 'Mona\u2028Ali\u2060'],
])('AUTH-07: a name with %s is refused', (_, typed) => {
  expect(readName(typed)).toBeUndefined();
});
