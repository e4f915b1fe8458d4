import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { envelopeOf } from '@safira/contract/endpoint';
import { ErrorBody, httpStatusOf } from '@safira/contract/errors';
import { findOperation, type Operation } from './document.ts';
import type { FuzzRequest } from './requests.ts';
import { breaches } from './schema-check.ts';
import type { FuzzAnswer } from './send.ts';

const SLOW_MS = 2_000;
/** For an on-demand sync the API waits three seconds by design, and queries the database twelve times meanwhile. */
const WAITING_MS = 8_000;
const mayWait =
  /^\/api\/(players\/(?!search|cache)|competitions\/.+\/(standings|matches|top-scorers|statistics)|.+\/(squad|h2h))/;
const JSON_TYPE = 'application/json; charset=utf-8';
/** Addresses that answer, but are not calls of the document: the documentation and the pictures of shared links. */
const isUndocumented = /^(\/api\/docs(\/.*)?|\/api\/\w+\/([^/]+\/)?share\.png)$/;
const MOST_KNOWN = 200_000;

export type Judge = (request: FuzzRequest, answer: FuzzAnswer) => string[];

/** The statuses that nginx itself answers to requests it cannot parse, before it looks at the address. */
const unread = new Set([400, 404, 405, 408, 413, 414, 431, 501, 505]);

/**
 * Answers through the edge: cached copies carry the id of the request that created them, addresses are normalised
 * before they are looked up, those outside the API are pages, and nginx refuses invalid HTTP with its own error pages.
 */
export function makeEdgeJudge(operations: readonly Operation[]): Judge {
  const judge = makeJudge(operations);
  const isOwn = /x-request-id|^content-length missing|path that the document does not know/;
  return (request, answer) => {
    const isHtml = answer.headers['content-type']?.startsWith('text/html') ?? false;
    const target = inOrder(request.target);
    const isPage = request.kind !== 'valid' && !/^\/api(\/|\?|$)/.test(target);
    if (isPage) return answer.status >= 500 ? [`${request.method} of a page: ${answer.status}`] : [];
    if (request.kind !== 'valid' && isHtml && unread.has(answer.status)) return [];
    return judge({ ...request, target }, answer).filter((fault) => !isOwn.test(fault));
  };
}

/** An address as it is looked up: unescaped once, without empty steps, `.` and `..`. */
function inOrder(target: string): string {
  const [, path = '', query = ''] = /^([^?#]*)(.*)$/s.exec(target)!;
  try {
    // Not the URL class: it would leave escaped slashes as they are.
    const steps: string[] = [];
    for (const step of decodeURIComponent(path).split('/')) {
      if (step === '..') steps.pop();
      else if (step !== '' && step !== '.') steps.push(step);
    }
    return `/${steps.join('/')}${query}`;
  } catch {
    return target;
  }
}

/** API-01, API-06: the faults of an answer; the same fault always has the same text. */
export function makeJudge(
  operations: readonly Operation[],
  { slowMs = SLOW_MS }: { slowMs?: number } = {},
): Judge {
  const known = new Set<string>();
  const envelopes = new Map(operations.map((one) => [one, envelopeOf(one.entry).strict()]));

  /** The same bytes of the same call are checked only once. */
  function bodyFaults(operation: Operation, body: Buffer): string[] {
    const key = `${operation.method} ${operation.path} ${createHash('sha1').update(body).digest('base64')}`;
    if (known.has(key)) return [];
    const value = parsed(body);
    if (value === undefined) return ['a body that is no JSON'];
    const result = envelopes.get(operation)!.safeParse(value);
    const contractFaults = result.success
      ? []
      : [`${operation.path} breaks its contract: ${issueOf(result.error.issues[0]!)}`];
    const faults = [
      ...contractFaults,
      ...breaches(operation.answer, value)
        .slice(0, 1)
        .map((one) => `${operation.path} breaks its schema: ${one}`),
    ];
    if (faults.length === 0 && known.size < MOST_KNOWN) known.add(key);
    return faults;
  }

  function statusFaults(request: FuzzRequest, { status, headers }: FuzzAnswer, body: Buffer): string[] {
    const path = request.target.replace(/[?#].*$/s, '');
    if (status === 204) return request.method === 'OPTIONS' ? [] : ['204 to a method other than OPTIONS'];
    if (status === 304) return request.headers['if-none-match'] ? [] : ['304 without if-none-match'];
    if (request.method === 'HEAD') return isPromised(status) ? [] : [`HEAD is answered ${status}`];
    const operation = findOperation(operations, request.method, request.target);
    if (status === 200 || status === 201 || status === operation?.entry.status) {
      if (operation && operation.entry.status !== status) return [`${operation.path}: ${status}`];
      if (operation) return bodyFaults(operation, body);
      return isUndocumented.test(path) ? [] : [`${status} from a path that the document does not know`];
    }
    if (isUndocumented.test(path) && status < 400) return [];
    return refusalFaults(request, { status, headers }, body);
  }

  return (request, answer) => {
    const { headers, ms } = answer;
    const limit = mayWait.test(inOrder(request.target)) ? Math.max(slowMs, WAITING_MS) : slowMs;
    const late = ms > limit ? [`${callOf(request)}: slower than ${limit / 1_000} s`] : [];
    const body = unpacked(answer);
    if (body === undefined) return [...late, `a body that is no ${headers['content-encoding']}`];
    const path = request.target.replace(/[?#].*$/s, '');
    const forms = isUndocumented.test(path) ? [] : formFaults(request, answer);
    return [...late, ...forms, ...statusFaults(request, answer, body)];
  };
}

const promised = new Set<number>([200, 201, ...Object.values(httpStatusOf)]);
const isPromised = (status: number) => promised.has(status) && status !== httpStatusOf.internal;

/** API-06: a failure has one of the codes, the status that goes with it, and nothing else. */
function refusalFaults(
  request: FuzzRequest,
  { status, headers }: Pick<FuzzAnswer, 'status' | 'headers'>,
  body: Buffer,
) {
  const refusal = ErrorBody.strict().safeParse(parsed(body));
  if (!refusal.success) return [`${status} with a body that is no refusal: ${body.toString().slice(0, 50)}`];
  const { code } = refusal.data;
  const faults: string[] = [];
  if (httpStatusOf[code] !== status) faults.push(`${code} with the status ${status}`);
  if (code === 'internal') faults.push(`${callOf(request)}: 500`);
  if (code === 'unavailable') faults.push(`${callOf(request)}: 503 unavailable, although nothing is down`);
  if (code === 'version_not_ready' && !request.target.includes('min'))
    faults.push('503 for a version that was not requested');
  if ([202, 429, 503].includes(status) && !headers['retry-after'])
    faults.push(`${status} without retry-after`);
  if (request.kind === 'valid' && code === 'invalid')
    faults.push(`${callOf(request)}: what the document allows is refused`);
  return faults;
}

const callOf = ({ operation }: FuzzRequest) => `${operation.method} ${operation.path}`;

/** Faults of the headers and of the presence of a body. */
function formFaults(
  { method, headers: sentHeaders }: FuzzRequest,
  { status, headers, body }: FuzzAnswer,
): string[] {
  const faults: string[] = [];
  const hasBody = method !== 'HEAD' && status !== 204 && status !== 304;
  const id = sentHeaders['x-request-id'];
  if (!hasBody && body.length > 0) faults.push(`${status} to ${method} with a body`);
  if (hasBody && headers['content-type'] !== JSON_TYPE)
    faults.push(`content-type ${headers['content-type']}`);
  if (hasBody && headers['content-length'] !== String(body.length))
    faults.push(`content-length ${headers['content-length'] === undefined ? 'missing' : 'wrong'}`);
  if (!headers['x-request-id']) faults.push('no x-request-id');
  // A request with too many headers is answered without reading them, and its connection is closed.
  const isRead = headers.connection !== 'close';
  if (isRead && id && /^[\w-]{8,64}$/.test(id) && headers['x-request-id'] !== id)
    faults.push('another x-request-id');
  const coding = headers['content-encoding'];
  if (coding && !isAccepted(coding, sentHeaders['accept-encoding']))
    faults.push(`${coding} to a client that did not accept it`);
  return faults;
}

/** RFC 9110, 12.5.3: listed and not refused by `q=0`; if it is not listed, `*` decides. */
function isAccepted(coding: string, accepted = ''): boolean {
  const codings = accepted
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()));
  const accepts = codings.find(([name]) => name === coding) ?? codings.find(([name]) => name === '*');
  return accepts !== undefined && !accepts.some((part) => /^q=0(\.0*)?$/.test(part));
}

function unpacked({ headers, body }: FuzzAnswer): Buffer | undefined {
  if (body.length === 0) return body;
  try {
    if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
    return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  } catch {
    return undefined;
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** Without list indexes, so that the same fault in another row has the same text. */
const issueOf = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  `${path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.')}: ${message}`;
