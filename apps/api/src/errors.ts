import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { errorSentences } from '@safira/arabic/errors';
import { AppError, type ErrorBody, type ErrorCode, httpStatusOf } from '@safira/contract/errors';

const sentences: Record<ErrorCode, string> = errorSentences;

/** API-06: the one place where a failure becomes an answer. Whatever is not an AppError is a bug and tells nothing. */
export function registerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => send(reply, 'not_found'));
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const code = codeOf(error);
    if (code === 'internal') request.log.error({ err: error }, 'unexpected failure');
    else request.log.info({ code, detail: error.message }, 'refused');
    return send(reply, code);
  });
}

function codeOf(error: FastifyError | AppError): ErrorCode {
  if (error instanceof AppError) return error.code;
  // Fastify's own refusals: a body that is no JSON, too large, of another type.
  if ('statusCode' in error && error.statusCode && error.statusCode < 500) return 'invalid';
  return isDatabaseAway(error) ? 'unavailable' : 'internal';
}

function isDatabaseAway(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|57P0[123]|08...)$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}

function send(reply: FastifyReply, code: ErrorCode) {
  const status = httpStatusOf[code];
  if (status === 503) void reply.header('retry-after', '1');
  const body: ErrorBody = { success: false, code, message: sentences[code] };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
}
