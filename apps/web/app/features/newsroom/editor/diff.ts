/** A run of words that is in both texts, or in one of them. */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** More words than an article has: beyond them the table below would not fit, and the whole rest is shown as changed. */
const MOST_WORDS = 4_000;

/** What has to be done to a text, word by word, to get the other: its longest common subsequence stays. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const head = commonLength(old, now);
  const tail = commonLength(old.slice(head).toReversed(), now.slice(head).toReversed());
  const middle = changesOf(old.slice(head, old.length - tail), now.slice(head, now.length - tail));
  return joined([
    ...old.slice(0, head).map((text) => ({ kind: 'same' as const, text })),
    ...middle,
    ...old.slice(old.length - tail).map((text) => ({ kind: 'same' as const, text })),
  ]);
}

/** Each word with the space before it, so that the parts are the text when they are joined. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? [];

function commonLength(one: readonly string[], other: readonly string[]): number {
  const length = one.findIndex((word, index) => word !== other[index]);
  return length < 0 ? Math.min(one.length, other.length) : length;
}

function changesOf(old: readonly string[], now: readonly string[]): DiffPart[] {
  const lengths = commonLengths(old, now);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const isSame = i < old.length && j < now.length && old[i] === now[j];
    if (isSame) parts.push({ kind: 'same', text: old[i]! });
    else if (
      j >= now.length ||
      (i < old.length && lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))
    ) {
      parts.push({ kind: 'removed', text: old[i]! });
    } else parts.push({ kind: 'added', text: now[j]! });
    const { kind } = parts.at(-1)!;
    if (kind !== 'added') i += 1;
    if (kind !== 'removed') j += 1;
  }
  return parts;
}

type Lengths = { rows: Uint16Array[] };

const lengthAt = ({ rows }: Lengths, i: number, j: number) => rows[i]?.[j] ?? 0;

/** The length of the longest common subsequence of what follows each pair of places. */
function commonLengths(old: readonly string[], now: readonly string[]): Lengths {
  if (old.length > MOST_WORDS || now.length > MOST_WORDS) return { rows: [] };
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      rows[i]![j] =
        old[i] === now[j] ? rows[i + 1]![j + 1]! + 1 : Math.max(rows[i + 1]![j]!, rows[i]![j + 1]!);
    }
  }
  return { rows };
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const runs: DiffPart[] = [];
  for (const { kind, text } of parts) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  }
  return runs;
}
