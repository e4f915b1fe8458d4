import sharp from 'sharp';

/** A few kilobytes each. */
const MOST_KEPT = 2_000;

/** HOUSE: PNG bytes of drawings, each drawn once while it is asked for; the longest unasked goes first. */
export function makePictures(most = MOST_KEPT) {
  const kept = new Map<string, Promise<Buffer>>();
  return {
    find(key: string, draw: () => string): Promise<Buffer> {
      const bytes = kept.get(key) ?? rasterise(draw());
      kept.delete(key);
      kept.set(key, bytes);
      if (kept.size > most) kept.delete(kept.keys().next().value!);
      return bytes;
    },
    size: () => kept.size,
  };
}

const rasterise = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
