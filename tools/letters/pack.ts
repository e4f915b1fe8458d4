import { LOW_BITS } from '@safira/arabic/letters/packed-weights';

/** The other half of `unpackWeights`: whole numbers from -127 to 127 as base64. */
export function packWeights(weights: ArrayLike<number>): string {
  const bytes: number[] = [];
  let current = 0;
  let filled = 0;
  const bit = (value: number) => {
    current = current * 2 + value;
    if (++filled < 8) return;
    bytes.push(current);
    [current, filled] = [0, 0];
  };
  const number = (value: number) => {
    for (let high = value >> LOW_BITS; high > 0; high--) bit(1);
    bit(0);
    for (let i = LOW_BITS - 1; i >= 0; i--) bit((value >> i) & 1);
  };
  let gap = 0;
  for (let place = 0; place < weights.length; place++) {
    const weight = weights[place]!;
    if (weight === 0) {
      gap++;
      continue;
    }
    number(gap);
    number(weight > 0 ? (weight - 1) * 2 : (-weight - 1) * 2 + 1);
    gap = 0;
  }
  number(gap); // leads past the end, where unpacking stops
  for (let i = 0; i < 7; i++) bit(0); // fills the last byte
  return Buffer.from(bytes).toString('base64');
}
