import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { anEdge, anOrigin, SECRET } from './an-edge.ts';

/** The paths of the requests that reached an origin. */
const arrived: string[] = [];
const origin = await anOrigin(({ method, url, headers }, response) => {
  arrived.push(`${method} ${url} ${headers.host}`);
  response
    .setHeader('cache-control', 'public, s-maxage=1')
    .writeHead(url?.startsWith('/live/') ? 204 : 404)
    .end();
});
const { base, port, inside } = await anEdge({ api: origin, web: origin });

const message = JSON.stringify({ prev: 0, seq: 2 ** 53 - 1, changes: [] });
const authorization = `Bearer ${SECRET}`;

/** Sends a request over a socket, because fetch would normalise its path. */
function send(method: string, target: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = method === 'GET' ? '' : message;
    const lines = Object.entries({
      host: `127.0.0.1:${port}`,
      connection: 'close',
      'content-length': String(body.length),
      authorization,
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`);
    let answer = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`),
    );
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('end', () => resolve(answer)).on('error', reject);
    socket.setTimeout(5_000, () => socket.destroy(new Error(`${method} ${target} did not end`)));
  });
}

/** Everything that a stream of one channel receives until it is closed. */
async function subscribe(channel: string) {
  const closing = new AbortController();
  const response = await fetch(`${base}/live/${channel}`, {
    headers: { accept: 'text/event-stream', origin: 'https://evil.test' },
    signal: closing.signal,
  });
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  })().catch(() => {});
  return {
    response,
    text: () => text,
    close: async () => {
      closing.abort();
      await reading;
    },
  };
}

const targets = [
  '/publish/matches',
  '/publish/match/7',
  '/nchan',
  '/nginx',
  '/healthz',
  '/stream-exists',
  '/500.html',
];
const spellings: [string, (path: string) => string][] = [
  ['as it is', (path) => path],
  ['with two slashes', (path) => `/${path}`],
  ['with an encoded slash', (path) => path.replaceAll(/(?<=.)\//g, '%2f')],
  ['with an encoded letter', (path) => path.replace('n', '%6E').replace('p', '%70')],
  ['through another folder', (path) => `/api/..${path}`],
  ['through an encoded folder', (path) => `/api/%2e%2e${path}`],
  ['with a matrix parameter', (path) => `/api/..;${path}`],
  ['in capitals', (path) => path.toUpperCase()],
  ['with a dot at the end', (path) => `${path}.`],
  ['with a slash at the end', (path) => `${path}/`],
  ['as a whole address', (path) => `http://127.0.0.1:${port}${path}`],
  ['behind a fragment of the API', (path) => `/api/matches/..%2f..${path}`],
];
const hosts = [`127.0.0.1:${port}`, '127.0.0.1.', 'localhost', 'once', 'api', 'EVIL.test.'];

test.each(spellings)('HOUSE: private addresses %s are not found on the public port', async (_, spell) => {
  const stream = await subscribe('matches');
  for (const path of targets) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await send(method, spell(path));
      expect(answer.split('\r\n', 1)[0], `${method} ${spell(path)}`).toMatch(/^HTTP\/1\.1 (400|404|405) /);
      expect(answer).not.toMatch(/queued messages|Active connections|total published|alive/);
    }
  }
  expect(stream.text()).not.toContain('data:');
  await stream.close();
});

test.each(hosts)('HOUSE: as host %j publishing is not found on the public port', async (host) => {
  for (const extra of [{}, { 'x-origin': 'api' }, { 'x-origin': '' }]) {
    expect(await send('POST', '/publish/matches', { host, ...extra })).toMatch(/^HTTP\/1\.1 (400|404) /);
  }
});

test('HOUSE: a client cannot choose the origin by headers of its own', async () => {
  arrived.length = 0;
  await send('GET', '/about', { 'x-origin': 'api', 'x-zone': 'x', 'x-page-render': '1' });
  expect(arrived).toHaveLength(1);
});

test('HOUSE: publishing and counters need the secret on the private port', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${inside}/publish/matches`, { method: 'POST', headers, body: message });
  for (const headers of [
    {},
    { authorization: 'Bearer wrong' },
    { authorization: authorization.toUpperCase() },
  ]) {
    expect((await post(headers as Record<string, string>)).status).toBe(403);
  }
  for (const path of ['/nchan', '/nginx']) {
    expect((await fetch(inside + path)).status).toBe(403);
    expect((await fetch(inside + path, { headers: { authorization } })).status).toBe(200);
  }
  expect((await fetch(`${inside}/publish/matches`, { method: 'DELETE' })).status).toBe(403);
  const stream = await subscribe('matches');
  expect((await post({ authorization })).ok).toBe(true);
  await expect.poll(stream.text).toContain(message);
  await stream.close();
});

test('HOUSE: streams may be read by any page, never with credentials', async () => {
  for (const channel of ['matches', 'match/7']) {
    const stream = await subscribe(channel);
    expect(stream.response.status).toBe(200);
    expect(stream.response.headers.get('access-control-allow-origin')).toBe('*');
    expect(stream.response.headers.get('access-control-allow-credentials')).toBeNull();
    await stream.close();
  }
});
