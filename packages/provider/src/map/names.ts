import { isBroken } from '@safira/football/broken-text';

type Told = { id: number | null; name: string | null };

/** NAME-05: people are joined by id; of the names one answer has for somebody, the longest whole one. */
export function longestNames(people: readonly Told[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { id, name } of people) {
    if (id === null || name === null || isBroken(name)) continue;
    if (name.length > (names.get(id)?.length ?? 0)) names.set(id, name);
  }
  return names;
}
