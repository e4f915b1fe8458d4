import { expect, test } from 'vitest';
import { typedCode } from './typed-code.ts';

test.each([
  ['407 123', '407123'],
  [' ٤٠٧١٢٣\n', '407123'],
  ['۴۰۷۱۲۳', '407123'],
  ['7KQ2-M4XD', '7KQ2-M4XD'],
  ['', ''],
])('AUTH-12: the code typed as %j is sent as %j', (typed, sent) => {
  expect(typedCode(typed)).toBe(sent);
});
