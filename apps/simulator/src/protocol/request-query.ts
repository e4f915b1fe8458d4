import type { Moment } from '../world/model.ts';
import type { World } from '../world/world.ts';
import type { Media } from './media.ts';

export type Query = Readonly<Record<string, string>>;

/** A valid request, and the moment it is made at. */
export type RequestQuery = {
  world: World;
  moment: Moment;
  media: Media;
  query: Query;
  /** The zone of the times in the answer; `UTC` by default. */
  zone: string;
};

/** A list, in pages where the provider has pages (only the items of the page are built); or one object. */
export type Answer =
  | { items: readonly unknown[] }
  | { perPage: number; items: readonly (() => unknown)[] }
  | { object: object; results: number };
export type Handler = (request: RequestQuery) => Answer;

/** A whole number that the rules have checked; undefined if it was not sent. */
export function numberIn(query: Query, name: string): number | undefined {
  const text = query[name];
  return text === undefined ? undefined : Number(text);
}

/** `1-2-3`, the provider's list format. */
export const numbersIn = (text: string): number[] => text.split('-').map(Number);

/** Letters without case and accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** API-01: values are compared case-insensitively; a parameter that was not sent matches anything. */
export function isSame(expected: string | undefined, value: string | null): boolean {
  return expected === undefined || (value !== null && value.toLowerCase() === expected.toLowerCase());
}

export function isFound(search: string | undefined, ...texts: (string | null)[]): boolean {
  if (search === undefined) return true;
  const needle = fold(search);
  return texts.some((text) => text !== null && fold(text).includes(needle));
}
