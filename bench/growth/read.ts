import type pg from 'pg';

/** As in the routes. */
export const A_PAGE = 20;

/** One read, to be run with the argument of this number. */
export type Read = { arguments: number; run: (index: number) => Promise<unknown> };

/** Rows of a statement with a column `random`, the same ones at every run. */
export type Draw = <T extends pg.QueryResultRow>(statement: string) => Promise<T[]>;
