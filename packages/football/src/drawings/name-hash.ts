/** Stable across releases: drawings are chosen by it. */
export function hashOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return hash;
}

export const pick = <T>(from: readonly T[], hash: number): T => from[hash % from.length]!;
