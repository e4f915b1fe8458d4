import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Page } from '../app/lib/page.ts';
import { readingOf, type ApiAnswer, type ApiReader } from './api-reader.ts';
import { withLateScripts } from './late-scripts.ts';
import type { PageAddress } from './page-key.ts';
import { contentSecurityPolicy, makeNonce, withoutNonce } from './security.ts';

/** The entry of our build also creates the context that its loaders read. */
export type WebBuild = ServerBuild & {
  entry: { module: { contextOf: (page: Page) => RouterContextProvider } };
};

/** A finished response, in every supported encoding. */
export type FinishedPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  br: Buffer;
  gzip: Buffer;
  bytes: number;
  /** The API answers it was rendered from, and when they were last found unchanged. */
  made: ApiAnswer[];
  checkedAt: number;
};

export type PageRequest = {
  address: PageAddress;
  page: Omit<Page, 'read' | 'nonce'>;
  origin: string;
  maxAge: number;
  /** IP address of the client. */
  reader: string;
};

type Options = {
  build: WebBuild;
  readApi: ApiReader;
  /** How a page was produced, for the metrics. */
  onPage?: (how: 'kept' | 'unchanged' | 'rendered') => void;
};

const CACHE_BYTES = 64 * 1024 * 1024;
const FRESH_MS = 1_000;

/**
 * Renders each page once per version of its data. A cached page is served again only if it was checked less than a
 * second ago, or if the API has just confirmed that none of its data has changed.
 */
export function makePages({ build, readApi, onPage }: Options) {
  const render = createRequestHandler(build, 'production');
  const cache = new LRUCache<string, FinishedPage>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const inFlight = new Map<string, Promise<FinishedPage>>();

  async function find(request: PageRequest): Promise<FinishedPage> {
    const { key } = request.address;
    const page = cache.get(key);
    if (page && Date.now() - page.checkedAt < FRESH_MS) {
      onPage?.('kept');
      return page;
    }
    const running = inFlight.get(key);
    if (running) return running;
    const making = checkOrMake(page, request).finally(() => inFlight.delete(key));
    inFlight.set(key, making);
    return making;
  }

  async function checkOrMake(page: FinishedPage | undefined, request: PageRequest): Promise<FinishedPage> {
    const answers = page
      ? await Promise.all(page.made.map(({ path, etag }) => readApi(path, { etag, reader: request.reader })))
      : [];
    if (page && answers.every(({ status }) => status === 304)) {
      page.checkedAt = Date.now();
      onPage?.('unchanged');
      return page;
    }
    const fresh = answers.filter(({ status }) => status !== 304);
    const made = await make(request, new Map(fresh.map((answer) => [answer.path, answer])));
    onPage?.('rendered');
    const { key, isSearch, isNewsroom } = request.address;
    const mayKeep = !isSearch && !isNewsroom;
    if (made.status === 200 && mayKeep && made.made.every(({ etag }) => etag)) cache.set(key, made);
    else cache.delete(key);
    return made;
  }

  async function make({ address, page, origin, maxAge, reader }: PageRequest, ready: Map<string, ApiAnswer>) {
    const made: ApiAnswer[] = [];
    const nonce = makeNonce();
    const context = build.entry.module.contextOf({
      ...page,
      nonce,
      read: async (path) => {
        const answer = ready.get(path) ?? (await readApi(path, { reader }));
        made.push({ ...answer, body: undefined });
        return readingOf(answer);
      },
    });
    const response = await render(new Request(new URL(address.url, origin)), context);
    return finish(response, { made, maxAge, nonce, isNewsroom: address.isNewsroom });
  }

  return {
    find,
    get cachedBytes() {
      return cache.calculatedSize;
    },
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Finishing = { made: ApiAnswer[]; maxAge: number; nonce: string; isNewsroom: boolean };

async function finish(response: Response, { made, maxAge, nonce, isNewsroom }: Finishing) {
  let body = Buffer.from(await response.arrayBuffer());
  if (response.status >= 500 && body.length === 0) throw new Error('The page could not be rendered.');
  const headers = headersOf(response);
  if (headers['content-type']?.startsWith('text/html')) {
    const html = withLateScripts(body.toString(), nonce);
    headers['content-security-policy'] = contentSecurityPolicy(html, nonce, { hasEditor: isNewsroom });
    body = Buffer.from(withoutNonce(html, nonce));
  }
  headers['cache-control'] = isNewsroom ? 'no-store' : cacheControl(response.status, made, maxAge);
  const [br, gzipped] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(body),
  ]);
  return {
    status: response.status,
    headers,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    br,
    gzip: gzipped,
    bytes: br.length + gzipped.length,
    made,
    checkedAt: Date.now(),
  } satisfies FinishedPage;
}

/** The headers of React Router's response that are sent on; this server sets the others itself. */
function headersOf({ headers }: Response): Record<string, string> {
  const ours = ['content-type', 'location'];
  return Object.fromEntries(
    [...headers].filter(([name]) => ours.includes(name) || name.startsWith('x-remix-')),
  );
}

/** As long as the shortest-lived answer in it, and not past midnight, when «اليوم» becomes another day. */
function cacheControl(status: number, made: ApiAnswer[], maxAge: number): string {
  // Many readers of a missing or unavailable page must not queue up behind each other.
  if (status === 404) return 'public, max-age=0, s-maxage=2';
  if (status === 503) return 'public, max-age=0, s-maxage=1';
  if (status !== 200) return 'no-store';
  const shared = Math.min(maxAge, ...made.map(({ sharedAge }) => Math.max(sharedAge, 2)));
  if (made.some(({ mayBeStale }) => !mayBeStale)) return `public, max-age=0, s-maxage=${shared}`;
  // Stale pages are served for about as long again while they are renewed: with a longer time a lone visitor would see
  // the page of the visitor before them.
  const renewing = Math.min(shared + 1, 30);
  return `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${renewing}, stale-if-error=86400`;
}
