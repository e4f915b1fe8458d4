import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type StreamRoute = {
  path: string;
  headers: Record<string, string>;
  /** Runs before anything is sent: an error that it throws is answered like any other. */
  admit: (request: FastifyRequest) => Promise<void>;
  start: (request: FastifyRequest, stream: ServerResponse) => void | Promise<void>;
};

/** The second way to define a route: answers that are written over time, outside the contract's envelope. */
export function serveStream(app: FastifyInstance, { path, headers, admit, start }: StreamRoute): void {
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    await admit(request);
    reply.hijack();
    reply.raw.writeHead(200, headers);
    await start(request, reply.raw);
  });
}
