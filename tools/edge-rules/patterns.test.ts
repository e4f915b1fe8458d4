import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inBytes, patternOf, rangePattern } from './patterns.ts';

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);

test('HOUSE: the pattern of a range accepts exactly its whole numbers', () => {
  const bound = fc.integer({ min: 0, max: 3_000 });
  fc.assert(
    fc.property(bound, bound, bound, (a, b, value) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)];
      expect(whole(rangePattern(min, max)).test(String(value))).toBe(value >= min && value <= max);
    }),
    { seed: 1 },
  );
});

test.each([
  [1, 100, ['1', '9', '10', '99', '100'], ['0', '101', '01', '1e2', '']],
  [1, 200, ['100', '109', '110', '199', '200'], ['201', '0200']],
  [1, 2_147_483_647, ['2147483647', '999999999'], ['2147483648', '3000000000']],
])('HOUSE: from %i to %i, %j pass and %j do not', (min, max, good, bad) => {
  const pattern = whole(rangePattern(min, max));
  expect(good.filter((value) => !pattern.test(value))).toEqual([]);
  expect(bad.filter((value) => pattern.test(value))).toEqual([]);
});

test('HOUSE: any text of the allowed length passes, however it is encoded', () => {
  const pattern = whole(patternOf({ type: 'string', maxLength: 80 }));
  for (const letter of ['a', 'ب', 'ﷺ', '漢', '😀']) {
    const text = letter.repeat(80 / letter.length);
    expect(pattern.test(encodeURIComponent(text)), letter).toBe(true);
  }
});

test('HOUSE: a value without bounds is refused when the rules are generated', () => {
  expect(() => patternOf({ type: 'string' })).toThrow('without bounds');
});

test('OURS-19: a class with Arabic letters passes their bytes, and no other bytes', () => {
  const pattern = whole(inBytes(String.raw`[a-z0-9\u0620-\u06d3-]{1,120}`));
  const bytesOf = (text: string) => Buffer.from(text).toString('latin1');
  for (const slug of ['معلق-تجريبي-1', 'first-2', 'ۓ'.repeat(120)]) {
    expect(pattern.test(bytesOf(slug)), slug).toBe(true);
  }
  for (const other of ['معلق تجريبي', 'معلق/1', 'é', '漢', 'A', '', 'ۓ'.repeat(121)]) {
    expect(pattern.test(bytesOf(other)), other).toBe(false);
  }
  expect(['\u00d8', '\u00d8A'].filter((bytes) => pattern.test(bytes))).toEqual([]);
  expect(() => inBytes(String.raw`[\u4e00-\u9fff]`)).toThrow('two bytes');
});
