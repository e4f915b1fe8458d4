import { expect, test } from 'vitest';
import { formatOf } from './format.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['png', '\x89PNG\r\n\x1A\n…'],
  ['jpeg', '\xFF\xD8\xFF\xE0…'],
  ['gif', 'GIF89a…'],
  ['webp', 'RIFF\n\0\0\0WEBPVP8 '],
])('HOUSE: %s is recognised by its first bytes', (format, text) => {
  expect(formatOf(bytes(text))).toBe(format);
});

test.each([
  '',
  '<!doctype html>',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '%PDF-1.7',
  'RIFF\n\0\0\0WAVE',
])('HOUSE: %j is not recognised as a picture', (text) => {
  expect(formatOf(bytes(text))).toBeUndefined();
});
