import type { Squad } from '../model.ts';

/** HOUSE: the number of different people, real and composed. */
export function countPeople(squads: Iterable<Squad>): { real: number; composed: number } {
  const isComposed = new Map<number, boolean>();
  for (const { players, coach } of squads) {
    for (const person of coach ? [...players, coach] : players) isComposed.set(person.id, person.isComposed);
  }
  const composed = [...isComposed.values()].filter(Boolean).length;
  return { real: isComposed.size - composed, composed };
}
