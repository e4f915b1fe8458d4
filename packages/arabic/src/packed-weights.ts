/**
 * Most places of the table are empty, so it is kept as pairs: how many empty places, then a weight, each as a
 * Rice number (the high part in ones ended by a zero, the low part in `LOW_BITS` bits). Base64 may hold line ends.
 */
export const LOW_BITS = 2;

/** The table as it is looked into, one signed byte a place. */
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
    const sign = number(); // 0, 1, 2, 3 for 1, -1, 2, -2: an empty place is never written
    weights[place] = sign & 1 ? -(sign >> 1) - 1 : (sign >> 1) + 1;
  }
  return weights;
}
