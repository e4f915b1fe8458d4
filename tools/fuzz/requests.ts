import { randomOf, type Random, whole } from '../../apps/simulator/src/random.ts';
import type { Operation } from './document.ts';
import type { Draft } from './draft.ts';
import { chance, encoded, pick } from './draws.ts';
import { makeHostile } from './hostile.ts';
import { oddInAddress, oddInBody } from './odd.ts';
import { isGiven, validValue } from './valid.ts';
import type { Words } from './words.ts';

/** Valid by the document; nearly so; not at all. */
export type Kind = 'valid' | 'nearly' | 'hostile';

export type FuzzRequest = {
  number: number;
  kind: Kind;
  /** The call it was made from. */
  operation: Operation;
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | undefined;
};

/** `token`: of the editor who makes the private calls; without it they are all refused. */
export type Source = { seed: number; operations: readonly Operation[]; words: Words; token?: string };

const SHARES: readonly [Kind, number][] = [
  ['valid', 0.55],
  ['nearly', 0.8],
  ['hostile', 1],
];
/** So many client addresses that none reaches its rate limit within a minute. */
const ADDRESSES = 40_000;

/** The n-th request of a seed: always the same, independent of the requests made before it. */
export function makeRequest({ seed, operations, words, token }: Source, number: number): FuzzRequest {
  const random = randomOf('fuzz', seed, number);
  const drawn = random();
  const [kind] = SHARES.find(([, limit]) => drawn < limit)!;
  const valid = signed(random, makeValid(random, pick(random, operations), words), token);
  const draft = kind === 'valid' ? valid : change(random, kind, valid);
  const { operation, method, segments, query, headers, body } = draft;
  const pairs = query.map(([name, value]) => `${name}=${value}`).join('&');
  const target = `${segments.join('/')}${pairs && `?${pairs}`}`;
  return { number, kind, operation, method, target, headers, body };
}

const change = (random: Random, kind: Kind, valid: Draft): Draft =>
  kind === 'nearly' ? makeNearly(random, valid) : makeHostile(random, valid);

/**
 * Private calls that need a password, a code, a link or a file, an id that is not in the document, the newest version of
 * what they change, or an admin: none of them succeeds.
 */
export const needsSecret = ({ path, method }: Operation) =>
  path === '/api/newsroom/audit' ||
  /^\/api\/podcasts\/(generate|cleanup)$/.test(path) ||
  /^\/api\/newsroom\/articles\/\{id\}\/(status|take-over|revisions\/\{version\})$/.test(path) ||
  (path.startsWith('/api/newsroom/articles') && method.toUpperCase() !== 'GET') ||
  path === '/api/newsroom/images' ||
  /^\/api\/newsroom\/broadcasts\/(matches\/\{id\}\/\{channel\}|probable\/\{id\})$/.test(path) ||
  path === '/api/newsroom/error-reports/{id}' ||
  path === '/api/newsroom/names/{kind}/{id}' ||
  /^\/api\/auth\/(login|google\/(start|finish)|password|reset|verify|totp(\/remove)?|export|delete|sessions\/\{id\})$/.test(
    path,
  );
/** They would end the session that all private calls share. */
const endsSession = ({ path }: Operation) => /^\/api\/auth\/(logout|sessions\/\{id\})$/.test(path);
/** Wrong passwords of one account are limited: more of them would only be refused. */
const CONFIRMED = 0.1;

function signed(random: Random, draft: Draft, token: string | undefined): Draft {
  const { operation, headers } = draft;
  const isSigned = !needsSecret(operation) || chance(random, CONFIRMED);
  if (!token || operation.entry.family !== 'private' || endsSession(operation) || !isSigned) return draft;
  return { ...draft, headers: { ...headers, authorization: `Bearer ${token}` } };
}

function makeValid(random: Random, operation: Operation, words: Words): Draft {
  const { path, parameters } = operation;
  const valueOf = ({ name, schema }: Operation['parameters'][number]) =>
    encoded(String(validValue(random, words, { name, path, schema })));
  const segments = path.split('/').map((part) => {
    const parameter = parameters.find((one) => one.in === 'path' && part === `{${one.name}}`);
    return parameter ? valueOf(parameter) : part;
  });
  const query = parameters
    .filter((one) => one.in === 'query' && isGiven(random, one))
    .map((one): [string, string] => [one.name, valueOf(one)]);
  const body =
    operation.body && JSON.stringify(validValue(random, words, { name: '', path, schema: operation.body }));
  const headers = ordinaryHeaders(random, body !== undefined);
  return { operation, method: operation.method, segments, query, headers, body };
}

const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip', 'br', 'identity', 'deflate', '*'];

function ordinaryHeaders(random: Random, hasBody: boolean): Record<string, string> {
  // The web server sends no client address; requests with a body nearly always come through the edge.
  const isThroughEdge = chance(random, hasBody ? 0.98 : 0.7);
  return {
    ...(chance(random, 0.6) && { 'accept-encoding': pick(random, ENCODINGS) }),
    ...(isThroughEdge && { 'x-forwarded-for': addressOf(random) }),
    ...(chance(random, 0.2) && { 'x-request-id': `fuzz-${whole(random, 1e6, 1e9)}` }),
    ...(hasBody && { 'content-type': 'application/json' }),
  };
}

function addressOf(random: Random): string {
  const number = whole(random, 0, ADDRESSES);
  const [high, low] = [number >> 8, number & 255];
  return number % 5 === 0
    ? `2001:db8:${number.toString(16)}::1`
    : `100.${64 + (high % 64)}.${high & 255}.${low}`;
}

/** Changes one or two parts of it. */
function makeNearly(random: Random, valid: Draft): Draft {
  const once = changeOne(random, valid);
  return chance(random, 0.3) ? changeOne(random, once) : once;
}

function changeOne(random: Random, draft: Draft): Draft {
  const { parameters } = draft.operation;
  if (draft.body !== undefined && chance(random, 0.7))
    return { ...draft, body: spoilBody(random, draft.body) };
  const parameter = pick(random, parameters);
  if (!parameter) return { ...draft, query: [...draft.query, ['unknown', oddInAddress(random, {})]] };
  const value = oddInAddress(random, parameter.schema);
  if (parameter.in === 'path') {
    const at = draft.operation.path.split('/').indexOf(`{${parameter.name}}`);
    return { ...draft, segments: draft.segments.with(at, value) };
  }
  const others = draft.query.filter(([name]) => name !== parameter.name);
  const own: [string, string] = [parameter.name, value];
  switch (whole(random, 0, 9)) {
    case 0: // missing
      return { ...draft, query: others };
    case 1: // repeated
      return { ...draft, query: [...draft.query, own, own] };
    case 2: // as some frameworks read lists and objects
      return {
        ...draft,
        query: [...others, [`${parameter.name}${pick(random, ['[]', '[a]', '.a', '%00'])}`, value]],
      };
    case 3:
      return {
        ...draft,
        query: [...draft.query, [pick(random, ['__proto__', 'constructor', '', '%00']), value]],
      };
    default:
      return { ...draft, query: [...others, own] };
  }
}

function spoilBody(random: Random, text: string): string {
  const body = JSON.parse(text) as Record<string, unknown>; // as makeValid wrote it
  const name = pick(random, Object.keys(body)) ?? 'matchId';
  const { [name]: _lost, ...others } = body;
  if (chance(random, 0.15)) return JSON.stringify(others);
  if (chance(random, 0.1)) return JSON.stringify({ ...body, unknown: oddInBody(random) });
  return JSON.stringify({ ...body, [name]: oddInBody(random) });
}
