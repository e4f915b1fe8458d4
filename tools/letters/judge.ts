import { editDistance, withoutHamza } from '@safira/arabic/search/edit-distance';
import type { Token } from './tokens.ts';

/** Compares with each token's most frequent spelling, hamzas ignored: exact, within one edit, within two. */
export function judge(tokens: readonly Token[], spell: (latin: string) => string): string {
  const start = performance.now();
  const spelled = tokens.map(({ latin }) => spell(latin));
  const micros = Math.round(((performance.now() - start) * 1000) / tokens.length);
  const edits = tokens.map(({ arabic }, index) =>
    editDistance(withoutHamza(spelled[index]!), withoutHamza(arabic)),
  );
  const share = (most: number) =>
    `${((100 * edits.filter((count) => count <= most).length) / tokens.length).toFixed(2)} %`;
  return `exact ${share(0)}, within one edit ${share(1)}, within two ${share(2)}; ${micros} µs a name`;
}
