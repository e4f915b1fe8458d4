import { expect, test } from 'vitest';
import { escaped } from './xml-text.ts';

test('NEWS-04: markup in a text is escaped', () => {
  expect(escaped(`<a href="x">'&'`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;');
});

test('NEWS-01: characters that XML does not have are left out, blanks and Arabic stay', () => {
  expect(escaped('\u0000أ\u0008ب\u001f\u007f\uffff\ufffe\tج\r\nد\u200f')).toBe('أب\tج\r\nد\u200f');
});
