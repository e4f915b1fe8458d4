import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@safira/contract/endpoint';
import { entryFault } from '@safira/contract/traffic';
import { type AccessRules, authorize, type Caller } from './access.ts';
import type { Limiter } from './limiter.ts';
import { routeSchema } from './openapi.ts';

/** What every route takes from its entry in the contract. */
export function contractRoute(entry: Endpoint) {
  const fault = entryFault(entry);
  if (fault) throw new Error(fault);
  return {
    method: entry.method,
    url: `/api${entry.path}`,
    schema: routeSchema(entry),
    // zod validates and JSON.stringify serialises; the schema above is for the OpenAPI document only.
    validatorCompiler: () => () => true,
    serializerCompiler: () => (value: unknown) => JSON.stringify(value),
  };
}

/** Checks who calls, and how often. A read is counted only if an answer has to be built, see `readCached`. */
export async function admitCaller(
  { access, limiter }: { access: AccessRules; limiter: Limiter },
  entry: Endpoint,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  const caller = await authorize(entry, request, access);
  if (entry.rate !== 'read' && entry.rate !== 'own') await limiter.admit(entry.rate, request.ip);
  return caller;
}
