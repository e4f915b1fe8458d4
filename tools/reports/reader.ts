import { once } from '@safira/arabic/once';

/** One kind of sentence: how it is read, and whether the record says what it says. */
export type ClaimOf<Known> = {
  pattern: RegExp;
  isTrue: (found: Record<string, string>, of: Known & { text: string }) => boolean;
};

/** For patterns: the names of teams and players. */
type Names = { team: string; player: string };

/** Reads a sentence by the first pattern that fits; one that none fits is a fault, because it is not checked. */
export function readerWith<Known extends Names>(
  claims: readonly ClaimOf<Known>[],
  known: Known,
): (text: string) => string[] {
  const readers = claims.map(({ pattern, isTrue }) => ({
    pattern: once(() => readerOf(pattern, known)),
    isTrue,
  }));
  return (text) => {
    for (const { pattern, isTrue } of readers) {
      const found = pattern().exec(text);
      if (found) return isTrue(found.groups ?? {}, { ...known, text }) ? [] : [`wrong: ${text}`];
    }
    return [`not read: ${text}`];
  };
}

const readerOf = (pattern: RegExp, names: Names) => new RegExp(withNames(pattern.source, names), 'u');

/** In a pattern `T` is a team and `P` a player. */
const withNames = (source: string, { team, player }: Names) =>
  source.replaceAll(
    /(?<![A-Za-z<(?\\])([TP])(?![A-Za-z\d>])/g,
    (_, kind) => `(?:${kind === 'T' ? team : player})`,
  );
