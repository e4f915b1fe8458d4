import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test('OURS-19: with a limit, distances up to it are exact and all larger ones are above it', () => {
  const word = fc.string({ unit: fc.constantFrom('ا', 'ب', 'ت', ' '), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, most) => {
      expect(editDistance(one, other, most)).toBe(Math.min(editDistance(one, other), most + 1));
    }),
    { seed: 1 },
  );
});
