import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { withoutHamza } from '@safira/arabic/search/edit-distance';

/** One line of the list: a name in Latin letters, its most frequent Arabic spelling, how often it was counted. */
export type Token = { latin: string; arabic: string; count: number };

export const SPLIT_SEED = 20_261_115;
const HELD_OUT = 2000;

/** Tokens counted twice or more are trusted as a test set; 2,000 of them are held out of the training. */
export function readTokens(path: string): { heldOut: Token[]; known: Token[] } {
  const tokens = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('latin_token'))
    .map(toToken);
  const trusted = tokens
    .filter(({ count }) => count >= 2)
    .toSorted((one, other) => (one.latin < other.latin ? -1 : 1));
  shuffle(trusted, seeded(SPLIT_SEED));
  return {
    heldOut: trusted.slice(0, HELD_OUT),
    known: [...trusted.slice(HELD_OUT), ...tokens.filter(({ count }) => count < 2)],
  };
}

/** Arabic as the model learns it: hamzas, marks and the letters of neighbouring languages folded. */
export function plainArabic(text: string): string {
  const folded = Array.from(text.normalize('NFKC'), (letter) => neighbours.get(letter) ?? letter).join('');
  return withoutHamza(folded).replaceAll(/[^\u0621-\u063A\u0641-\u064A]/g, '');
}

const neighbours = new Map([
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ڤ', 'ف'],
  ['پ', 'ب'],
  ['گ', 'غ'],
  ['چ', 'تش'],
]);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffle<T>(items: T[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
}

const Fields = z.tuple(
  [z.string().min(1), z.string().min(1), z.coerce.number().int().positive()],
  z.string(),
);

function toToken(line: string): Token {
  const [latin, arabic, count] = Fields.parse(line.split('\t'));
  return { latin, arabic, count };
}
