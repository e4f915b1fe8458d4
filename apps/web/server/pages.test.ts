import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test, vi } from 'vitest';
import { contextOf, pageContext } from '../app/lib/page.ts';
import type { ApiAnswer, ApiReader } from './api-reader.ts';
import { makePages, type WebBuild } from './pages.ts';

/** The smallest possible build: one route without a component, which prints what it read, unescaped. */
function aBuild(onRender: () => void): WebBuild {
  const loader = async ({ context }: LoaderFunctionArgs) => {
    onRender();
    const { read, nonce } = context.get(pageContext);
    const reading = await read('/matches');
    const ours = `<script nonce="${nonce}">1</script>`;
    return new Response(reading.ok ? `${ours}${String(reading.body)}` : reading.message, {
      status: reading.ok ? 200 : reading.status,
      headers: { 'content-type': 'text/html' },
    });
  };
  const build = {
    routes: { root: { id: 'root', path: '*', module: { loader } } },
    entry: { module: { contextOf } },
    basename: '/',
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  };
  return build as unknown as WebBuild; // all that a route without a component needs of one
}

function setUp() {
  const onRender = vi.fn<() => void>();
  const onPage = vi.fn<(how: string) => void>();
  const world = { body: 'first', status: 200, sharedAge: 2, mayBeStale: true };
  const readApi: ApiReader = async (path, { etag }): Promise<ApiAnswer> => {
    const current = `"${world.body}"`;
    const isSame = world.status === 200 && etag === current;
    return { path, ...world, status: isSame ? 304 : world.status, etag: current };
  };
  const pages = makePages({ build: aBuild(onRender), readApi, onPage });
  const find = (url = '/', { isSearch = false, isNewsroom = false } = {}) =>
    pages.find({
      address: { url, key: url, isSearch, isNewsroom },
      page: {
        zone: { name: 'Asia/Riyadh', offsetMinutes: 180 },
        today: '2026-11-21',
        siteUrl: 'http://site',
        simulated: false,
        mailLinks: false,
        googleSignIn: false,
      },
      origin: 'http://page',
      maxAge: 3600,
      reader: '203.0.113.5',
    });
  return { world, find, onRender, onPage, pages };
}

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('HOME-11: concurrent requests share one rendering', async () => {
  const { find, onRender } = setUp();
  const [a, b, c] = await Promise.all([find(), find(), find()]);
  expect(onRender).toHaveBeenCalledOnce();
  expect(a).toBe(b);
  expect(b).toBe(c);
});

test('HOME-11: a cached page is served while the API reports no change', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { find, onRender, onPage } = setUp();
  const first = await find();
  later(500);
  await find();
  later(5_000);
  expect(await find()).toBe(first);
  expect(onRender).toHaveBeenCalledOnce();
  expect(onPage.mock.calls.flat()).toEqual(['rendered', 'kept', 'unchanged']);
  vi.useRealTimers();
});

test('OURS-07: the page of a search takes no place among the cached pages', async () => {
  const { find, onRender, pages } = setUp();
  await find('/', { isSearch: true });
  await find('/', { isSearch: true });
  expect(onRender).toHaveBeenCalledTimes(2);
  expect(pages.cachedBytes).toBe(0);
});

test('HOME-14: a page whose data has changed is rendered again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { world, find, onRender } = setUp();
  const first = await find();
  world.body = 'second';
  later(1_500);
  expect((await find()).etag).not.toBe(first.etag);
  expect(onRender).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('HOME-14: the edge may cache a page for as long as the API allows', async () => {
  const { world, find } = setUp();
  world.sharedAge = 600;
  const { headers } = await find();
  expect(headers['cache-control']).toBe(
    'public, max-age=0, s-maxage=600, stale-while-revalidate=30, stale-if-error=86400',
  );
});

test('NEWS-04: the edge may never serve a page stale if the API forbids it for one of its answers', async () => {
  const { world, find } = setUp();
  Object.assign(world, { sharedAge: 5, mayBeStale: false });
  const { headers } = await find();
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
});

test('NEWS-04: a page of the newsroom is stored nowhere, and no other page has its policy', async () => {
  const { find, onRender, pages } = setUp();
  const { headers } = await find('/', { isNewsroom: true });
  await find('/', { isNewsroom: true });
  expect(onRender).toHaveBeenCalledTimes(2);
  expect(pages.cachedBytes).toBe(0);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain('trusted-types ProseMirrorClipboard');
  expect((await find()).headers['content-security-policy']).toContain("trusted-types 'none'");
});

test('HOUSE: the CSP allows the scripts of the page, not one that came with its data', async () => {
  const { world, find } = setUp();
  world.body = '<script>alert(1)</script>';
  const page = await find();
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`'sha256-${hash('1')}'`);
  expect(page.headers['content-security-policy']).not.toContain(hash('alert(1)'));
  expect(gunzipSync(page.gzip).toString()).toBe('<script>1</script><script>alert(1)</script>');
});

test('HOUSE: two renderings of the same data have the same bytes and the same CSP', async () => {
  const [one, other] = await Promise.all([setUp().find(), setUp().find()]);
  expect(one.etag).toBe(other.etag);
  expect(one.headers).toEqual(other.headers);
});

test('API-06: a page without its data is not cached here, and for 1 s at the edge', async () => {
  const { world, find, onRender } = setUp();
  world.status = 503;
  const { status, headers } = await find();
  expect([status, headers['cache-control']]).toEqual([503, 'public, max-age=0, s-maxage=1']);
  await find();
  expect(onRender).toHaveBeenCalledTimes(2);
});
