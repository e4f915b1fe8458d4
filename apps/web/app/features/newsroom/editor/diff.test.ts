import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords } from './diff.ts';

const text = fc
  .array(fc.constantFrom('الأهلي', 'فاز', 'على', 'الزمالك', '3-0', 'أمس'), { maxLength: 12 })
  .map((words) => words.join(' '));
const without = (kind: string, parts: ReturnType<typeof diffWords>) =>
  parts
    .filter((part) => part.kind !== kind)
    .map((part) => part.text)
    .join('');

test('NEWS-04: a diff contains both texts, each in its order', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after);
      expect(without('added', parts)).toBe(before);
      expect(without('removed', parts)).toBe(after);
    }),
    { seed: 1 },
  );
});

test('NEWS-04: a diff of a text and itself has no change', () => {
  fc.assert(
    fc.property(text, (same) => {
      expect(diffWords(same, same)).toEqual(same === '' ? [] : [{ kind: 'same', text: same }]);
    }),
    { seed: 1 },
  );
});

test('NEWS-04: only the words that differ are marked', () => {
  expect(diffWords('فاز الأهلي على الزمالك أمس', 'فاز الأهلي بثلاثة أهداف على الزمالك')).toEqual([
    { kind: 'same', text: 'فاز الأهلي' },
    { kind: 'added', text: ' بثلاثة أهداف' },
    { kind: 'same', text: ' على الزمالك' },
    { kind: 'removed', text: ' أمس' },
  ]);
});
