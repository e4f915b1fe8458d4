import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Answer, Cache, Endpoint } from '@safira/contract/endpoint';
import { AppError } from '@safira/contract/errors';
import { entryFault } from '@safira/contract/traffic';
import { type AccessRules, authorize, type Caller } from './access.ts';
import type { DependsOn } from './depends-on.ts';
import { encodingOf, isKnown, versionHeaders } from './headers.ts';
import type { HotAnswers } from './hot-answers.ts';
import { admitRead, type Limiter } from './limiter.ts';
import { routeSchema } from './openapi.ts';
import type { Reading, Snapshots } from './snapshots.ts';

export type Api = {
  app: FastifyInstance;
  snapshots: Snapshots;
  hot: HotAnswers;
  limiter: Limiter;
  access: AccessRules;
  /** The newest version there is, for readers that ask for one. */
  findHead: () => Promise<number>;
};

type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? {
        params: z.output<P>;
        query: z.output<Q>;
        body: z.output<B>;
        /** For counting what may be asked; nothing of it may stand in an answer that is kept. */
        address: string;
        /** Undefined for visitors, and in every public call. */
        caller: Caller | undefined;
      }
    : never;

/** Answers each call anew, for the caller alone. */
type Handle<E> = (input: Input<E>) => Promise<Answer<E>>;

/** Answers once per version, the same bytes to everybody. */
type Kept<E> = {
  /** Requests with the same key get the same answer. */
  key: (input: Input<E>) => string;
  answer: (input: Input<E>) => Promise<Answer<E> & { cache?: Cache; dependsOn: DependsOn }>;
};

/** The only way a route is made: checks what comes in, wraps what goes out, as the entry says. */
export function serve<E extends Endpoint>(api: Api, entry: E, handler: Handle<E> | Kept<E>): void {
  const fault = entryFault(entry);
  if (fault) throw new Error(fault);
  const isKept = typeof handler !== 'function';
  if (isKept !== (entry.cache !== 'none'))
    throw new Error(`${entry.path}: kept answers and cacheable entries go together`);
  api.app.route({
    method: entry.method,
    url: `/api${entry.path}`,
    schema: routeSchema(entry),
    // zod checks and JSON.stringify writes; the schema above is for the OpenAPI document only.
    validatorCompiler: () => () => true,
    serializerCompiler: () => (value) => JSON.stringify(value),
    handler: async (request, reply) => {
      const caller = await authorize(entry, request, api.access);
      // A read is counted where it costs something: see readKept.
      if (entry.rate !== 'read') await api.limiter.admit(entry.rate, request.ip);
      const input = { ...readInput(entry, request), caller } as Input<E>; // checked by the entry's own schemas
      if (isKept) return sendKept(api, { entry, kept: handler, input, request, reply });
      void reply.header('cache-control', 'private, no-store');
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
  };
}

function check<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError('invalid', z.prettifyError(result.error), { cause: result.error });
  return result.data;
}

type Asked<E> = { entry: E; kept: Kept<E>; input: Input<E>; request: FastifyRequest; reply: FastifyReply };

async function sendKept<E extends Endpoint>(api: Api, asked: Asked<E>) {
  const { entry, input, request, reply } = asked;
  const reading = await readKept(api, asked);
  const { snapshot, staleMs } = reading;
  const isHeld = isKnown(request.headers['if-none-match'], snapshot.etag);
  const encoding = encodingOf(request.headers['accept-encoding']);
  const bytes = isHeld ? undefined : await snapshot.bytes(encoding);
  const { 'x-request-id': _own, ...common } = reply.getHeaders() as OutgoingHttpHeaders; // with more names known to the type
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
  if (bytes && isPlain) {
    const list = Object.entries(headers).flat() as (string | number)[]; // each header has one value
    api.hot.remember(request.url, encoding, { ...reading, route: entry.path, headers: list, bytes });
  }
  // Straight to the socket: the bytes are finished, and Fastify's way of sending would cost as much again.
  reply.hijack();
  reply.raw.writeHead(bytes ? 200 : 304, { ...headers, 'x-request-id': request.id }).end(bytes);
}

async function readKept<E extends Endpoint>(
  { snapshots, findHead, limiter }: Api,
  { entry, kept, input, request }: Asked<E>,
): Promise<Reading> {
  const min = (input.query as { min?: number }).min ?? 0;
  const build = async () => {
    const { cache = entry.cache, dependsOn, ...answer } = await kept.answer(input);
    const seq = 'seq' in answer ? (answer.seq as number) : undefined;
    return { body: JSON.stringify({ success: true, ...answer }), seq, cache, dependsOn };
  };
  const mayAsk = async () => {
    await admitRead(limiter, request);
    // A made-up version must not make us build answers for nothing; each reader for himself, for `build` is shared.
    if (min > 0 && (await findHead()) < min) throw new AppError('version_not_ready');
  };
  return snapshots.read(`${entry.path} ${kept.key(input)}`, build, { min, admit: mayAsk });
}
