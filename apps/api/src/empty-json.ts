import type { FastifyInstance } from 'fastify';

/** Many clients send a POST without a body as JSON of length 0; the schema decides whether that is valid. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parse(request, body as string, done); // `parseAs` makes it a string
  });
}
