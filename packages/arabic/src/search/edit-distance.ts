/**
 * Levenshtein distance: how many letters must be inserted, deleted or replaced to turn one text into the other. With
 * `most`, any number above it stands for all larger ones, which most pairs of names reach after a few letters.
 */
export function editDistance(one: string, other: string, most = Infinity): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, changed));
    }
    row = next;
    if (row.every((apart) => apart > most)) return most + 1;
  }
  return row[other.length]!;
}

/** Sports desks disagree on hamzas in foreign names, so spellings are compared without them. */
export function withoutHamza(arabic: string): string {
  return arabic
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ؤ', 'و')
    .replaceAll('ئ', 'ي')
    .replaceAll('ء', '');
}
