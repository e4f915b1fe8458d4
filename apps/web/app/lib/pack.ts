/**
 * Data of a loader as JSON. React Router's own encoding numbers every value, which compresses badly and is slow to
 * decode: it would add 7 KB to the page of a day with a hundred matches.
 */
export type Packed<T> = string & { readonly packed?: T };

export const pack = <T>(value: T): Packed<T> => JSON.stringify(value);
