import { expect, test } from 'vitest';
import { unpackWeights } from '@safira/arabic/letters/packed-weights';
import { packWeights } from './pack.ts';
import { seeded } from './tokens.ts';

test.each([0, 0.02, 0.3, 1])(
  'HOUSE: a letter table of which %d is filled is unpacked as it was packed',
  (share) => {
    const random = seeded(7);
    const weights = Int8Array.from({ length: 5000 }, () =>
      random() < share ? Math.round(random() * 254) - 127 : 0,
    );
    const lines = packWeights(weights).replaceAll(/.{1,100}/g, '$&\n');
    expect(unpackWeights(lines, weights.length)).toEqual(weights);
  },
);
