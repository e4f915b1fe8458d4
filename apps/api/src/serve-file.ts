import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Cache } from '@safira/contract/endpoint';
import { isKnownVersion } from '@safira/operations/http';
import { versionHeaders } from './headers.ts';

/** One version of a file; its bytes are made only for clients that do not have them. */
export type ServedFile = {
  etag: string;
  cache: Cache;
  /** How old it is, if it could not be renewed. */
  staleMs: number | undefined;
  /** The name under which browsers save it; without one they show it. */
  fileName?: string;
  bytes: () => Promise<Buffer>;
};

export type FileRoute = {
  path: string;
  contentType: string;
  find: (request: FastifyRequest) => Promise<ServedFile>;
};

/** The third way to define a route: finished bytes of another type than JSON, outside the contract's envelope. */
export function serveFile(app: FastifyInstance, { path, contentType, find }: FileRoute): void {
  app.get(path, { schema: { hide: true } }, async (request, reply): Promise<FastifyReply> => {
    const { etag, cache, staleMs, fileName, bytes } = await find(request);
    const isHeld = isKnownVersion(request.headers['if-none-match'], etag);
    const body = isHeld ? undefined : await bytes(); // before any header: an error has its own
    void reply.headers(versionHeaders({ etag, cache, staleMs }));
    if (fileName) {
      void reply.header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      );
    }
    return body ? reply.type(contentType).send(body) : reply.code(304).send();
  });
}
