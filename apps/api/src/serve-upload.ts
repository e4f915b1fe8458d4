import type { FastifyRequest } from 'fastify';
import type { Answer, Endpoint } from '@safira/contract/endpoint';
import { AppError } from '@safira/contract/errors';
import type { Caller } from './access.ts';
import { admitCaller, contractRoute } from './contract-route.ts';
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
  const route = contractRoute(entry);
  if (!upload) throw new Error(`${entry.path} takes no file`);
  const callers = new Map<FastifyRequest, Caller | undefined>();
  // In a context of its own: no other route reads bodies of these types, and this one reads no JSON.
  void api.app.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    own.route({
      ...route,
      bodyLimit: upload.maxBytes,
      onRequest: async (request, reply) => {
        const caller = await admitCaller(api, entry, request);
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
