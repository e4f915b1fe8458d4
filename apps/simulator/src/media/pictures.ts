import sharp from 'sharp';

/** A few kilobytes each. */
const MOST_CACHED = 2_000;

/** HOUSE: an LRU cache of the PNG bytes of drawings. */
export function makePictures(most = MOST_CACHED) {
  const cached = new Map<string, Promise<Buffer>>();
  return {
    find(key: string, draw: () => string): Promise<Buffer> {
      const bytes = cached.get(key) ?? rasterise(draw());
      cached.delete(key);
      cached.set(key, bytes);
      if (cached.size > most) cached.delete(cached.keys().next().value!);
      return bytes;
    },
    size: () => cached.size,
  };
}

const rasterise = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
