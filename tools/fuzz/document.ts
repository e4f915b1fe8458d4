import type { Endpoint } from '@safira/contract/endpoint';
import { endpoints } from '@safira/contract/endpoints';

/** The part of JSON Schema that the document uses. */
export type Schema = {
  type?: string;
  nullable?: boolean;
  enum?: readonly unknown[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: boolean;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
};

export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };

/** One call of the document, with its entry in the contract to judge the answers by. */
export type Operation = {
  method: string;
  /** `/api/teams/{id}` */
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  answer: Schema;
  entry: Endpoint;
};

type Content = { content?: Record<string, { schema: Schema }> };
type Written = { parameters?: Parameter[]; requestBody?: Content; responses: Record<string, Content> };
export type OpenApiDocument = { paths: Record<string, Record<string, Written>> };

const JSON_TYPE = 'application/json';

/** Every call that the OpenAPI document names. */
export function readOperations({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, written]) => {
      const method = name.toUpperCase();
      const entry = endpoints.find((one) => one.method === method && pathOf(one) === path);
      const answer = written.responses[String(entry?.status)]?.content?.[JSON_TYPE]?.schema;
      if (!entry || !answer) throw new Error(`${method} ${path} has no entry or no schema of its answer`);
      const body = written.requestBody?.content?.[JSON_TYPE]?.schema;
      return { method, path, parameters: written.parameters ?? [], body, answer, entry };
    }),
  );
}

const pathOf = ({ path }: Endpoint) => `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;

/** The call that a path belongs to; of several, the one with more fixed segments, as in the router. */
export function findOperation(operations: readonly Operation[], method: string, target: string) {
  // A proxy may send the absolute URL, and gets the same answer.
  const path = target.replace(/^https?:\/\/[^/]*/, '').replace(/[?#;].*$/s, '');
  const exact = operations.find((one) => one.path === path && one.method === method);
  if (exact) return exact;
  const segments = path.split('/');
  const wordsIn = (one: Operation) => one.path.split('/').filter((part) => !part.startsWith('{')).length;
  return operations
    .filter((one) => one.method === method && fits(one.path.split('/'), segments))
    .toSorted((a, b) => wordsIn(b) - wordsIn(a))[0];
}

const fits = (parts: readonly string[], segments: readonly string[]) =>
  parts.length === segments.length &&
  parts.every((part, at) => (part.startsWith('{') ? segments[at] !== '' : part === decoded(segments[at]!)));

/** The router reads `%61pi` as `api`. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
