/** Somebody as a squad or a line-up told of him. */
export type Sighting = { teamId: number; id: number; number: number | null; name: string };

/** `id` is the one that was seen first. */
export type SecondId = { id: number; secondId: number };

/** PLAYER-01: which two ids are one person: same team, same shirt, names that fit. Put what is stored first. */
export function findSecondIds(sightings: readonly Sighting[]): SecondId[] {
  const firstOf = new Map<number, number>();
  const shirts = Map.groupBy(
    sightings.filter(({ number }) => number !== null),
    ({ teamId, number }) => `${teamId} ${number}`,
  );
  for (const wearers of shirts.values()) {
    for (const [index, later] of wearers.entries()) {
      const earlier = wearers.slice(0, index).find((one) => isSameName(one.name, later.name));
      if (!earlier) continue;
      const first = firstOf.get(earlier.id) ?? earlier.id;
      if (first !== later.id) firstOf.set(later.id, first);
    }
  }
  return [...firstOf].map(([secondId, id]) => ({ id, secondId }));
}

/** `M. Salah` is Mohamed Salah: every word of the shorter name is in the longer one, in order, at least one in full. */
function isSameName(a: string, b: string): boolean {
  const [short, long] = [wordsOf(a), wordsOf(b)].toSorted((x, y) => x.length - y.length) as [
    string[],
    string[],
  ]; // two in, two out
  let from = 0;
  let inFull = 0;
  for (const word of short) {
    const at = long.findIndex((other, index) => index >= from && fits(word, other));
    if (at === -1) return false;
    if (word === long[at] && word.length > 1) inFull++;
    from = at + 1;
  }
  return inFull > 0;
}

function fits(word: string, other: string): boolean {
  if (word.length === 1 || other.length === 1) return word.charAt(0) === other.charAt(0);
  return word === other;
}

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
