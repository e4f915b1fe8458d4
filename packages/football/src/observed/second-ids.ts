import type { ObservedLineup } from './records.ts';

/** A player as listed in a squad or a line-up. */
export type Sighting = { teamId: number; id: number; number: number | null; name: string };

/** `id` is the one the player was known by first. */
export type SecondId = { id: number; secondId: number };

/**
 * PLAYER-01: finds listed players who are players of the stored squads under a second id: same team, same shirt number,
 * matching names. Two who are listed or stored together are two people, and so are two who match the same player.
 */
export function findSecondIds(stored: readonly Sighting[], listed: readonly Sighting[]): SecondId[] {
  const isStored = makeIncludes(stored);
  const isListed = makeIncludes(listed);
  const found = new Map<number, SecondId>();
  for (const one of listed) {
    if (one.number === null || isStored(one)) continue;
    const first = stored.find(
      (other) =>
        other.teamId === one.teamId &&
        other.number === one.number &&
        !isListed(other) &&
        isSameName(other.name, one.name),
    );
    if (first) found.set(one.id, { id: first.id, secondId: one.id });
  }
  const claims = Map.groupBy(found.values(), ({ id }) => id);
  return [...claims.values()].flatMap((claimants) => (claimants.length === 1 ? claimants : []));
}

/** Every player in these line-ups who has an id. */
export function sightingsIn(lineups: readonly ObservedLineup[]): Sighting[] {
  return lineups.flatMap(({ teamId, starters, substitutes }) =>
    [...starters, ...substitutes].flatMap(({ id, number, name }) =>
      id === null ? [] : [{ teamId, id, number, name }],
    ),
  );
}

function makeIncludes(sightings: readonly Sighting[]) {
  const keyOf = ({ teamId, id }: Sighting) => `${teamId} ${id}`;
  const keys = new Set(sightings.map(keyOf));
  return (one: Sighting) => keys.has(keyOf(one));
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
