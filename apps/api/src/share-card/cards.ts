import { LRUCache } from 'lru-cache';
import { AppError } from '@safira/contract/errors';

/** Encoding a card keeps a core busy for some 40 ms. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 50;
const MOST_BYTES = 32 * 1024 * 1024;

/** An LRU cache of drawn cards, by the hash of their facts; no card is drawn twice at a time. */
export function makeCards({
  mostAtOnce = MOST_AT_ONCE,
  mostWaiting = MOST_WAITING,
  mostBytes = MOST_BYTES,
}: { mostAtOnce?: number; mostWaiting?: number; mostBytes?: number } = {}) {
  const cached = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
  });
  const drawing = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let active = 0;

  async function inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (active < mostAtOnce) active++;
    else {
      if (waiting.length >= mostWaiting) throw new AppError('unavailable', 'too many cards to draw');
      // A drawing that ends passes its slot on.
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    try {
      return await draw();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else active--;
    }
  }

  async function make(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const bytes = await inTurn(draw);
      cached.set(key, bytes);
      return bytes;
    } finally {
      drawing.delete(key);
    }
  }

  return {
    /** OURS-05: the card of this key, drawn if it is not cached. */
    read: async (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
      const found = cached.get(key);
      if (found) return found;
      const made = drawing.get(key) ?? make(key, draw);
      drawing.set(key, made);
      return made;
    },
    size: () => cached.calculatedSize,
  };
}
