import type { FastifyInstance } from 'fastify';

/** A POST without a body is sent as JSON of length 0 by many clients; the schema decides whether that is enough. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parse(request, body as string, done); // parsed as a string, so it is one
  });
}
