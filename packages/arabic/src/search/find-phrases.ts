/** A phrase that was found in a text: what it stands for, and which words it covers. */
export type FoundPhrase<T> = { of: T; at: number; length: number };

/**
 * Finds known phrases in the words of a folded text, from its beginning. At each word the longest phrase wins, so that
 * «ريال سوسيداد» is never read as «ريال», and a word belongs to one phrase only.
 */
export function makePhraseFinder<T>(
  phrases: Iterable<readonly [phrase: string, of: T]>,
): (words: readonly string[]) => FoundPhrase<T>[] {
  const all = Array.from(phrases, ([phrase, of]) => ({ words: phrase.split(' '), of }));
  const longestFirst = all.toSorted((a, b) => b.words.length - a.words.length);
  const byFirstWord = Map.groupBy(longestFirst, ({ words }) => words[0]!);
  return (text) => {
    const found: FoundPhrase<T>[] = [];
    for (let at = 0; at < text.length;) {
      const here = withoutPrefixes(text[at]!)
        .flatMap((first) => byFirstWord.get(first) ?? [])
        .find(({ words }) => words.every((word, index) => index === 0 || text[at + index] === word));
      if (here) found.push({ of: here.of, at, length: here.words.length });
      at += here?.words.length ?? 1;
    }
    return found;
  };
}

/** «والزمالك», «بالزمالك» and «للزمالك» are all الزمالك; the word as written comes first. */
function withoutPrefixes(word: string): string[] {
  if (word.startsWith('لل')) return [word, `ا${word.slice(1)}`];
  return /^[وبلف].{2}/.test(word) ? [word, word.slice(1)] : [word];
}
