/** What a request wants of a file: from the first byte to the one after the last; undefined is nothing of it. */
export type ByteRange = { from: number; to: number };

/**
 * One range of a request, as players send it. Several ranges, another unit and what cannot be read are answered with the
 * whole file, as are ranges of another version (`If-Range`).
 */
export function byteRange(
  { range, 'if-range': ifRange }: { range?: string | undefined; 'if-range'?: string | undefined },
  { bytes, etag }: { bytes: number; etag: string },
): ByteRange | 'whole' | 'outside' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (ifRange !== undefined && ifRange !== etag) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'outside' : { from: bytes - length, to: bytes };
  }
  const from = Number(first);
  const to = last === '' ? bytes : Math.min(Number(last) + 1, bytes);
  if (last !== '' && Number(last) < from) return 'whole';
  return from >= bytes ? 'outside' : { from, to };
}
