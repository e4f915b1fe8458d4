import { errorSentences } from '@safira/arabic/terms/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Answers failed requests: an error envelope for API clients, the static error page for readers. */
export function answerFailures(app: FastifyInstance, clientFolder: string) {
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a request failed');
    reply.header('cache-control', 'no-store');
    // Under these prefixes it is the connection to the API that failed, not the API.
    if (isForApi(request)) return reply.code(503).send(envelope('unavailable'));
    return reply.code(500).sendFile('500.html', clientFolder, { cacheControl: false });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send(envelope('not_found')),
  );
}

const isForApi = ({ url }: FastifyRequest) => url.startsWith('/api') || url.startsWith('/live');

/** API-06 */
const envelope = (code: keyof typeof errorSentences) => ({
  success: false,
  code,
  message: errorSentences[code],
});
