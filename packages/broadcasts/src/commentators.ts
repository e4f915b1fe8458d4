import { editDistance } from '@safira/arabic/search/edit-distance';
import { foldForSearch } from '@safira/arabic/search/search-key';

export type KnownCommentator = {
  slug: string;
  /** In Arabic. */
  name: string;
  aliases: readonly string[];
};

/** OURS-19: «معلّق تجريبي 1» and «معلق تجريبى 1» are one person: «معلق-تجريبي-1». */
export const commentatorSlug = (name: string): string => foldForSearch(name).replaceAll(' ', '-');

const NAME = /^[\p{L}\p{M}\p{N} .'’-]{2,40}$/u;

/** OURS-19: a name as it is stored; undefined if it can be no name of a person. */
export function readCommentatorName(written: string): string | undefined {
  const name = written
    .normalize('NFC')
    .replaceAll(/[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  return NAME.test(name) && /\p{L}{2}/u.test(name) && commentatorSlug(name).length >= 2 ? name : undefined;
}

/** OURS-19: finds a commentator by any of the names they are known by, in any spelling. */
export function makeCommentatorFinder(
  known: readonly KnownCommentator[],
): (name: string) => KnownCommentator | undefined {
  const bySlug = new Map(
    known.flatMap((one) =>
      [...one.aliases, one.name, one.slug].map((name) => [commentatorSlug(name), one] as const),
    ),
  );
  return (name) => bySlug.get(commentatorSlug(name));
}

const MOST_SIMILAR = 5;

const MOST_APART = 2;

/** A name in folded words. */
type Folded = { words: readonly string[]; text: string };

const folded = (name: string): Folded => {
  const text = foldForSearch(name);
  return { words: text.split(' '), text };
};

/** OURS-19: known commentators that a written name may mean: a letter or two apart, or one of its two names. */
export function makeSimilarFinder(known: readonly KnownCommentator[]): (name: string) => KnownCommentator[] {
  const all = known.map((one) => ({ one, names: [one.name, ...one.aliases].map(folded) }));
  return (name) => {
    const written = folded(name);
    return all
      .map(({ one, names }) => ({ one, apart: Math.min(...names.map((other) => distance(written, other))) }))
      .filter(({ apart }) => apart <= MOST_APART)
      .toSorted((a, b) => a.apart - b.apart)
      .slice(0, MOST_SIMILAR)
      .map(({ one }) => one);
  };
}

/** A family name alone, or both names without the one between them, counts as two letters apart. */
function distance(one: Folded, other: Folded): number {
  const isPart = (short: Folded, long: Folded) =>
    short.words.length < long.words.length &&
    short.words.every((word) => word.length > 2 && long.words.includes(word));
  if (isPart(one, other) || isPart(other, one)) return MOST_APART;
  return editDistance(one.text, other.text, MOST_APART);
}
