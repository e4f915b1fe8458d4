import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Answer, Cache, Endpoint } from '@safira/contract/endpoint';
import { AppError } from '@safira/contract/errors';
import type { AccessRules, Caller } from './access.ts';
import { admitCaller, contractRoute } from './contract-route.ts';
import type { DependsOn } from './depends-on.ts';
import { encodingOf, isKnownVersion } from '@safira/operations/http';
import { versionHeaders } from './headers.ts';
import type { HotAnswers } from './hot-answers.ts';
import { admitRead, type Limiter } from './limiter.ts';
import type { Reading, Snapshots } from './snapshots.ts';

export type Api = {
  app: FastifyInstance;
  snapshots: Snapshots;
  /** The answers of searches. */
  searches: Snapshots;
  hot: HotAnswers;
  limiter: Limiter;
  access: AccessRules;
  /** The newest version there is, for requests with a minimum version. */
  findHead: () => Promise<number>;
};

type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? {
        params: z.output<P>;
        query: z.output<Q>;
        body: z.output<B>;
        /** For rate limiting; a cached answer must not depend on it. */
        address: string;
        /** As the client sent it; empty if it sent none. */
        userAgent: string;
        /** Undefined for visitors, and in every public call. */
        caller: Caller | undefined;
      }
    : never;

/** Builds an answer for each call, for its caller only. */
type Handle<E> = (input: Input<E>) => Promise<Answer<E>>;

/** Builds one answer per version, the same bytes for all callers. */
type CachedHandler<E> = {
  /** Requests with the same key get the same answer. */
  key: (input: Input<E>) => string;
  answer: (input: Input<E>) => Promise<Answer<E> & { cache?: Cache; dependsOn: DependsOn }>;
};

/** The only way to define a JSON route: validates the input and wraps the output according to the contract's entry. */
export function serve<E extends Endpoint>(api: Api, entry: E, handler: Handle<E> | CachedHandler<E>): void {
  const route = contractRoute(entry);
  if (entry.upload) throw new Error(`${entry.path} takes a file: see serveUpload`);
  const isCached = typeof handler !== 'function';
  if (isCached !== (entry.cache !== 'none'))
    throw new Error(`${entry.path}: a cacheable entry needs a cached handler, and the reverse`);
  api.app.route({
    ...route,
    handler: async (request, reply) => {
      const caller = await admitCaller(api, entry, request);
      const input = { ...readInput(entry, request), caller } as Input<E>; // checked by the entry's own schemas
      if (isCached) return sendCached(api, { entry, handler, input, request, reply });
      void reply.code(entry.status).header('cache-control', 'private, no-store');
      return { success: true, ...(await handler(input)) };
    },
  });
}

function readInput(entry: Endpoint, request: FastifyRequest) {
  const query = Object.entries(request.query as Record<string, unknown>).filter(([, value]) => value !== '');
  return {
    params: check(entry.params, request.params),
    query: check(entry.query, Object.fromEntries(query)),
    body: check(entry.body, request.body ?? {}),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
}

function check<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError('invalid', z.prettifyError(result.error), { cause: result.error });
  return result.data;
}

type CachedCall<E> = {
  entry: E;
  handler: CachedHandler<E>;
  input: Input<E>;
  request: FastifyRequest;
  reply: FastifyReply;
};

async function sendCached<E extends Endpoint>(api: Api, cachedCall: CachedCall<E>) {
  const { entry, input, request, reply } = cachedCall;
  const reading = await readCached(api, cachedCall);
  const { snapshot, staleMs } = reading;
  const isHeld = isKnownVersion(request.headers['if-none-match'], snapshot.etag);
  const encoding = encodingOf(request.headers['accept-encoding']);
  const bytes = isHeld ? undefined : await snapshot.bytes(encoding);
  const { 'x-request-id': _own, ...common } = reply.getHeaders() as OutgoingHttpHeaders; // knows more header names
  const headers: OutgoingHttpHeaders = {
    ...common,
    ...versionHeaders({ ...snapshot, staleMs }),
    vary: 'accept-encoding',
  };
  if (bytes) {
    headers['content-type'] = 'application/json; charset=utf-8';
    headers['content-length'] = bytes.length;
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
  }
  const isPlain = (input.query as { min?: number }).min === undefined && staleMs === undefined;
  if (bytes && isPlain && !entry.isSearch) {
    const list = Object.entries(headers).flat() as (string | number)[]; // each header has one value
    api.hot.remember(request.url, encoding, { ...reading, route: entry.path, headers: list, bytes });
  }
  // Straight to the socket: the bytes are final, and sending through Fastify would double the cost.
  reply.hijack();
  reply.raw.writeHead(bytes ? 200 : 304, { ...headers, 'x-request-id': request.id }).end(bytes);
}

async function readCached<E extends Endpoint>(
  { snapshots, searches, findHead, limiter }: Api,
  { entry, handler, input, request }: CachedCall<E>,
): Promise<Reading> {
  const min = (input.query as { min?: number }).min ?? 0;
  const build = async () => {
    const { cache = entry.cache, dependsOn, ...answer } = await handler.answer(input);
    const seq = 'seq' in answer ? (answer.seq as number) : undefined;
    return { body: JSON.stringify({ success: true, ...answer }), seq, cache, dependsOn };
  };
  const admit = async () => {
    await admitRead(limiter, request);
    // A made-up version must not cause useless builds. Checked for each reader, because they share `build`.
    if (min > 0 && (await findHead()) < min) throw new AppError('version_not_ready');
  };
  const cache = entry.isSearch ? searches : snapshots;
  return cache.read(`${entry.path} ${handler.key(input)}`, build, { min, admit });
}
