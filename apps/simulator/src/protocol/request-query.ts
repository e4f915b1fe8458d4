import type { Moment } from '../world/model.ts';
import type { World } from '../world/world.ts';
import type { Media } from './media.ts';

export type Query = Readonly<Record<string, string>>;

/** A question that keeps to the rules, and the moment it is asked at. */
export type RequestQuery = {
  world: World;
  moment: Moment;
  media: Media;
  query: Query;
  /** Of the times in the answer; `UTC` unless asked for. */
  zone: string;
};

/** A list, in pages where the provider has pages (only what is on the page is shown); or one object. */
export type Answer =
  | { items: readonly unknown[] }
  | { perPage: number; items: readonly (() => unknown)[] }
  | { object: object; results: number };
export type Handler = (asked: RequestQuery) => Answer;

/** A whole number that the rules have checked; undefined if nobody asked. */
export function numberIn(query: Query, name: string): number | undefined {
  const text = query[name];
  return text === undefined ? undefined : Number(text);
}

/** `1-2-3`: how the provider writes lists. */
export const numbersIn = (text: string): number[] => text.split('-').map(Number);

/** Letters without case and accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** API-01: values are matched in either case; what was not asked for fits anything. */
export function isSame(asked: string | undefined, value: string | null): boolean {
  return asked === undefined || (value !== null && value.toLowerCase() === asked.toLowerCase());
}

export function isFound(search: string | undefined, ...texts: (string | null)[]): boolean {
  if (search === undefined) return true;
  const wanted = fold(search);
  return texts.some((text) => text !== null && fold(text).includes(wanted));
}
