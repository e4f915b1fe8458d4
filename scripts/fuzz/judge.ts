import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { envelopeOf } from '../../packages/contract/src/endpoint.ts';
import { ErrorBody, httpStatusOf } from '../../packages/contract/src/errors.ts';
import { findOperation, type Operation } from './document.ts';
import type { FuzzRequest } from './requests.ts';
import { breaches } from './schema-check.ts';
import type { FuzzAnswer } from './send.ts';

const SLOW_MS = 2_000;
/** Who asks for what has to be fetched first waits three seconds for it by design, and the twelve looks meanwhile. */
const WAITING_MS = 8_000;
const mayWait =
  /^\/api\/(players\/(?!search|cache)|competitions\/.+\/(standings|matches|top-scorers|statistics)|.+\/(squad|h2h))/;
const JSON_TYPE = 'application/json; charset=utf-8';
/** Addresses that answer, but are no calls: the documentation and pictures of matches. */
const isBeside = /^(\/api\/docs(\/.*)?|\/api\/matches\/[^/]+\/share\.png)$/;
const MOST_KNOWN = 200_000;

export type Judge = (asked: FuzzRequest, answer: FuzzAnswer) => string[];

/** What nginx answers by itself to requests that it does not understand, before it looks for an address. */
const unread = new Set([400, 404, 405, 408, 413, 414, 431, 501, 505]);

/**
 * Answers through the edge: copies carry the id of whoever made them, addresses are put in order before they are
 * looked up, those outside the API are pages, and what is no HTTP is refused in nginx's own words.
 */
export function makeEdgeJudge(operations: readonly Operation[]): Judge {
  const judge = makeJudge(operations);
  const isOwn = /x-request-id|^content-length missing|path that the document does not know/;
  return (asked, answer) => {
    const isHtml = answer.headers['content-type']?.startsWith('text/html') ?? false;
    const target = inOrder(asked.target);
    const isPage = asked.kind !== 'valid' && !/^\/api(\/|\?|$)/.test(target);
    if (isPage) return answer.status >= 500 ? [`${asked.method} of a page: ${answer.status}`] : [];
    if (asked.kind !== 'valid' && isHtml && unread.has(answer.status)) return [];
    return judge({ ...asked, target }, answer).filter((fault) => !isOwn.test(fault));
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

/** API-01, API-06: what is wrong with an answer, in words that say the same of the same fault. */
export function makeJudge(
  operations: readonly Operation[],
  { slowMs = SLOW_MS }: { slowMs?: number } = {},
): Judge {
  const known = new Set<string>();
  const envelopes = new Map(operations.map((one) => [one, envelopeOf(one.entry).strict()]));

  /** The same bytes of the same call need only one look. */
  function bodyFaults(operation: Operation, body: Buffer): string[] {
    const key = `${operation.method} ${operation.path} ${createHash('sha1').update(body).digest('base64')}`;
    if (known.has(key)) return [];
    const value = parsed(body);
    if (value === undefined) return ['a body that is no JSON'];
    const result = envelopes.get(operation)!.safeParse(value);
    const said = result.success
      ? []
      : [`${operation.path} breaks its contract: ${issueOf(result.error.issues[0]!)}`];
    const faults = [
      ...said,
      ...breaches(operation.answer, value)
        .slice(0, 1)
        .map((one) => `${operation.path} breaks its schema: ${one}`),
    ];
    if (faults.length === 0 && known.size < MOST_KNOWN) known.add(key);
    return faults;
  }

  function statusFaults(asked: FuzzRequest, { status, headers }: FuzzAnswer, body: Buffer): string[] {
    const path = asked.target.replace(/[?#].*$/s, '');
    if (status === 204) return asked.method === 'OPTIONS' ? [] : ['204 to what is no OPTIONS'];
    if (status === 304) return asked.headers['if-none-match'] ? [] : ['304 to who has nothing'];
    if (asked.method === 'HEAD') return isPromised(status) ? [] : [`HEAD is answered ${status}`];
    if (status === 200) {
      const operation = findOperation(operations, asked.method, asked.target);
      if (operation) return bodyFaults(operation, body);
      return isBeside.test(path) ? [] : ['200 from a path that the document does not know'];
    }
    if (isBeside.test(path) && status < 400) return [];
    return refusalFaults(asked, { status, headers }, body);
  }

  return (asked, answer) => {
    const { headers, ms } = answer;
    const limit = mayWait.test(inOrder(asked.target)) ? Math.max(slowMs, WAITING_MS) : slowMs;
    const late = ms > limit ? [`${callOf(asked)}: slower than ${limit / 1_000} s`] : [];
    const body = unpacked(answer);
    if (body === undefined) return [...late, `a body that is no ${headers['content-encoding']}`];
    const path = asked.target.replace(/[?#].*$/s, '');
    const forms = isBeside.test(path) ? [] : formFaults(asked, answer);
    return [...late, ...forms, ...statusFaults(asked, answer, body)];
  };
}

const promised = new Set<number>([200, ...Object.values(httpStatusOf)]);
const isPromised = (status: number) => promised.has(status) && status !== httpStatusOf.internal;

/** API-06: a failure has one of the codes, the status that goes with it, and nothing else. */
function refusalFaults(
  asked: FuzzRequest,
  { status, headers }: Pick<FuzzAnswer, 'status' | 'headers'>,
  body: Buffer,
) {
  const refusal = ErrorBody.strict().safeParse(parsed(body));
  if (!refusal.success) return [`${status} with a body that is no refusal: ${body.toString().slice(0, 50)}`];
  const { code } = refusal.data;
  const faults: string[] = [];
  if (httpStatusOf[code] !== status) faults.push(`${code} with the status ${status}`);
  if (code === 'internal') faults.push(`${callOf(asked)}: 500`);
  if (code === 'unavailable') faults.push(`${callOf(asked)}: 503 unavailable, with nothing away`);
  if (code === 'version_not_ready' && !asked.target.includes('min'))
    faults.push('503 for a version nobody asked for');
  if ([202, 429, 503].includes(status) && !headers['retry-after'])
    faults.push(`${status} without retry-after`);
  if (asked.kind === 'valid' && code === 'invalid')
    faults.push(`${callOf(asked)}: what the document allows is refused`);
  return faults;
}

const callOf = ({ operation }: FuzzRequest) => `${operation.method} ${operation.path}`;

/** What is around the body. */
function formFaults(
  { method, headers: asked }: FuzzRequest,
  { status, headers, body }: FuzzAnswer,
): string[] {
  const faults: string[] = [];
  const hasBody = method !== 'HEAD' && status !== 204 && status !== 304;
  const id = asked['x-request-id'];
  if (!hasBody && body.length > 0) faults.push(`${status} to ${method} with a body`);
  if (hasBody && headers['content-type'] !== JSON_TYPE)
    faults.push(`content-type ${headers['content-type']}`);
  if (hasBody && headers['content-length'] !== String(body.length))
    faults.push(`content-length ${headers['content-length'] === undefined ? 'missing' : 'wrong'}`);
  if (!headers['x-request-id']) faults.push('no x-request-id');
  // What has more headers than are read is answered without a look at them, and hung up on.
  const isRead = headers.connection !== 'close';
  if (isRead && id && /^[\w-]{8,64}$/.test(id) && headers['x-request-id'] !== id)
    faults.push('another x-request-id');
  const coding = headers['content-encoding'];
  if (coding && !isAccepted(coding, asked['accept-encoding']))
    faults.push(`${coding} to who did not ask for it`);
  return faults;
}

/** RFC 9110, 12.5.3: named and not refused by `q=0`, else as `*` says. */
function isAccepted(coding: string, accepted = ''): boolean {
  const wishes = accepted
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()));
  const wish = wishes.find(([name]) => name === coding) ?? wishes.find(([name]) => name === '*');
  return wish !== undefined && !wish.some((part) => /^q=0(\.0*)?$/.test(part));
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

/** Without the numbers of lists: the same fault in another row is the same. */
const issueOf = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  `${path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.')}: ${message}`;
