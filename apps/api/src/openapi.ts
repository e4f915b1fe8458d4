import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema, preHandlerHookHandler } from 'fastify';
import { z } from 'zod';
import { type Endpoint, envelopeOf } from '@safira/contract/endpoint';
import { ErrorBody } from '@safira/contract/errors';

/** API-02: the document is generated from the contract; the page at /api/docs loads nothing from other hosts. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: 'صافرة', version: '1', description: 'Safira: the public API' },
    },
  });
  // Swagger UI inserts style elements; the policy of the site's own pages has no such exception.
  const policy =
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    uiHooks: { preHandler: sendCachedDocument(app) },
  });
}

/** Serialised once instead of for every request: some 200 KB that never change, and 7 ms of CPU each time. */
function sendCachedDocument(app: FastifyInstance): preHandlerHookHandler {
  let document: string | undefined;
  return (request, reply, done) => {
    if (request.routeOptions.url !== '/api/docs/json') return done();
    document ??= JSON.stringify(app.swagger());
    void reply.type('application/json; charset=utf-8').send(document);
  };
}

export function routeSchema(entry: Endpoint): FastifySchema {
  const hasBody = entry.method !== 'GET';
  return {
    summary: entry.summary,
    params: jsonSchema(entry.params, 'input'),
    querystring: jsonSchema(entry.query, 'input'),
    ...(hasBody && bodySchema(entry)),
    response: {
      [entry.status]: jsonSchema(envelopeOf(entry), 'output'),
      default: jsonSchema(ErrorBody, 'output'),
    },
  };
}

function bodySchema({ body, upload }: Endpoint): FastifySchema {
  if (!upload) return { body: jsonSchema(body, 'input') };
  // `consumes` is for the document alone, as the whole schema is.
  const schema = { consumes: [...upload.contentTypes], body: { type: 'string', format: 'binary' } };
  return schema;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, target: 'openapi-3.0', unrepresentable: 'any' });
}
