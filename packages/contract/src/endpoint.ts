import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Family, Method } from './traffic.ts';

/**
 * One API call. The route, its OpenAPI entry, the validation of its input and the client's types
 * all come from this one description.
 */
export type Endpoint<
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  B extends z.ZodType = z.ZodType,
  D extends z.ZodType = z.ZodType,
  S extends z.ZodObject = z.ZodObject,
> = {
  method: Method;
  /** Under `/api`, with `:name` for params. */
  path: string;
  summary: string;
  params: P;
  query: Q;
  body: B;
  data: D;
  /** Fields next to `data` in the envelope, such as `pagination`. */
  side: S;
  /** The HTTP status of a success: 201 if the call creates something that the caller then owns, 202 if it is done later. */
  status: 200 | 201 | 202;
  family: Family;
  access: Access;
  cache: Cache;
  rate: RateClass;
  /**
   * A search: every text makes an answer of its own, so its answers have small caches and a rate limit of their own, at
   * the edge and in the API, and never displace those of matches.
   */
  isSearch: boolean;
  /** Its body is one file, sent as it is; without it bodies are JSON. */
  upload?: Upload;
};

/** The files that a call takes, and how others are refused. */
export type Upload = {
  contentTypes: readonly string[];
  maxBytes: number;
  tooLarge: ErrorCode;
  otherType: ErrorCode;
  busy: ErrorCode;
};

/** Who may call it. */
export type Access = 'public' | 'member' | 'editor' | 'admin';

/**
 * How long shared caches may store the response. `none` responses are private to the caller. A `brief` one is never
 * served stale: what an editor withdraws is gone everywhere within ten seconds.
 * An endpoint names its shortest lifetime; the handler may choose a longer one (a day of last week).
 */
export type Cache = 'none' | 'brief' | 'live' | 'today' | 'steady' | 'settled';

/**
 * How often one IP address may call. `read` is bounded by the edge cache, not counted per caller; the handler of an
 * `own` call counts by itself, because its limits depend on what is sent.
 */
export type RateClass = 'read' | 'write' | 'auth' | 'own';

const nothing = z.object({});
type Nothing = typeof nothing;

export function endpoint<
  D extends z.ZodType,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.ZodType = Nothing,
  S extends z.ZodObject = Nothing,
>(entry: {
  method: Method;
  path: string;
  summary: string;
  data: D;
  params?: P;
  query?: Q;
  body?: B;
  side?: S;
  status?: 200 | 201 | 202;
  family?: Family;
  access?: Access;
  cache?: Cache;
  rate?: RateClass;
  isSearch?: boolean;
  upload?: Upload;
}) {
  // The type parameters default to exactly `nothing`, which the compiler cannot see through `??`.
  return {
    status: 200,
    family: 'public-read',
    access: 'public',
    cache: 'none',
    rate: 'read',
    isSearch: false,
    ...entry,
    params: entry.params ?? nothing,
    query: entry.query ?? nothing,
    body: entry.body ?? nothing,
    side: entry.side ?? nothing,
  } as Endpoint<P, Q, B, D, S>;
}

/** What a handler returns and a client reads: `data` and the side fields. */
export type Answer<E> =
  E extends Endpoint<z.ZodObject, z.ZodObject, z.ZodType, infer D, infer S>
    ? // An empty object's output would forbid every other field, `data` included.
      { data: z.output<D> } & (keyof S['shape'] extends never ? unknown : z.output<S>)
    : never;

/** The whole body of a successful response, for OpenAPI and for tests that check responses. */
export function envelopeOf(entry: Endpoint) {
  return z.object({ success: z.literal(true), data: entry.data, ...entry.side.shape });
}
