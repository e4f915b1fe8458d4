import type { FastifyRequest } from 'fastify';
import type { Answer, Endpoint } from '@safira/contract/endpoint';
import { AppError } from '@safira/contract/errors';
import { entryFault } from '@safira/contract/traffic';
import { authorize, type Caller } from './access.ts';
import { routeSchema } from './openapi.ts';
import type { Api } from './serve.ts';

/** Files that are held in memory at once. */
const MOST_OPEN = 8;

type UploadHandler<E> = (input: { bytes: Buffer; caller: Caller | undefined }) => Promise<Answer<E>>;

/**
 * The fourth way to define a route: the body is a file. Callers are checked before it is read, because it is large: a
 * file of a visitor is never held in memory.
 */
export function serveUpload<E extends Endpoint>(api: Api, entry: E, handler: UploadHandler<E>): void {
  const { upload } = entry;
  const fault = entryFault(entry);
  if (fault) throw new Error(fault);
  if (!upload) throw new Error(`${entry.path} takes no file`);
  const callers = new Map<FastifyRequest, Caller | undefined>();
  // In a context of its own: no other route reads bodies of these types, and this one reads no JSON.
  void api.app.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    own.route({
      method: entry.method,
      url: `/api${entry.path}`,
      bodyLimit: upload.maxBytes,
      schema: routeSchema(entry),
      validatorCompiler: () => () => true,
      serializerCompiler: () => (value) => JSON.stringify(value),
      onRequest: async (request, reply) => {
        const caller = await authorize(entry, request, api.access);
        if (entry.rate !== 'read' && entry.rate !== 'own') await api.limiter.admit(entry.rate, request.ip);
        if (!upload.contentTypes.includes(contentTypeOf(request))) throw new AppError(upload.otherType);
        if (callers.size >= MOST_OPEN) throw new AppError(upload.busy, 'too many files at once');
        callers.set(request, caller);
        const leave = () => void callers.delete(request);
        reply.raw.once('finish', leave).once('close', leave);
      },
      errorHandler: (error) => {
        // The next handler answers it as any other failure.
        throw 'statusCode' in error && error.statusCode === 413 ? new AppError(upload.tooLarge) : error;
      },
      handler: async (request, reply) => {
        void reply.code(entry.status).header('cache-control', 'private, no-store');
        const { body } = request;
        if (!Buffer.isBuffer(body)) throw new AppError(upload.otherType, 'no body');
        return { success: true, ...(await handler({ bytes: body, caller: callers.get(request) })) };
      },
    });
    done();
  });
}

const contentTypeOf = ({ headers }: FastifyRequest) =>
  (headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase();
