import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorSentences } from '@safira/arabic/terms/errors';
import { AppError, type ErrorBody, type ErrorCode, httpStatusOf } from '@safira/contract/errors';
import { familyOfRequest } from './headers.ts';

const sentences: Record<ErrorCode, string> = errorSentences;

/** Retry-After, in seconds. */
const retryAfterSeconds: Partial<Record<ErrorCode, number>> = {
  syncing: 3,
  version_not_ready: 1,
  unavailable: 2,
  images_busy: 5,
  mail_unavailable: 3_600,
  too_many_requests: 60,
};

/**
 * Seconds that shared caches may store an error of a public read: many requests for an address that does not exist, or
 * does not exist yet, must not queue up behind one another. No other error is cached.
 */
const cachedSeconds: Partial<Record<ErrorCode, number>> = {
  not_found: 2,
  match_not_found: 2,
  date_out_of_range: 2,
  syncing: 1,
  unavailable: 1,
};

/** API-06: the one place where a failure becomes an answer. Any error but AppError is a bug: no details are sent. */
export function registerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => send(reply, 'not_found'));
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const code = codeOf(error);
    if (code === 'internal') request.log.error({ err: error }, 'unexpected failure');
    else request.log.info({ code, detail: error.message }, 'refused');
    return send(reply, code, error instanceof AppError ? error : undefined);
  });
}

/** API-06: requests that Fastify refuses before routing: a malformed URL, or a URL parameter that is too long. */
export function refuseAddress(_error: FastifyError, { id }: FastifyRequest, reply: FastifyReply): void {
  void send(reply.header('x-request-id', id), 'invalid');
}

/** API-06: malformed HTTP, or too many headers, never becomes a request: the connection gets this answer and ends. */
export function refuseConnection({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal: ErrorBody = { success: false, code: 'invalid', message: sentences.invalid };
  const body = JSON.stringify(refusal);
  const head = [
    'HTTP/1.1 400 Bad Request',
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${randomUUID()}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function codeOf(error: FastifyError | AppError): ErrorCode {
  if (error instanceof AppError) return error.code;
  // Fastify's own errors: a body that is too large, not JSON, or of another type.
  if ('statusCode' in error && error.statusCode === 413) return 'too_large';
  if ('statusCode' in error && error.statusCode && error.statusCode < 500) return 'invalid';
  return isDatabaseAway(error) ? 'unavailable' : 'internal';
}

/** PostgreSQL is unreachable, starting, full or too slow: not a fault of the request. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(code) ||
    /^(57P0[1-4]|57014|53300|08...)$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(error.message)
  );
}

function send(reply: FastifyReply, code: ErrorCode, error?: AppError) {
  const status = httpStatusOf[code];
  const retryAfter = error?.retryAfterSeconds ?? retryAfterSeconds[code];
  if (retryAfter) void reply.header('retry-after', retryAfter);
  const fields = error?.fields?.map((one) => ({ ...one, message: sentences[one.code] }));
  const body: ErrorBody = { success: false, code, message: sentences[code], ...(fields && { fields }) };
  const cached = familyOfRequest(reply.request) === 'public-read' ? cachedSeconds[code] : undefined;
  return reply
    .code(status)
    .header('cache-control', cached ? `public, max-age=0, s-maxage=${cached}` : 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
}
