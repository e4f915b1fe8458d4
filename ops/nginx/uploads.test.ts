import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { errorSentences } from '@safira/arabic/terms/errors';
import { uploadImage } from '@safira/contract/newsroom/images';
import { anEdge, anOrigin } from './an-edge.ts';

const { maxBytes } = uploadImage.upload!;
const PATH = '/api/newsroom/images';

/** Refuses those without a token before it reads their body; counts what others send. */
const origin = await anOrigin((request, response) => {
  const { authorization, cookie } = request.headers;
  if (!authorization) {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"unauthenticated"}');
    return;
  }
  void buffer(request).then((body) => {
    const seen = { url: request.url, authorization, cookie, type: request.headers['content-type'] };
    response
      .writeHead(201, { 'content-type': 'application/json', 'cache-control': 'private, no-store' })
      .end(JSON.stringify({ ...seen, bytes: body.length, sum: body.reduce((sum, byte) => sum + byte, 0) }));
  });
});
const { base, port } = await anEdge({ api: origin });

const post = (path: string, bytes: number, own: RequestInit = {}) =>
  fetch(base + path, {
    method: 'POST',
    body: Buffer.alloc(bytes, 1),
    headers: { authorization: 'Bearer x', 'content-type': 'image/png', cookie: 'a=b' },
    ...own,
  });

test('NEWS-04: an image of 10 MB reaches the API as it is, with its token and without cookies', async () => {
  const answer = await post(PATH, maxBytes);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'private, no-store']);
  expect(await answer.json()).toEqual({
    url: PATH,
    authorization: 'Bearer x',
    type: 'image/png',
    bytes: maxBytes,
    sum: maxBytes,
  });
});

test('NEWS-04: a larger image is refused with a sentence about images', async () => {
  const answer = await post(PATH, maxBytes + 1);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    413,
    'application/json; charset=utf-8',
  ]);
  const message = errorSentences.image_too_large;
  expect(await answer.json()).toEqual({ success: false, code: 'image_too_large', message });
});

test.each([
  '/api/newsroom/broadcasts/import',
  '/api/newsroom/images/',
  '/api/newsroom/images/x',
  '/api/newsroom/image',
  '/api/users/preferences',
  '/api/auth/login',
  '/api/matches/channels',
])('NEWS-04: %s takes no body of 2 MB', async (path) => {
  const answer = await post(path, 2 * 1024 * 1024);
  expect(answer.status === 413 ? await answer.json() : answer.status).toEqual(
    answer.status === 413 ? expect.objectContaining({ code: 'too_large' }) : 404,
  );
});

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])(
  'NEWS-04: %s is not found at the address of uploads',
  async (method) => {
    const headers = { authorization: 'Bearer x' };
    expect((await fetch(base + PATH, { method, headers })).status).toBe(404);
  },
);

test('NEWS-04: a visitor is refused before the image is sent, and nothing is kept of it', async () => {
  const head = [`POST ${PATH} HTTP/1.1`, 'host: x', 'content-type: image/png', `content-length: ${maxBytes}`];
  const status = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(Buffer.alloc(100_000));
    });
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(answer.toString('latin1').split('\r\n', 1)[0]!);
    });
    socket.once('error', reject);
    socket.setTimeout(5_000, () => socket.destroy(new Error('no answer')));
  });
  expect(status).toBe('HTTP/1.1 401 Unauthorized');
});
