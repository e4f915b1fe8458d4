import { isBroken } from '@safira/football/observed/broken-text';

type NamedPerson = { id: number | null; name: string | null };

/** NAME-05: people are identified by id; of several names in one answer, the longest unbroken one is used. */
export function longestNames(people: readonly NamedPerson[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { id, name } of people) {
    if (id === null || name === null || isBroken(name)) continue;
    if (name.length > (names.get(id)?.length ?? 0)) names.set(id, name);
  }
  return names;
}
