/**
 * Most slots of the table are empty, so it is stored as pairs: the number of empty slots, then a weight, each as a
 * Rice code (the high part in ones ended by a zero, the low part in `LOW_BITS` bits). Base64 may contain line breaks.
 */
export const LOW_BITS = 2;

/** The unpacked table, one signed byte per slot. */
export function unpackWeights(text: string, size: number): Int8Array {
  const bytes = atob(text);
  const weights = new Int8Array(size);
  let at = 0;
  const bit = () => {
    const found = (bytes.charCodeAt(at >> 3) >> (7 - (at & 7))) & 1;
    at++;
    return found;
  };
  const number = () => {
    let high = 0;
    while (bit()) high++;
    let value = high;
    for (let i = 0; i < LOW_BITS; i++) value = value * 2 + bit();
    return value;
  };
  for (let place = number(); place < size; place += number() + 1) {
    const sign = number(); // 0, 1, 2, 3 for 1, -1, 2, -2: an empty slot is never stored
    weights[place] = sign & 1 ? -(sign >> 1) - 1 : (sign >> 1) + 1;
  }
  return weights;
}
