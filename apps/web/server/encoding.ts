export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding both sides support. The edge always requests exactly one. */
export function encodingFor(accept: string | undefined): Encoding {
  const offers = (accept ?? '').split(',').map((part) => part.trim().split(/\s*;\s*q=/));
  const takes = (name: string) =>
    offers.some(([encoding, q]) => encoding?.toLowerCase() === name && Number(q ?? 1) > 0);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
