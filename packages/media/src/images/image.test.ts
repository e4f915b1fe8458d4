import { expect, test } from 'vitest';
import { imageFormatOf } from './image.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['jpeg', '\xFF\xD8\xFF\xE0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1A\n\0\0\0\rIHDR'],
  ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  // The four bytes are a length: it may have that of a line break.
  ['webp', 'RIFF\n\r\0\0WEBPVP8 '],
])('NEWS-04: the first bytes of a %s file say so', (format, start) => {
  expect(imageFormatOf(bytes(start))).toBe(format);
});

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a GIF', 'GIF89a\x01\0\x01\0\0\0'],
  ['a sound in the same container', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a picture after other bytes', ' RIFF\x24\0\0\0WEBP'],
  ['a page', '<html>\x89PNG\r\n\x1A\n'],
  ['the beginning of a PNG', '\x89PNG\r\n'],
  ['nothing', ''],
])('NEWS-04: %s is no picture', (_what, start) => {
  expect(imageFormatOf(bytes(start))).toBeUndefined();
});
