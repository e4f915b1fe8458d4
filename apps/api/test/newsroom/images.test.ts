import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { uploadImage } from '@safira/contract/newsroom/images';
import { jpeg, noise, png } from '@safira/media/testing/files';
import { atEnd } from '@safira/testkit/at-end';
import { testDatabase } from '@safira/testkit/database';
import { callAs, refused, send } from '../accounts/accounts.ts';
import { NOW, startApi } from '../api.ts';
import { aSession, anAccount, aTokenOf } from '../accounts/stored-accounts.ts';

const { db, owner } = await testDatabase();
const mediaFolder = mkdtempSync(join(tmpdir(), 'safira-images-'));
atEnd(() => rmSync(mediaFolder, { recursive: true }));
const { app } = await startApi({ db, mediaFolder, images: { timeoutMs: 60_000, patienceMs: 60_000 } });
const token = await aTokenOf(owner, 'منى', 'editor');
const ofType = (type: string) => ({ headers: { 'content-type': type } });
const asPng = ofType('image/png');

const upload = async (body: Buffer, own: { token?: string; headers?: Record<string, string> } = {}) =>
  (await callAs(app, uploadImage, { token, ...asPng, ...own, body })).data.image;
const fileOf = (url: string) => join(mediaFolder, url.slice('/media/'.length));
const rows = () => owner.selectFrom('article_images').selectAll().orderBy('id').execute();

test('NEWS-04: an upload answers with the image in three widths, and stores who uploaded it when', async () => {
  const editor = await anAccount(owner, 'هدى', 'editor');
  const { token: own } = await aSession(owner, editor, { hasSecondFactor: true });
  const { id, ...image } = await upload(await noise(700, 350).jpeg().toBuffer(), {
    token: own,
    ...ofType('image/jpeg'),
  });
  const [row] = await owner.selectFrom('article_images').selectAll().where('id', '=', id).execute();
  const url = (width: number) => `/media/news/${row!.sha256}-${width}.webp`;
  expect(image).toEqual({
    sha256: row!.sha256,
    width: 700,
    height: 350,
    sources: [
      { url: url(320), width: 320 },
      { url: url(640), width: 640 },
      { url: url(1200), width: 700 },
    ],
  });
  expect(image.sources.map((source) => existsSync(fileOf(source.url)))).toEqual([true, true, true]);
  expect(row).toMatchObject({ uploaded_by: editor, uploaded_at: new Date(NOW) });
  await owner.deleteFrom('users').where('id', '=', editor).execute();
  expect((await rows()).find((one) => one.id === id)).toMatchObject({ uploaded_by: null });
});

test('NEWS-04: the same file is the same image, and is not encoded again', async () => {
  const first = await upload(png);
  const { mtimeMs } = statSync(fileOf(first.sources[0]!.url));
  const other = await aTokenOf(owner, 'ليلى', 'admin');
  expect(await upload(png, { token: other, ...ofType('image/webp') })).toEqual(first);
  expect(statSync(fileOf(first.sources[0]!.url)).mtimeMs).toBe(mtimeMs);
});

test('NEWS-04: the same file from several editors at once is one image', async () => {
  const file = await noise(60, 60).png().toBuffer();
  const before = (await rows()).length;
  const images = await Promise.all([upload(file), upload(file), upload(file)]);
  expect(new Set(images.map(({ id }) => id)).size).toBe(1);
  expect(await rows()).toHaveLength(before + 1);
});

test('NEWS-04: an image whose files were lost is stored again by uploading it', async () => {
  const image = await upload(jpeg);
  rmSync(fileOf(image.sources[1]!.url));
  expect(await upload(jpeg)).toEqual(image);
  expect(existsSync(fileOf(image.sources[1]!.url))).toBe(true);
});

test.each(['image/jpeg', 'image/png', 'image/webp', 'IMAGE/PNG', 'image/png; charset=binary'])(
  'NEWS-04: an image sent as %s is taken, whatever of the three it is',
  async (type) => {
    expect((await upload(jpeg, ofType(type))).width).toBe(48);
  },
);

test.each([
  '',
  'text/html',
  'image/svg+xml',
  'image/gif',
  'image/*',
  'image/png, text/html',
  'application/octet-stream',
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
])('NEWS-04: a body sent as %j is refused, though it is an image', async (type) => {
  expect(await refused(app, uploadImage, { token, body: png, ...ofType(type) })).toEqual({
    status: 415,
    code: 'image_type',
  });
});

test('NEWS-04: a file of no bytes, and none at all, is refused', async () => {
  const refusal = { status: 415, code: 'image_type' };
  expect(await refused(app, uploadImage, { token, ...asPng, body: Buffer.alloc(0) })).toEqual(refusal);
  expect(await refused(app, uploadImage, { token, ...asPng })).toEqual(refusal);
  expect(await refused(app, uploadImage, { token })).toEqual(refusal);
});

test('NEWS-04: 10 MB are taken, one byte more is refused', async () => {
  const most = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024 - png.length)]);
  expect((await upload(most)).width).toBe(48);
  const more = Buffer.concat([most, Buffer.alloc(1)]);
  expect(await refused(app, uploadImage, { token, ...asPng, body: more })).toEqual({
    status: 413,
    code: 'image_too_large',
  });
});

test('NEWS-04: other calls of the newsroom take neither images nor large bodies', async () => {
  const preview = { method: 'POST', path: '/newsroom/broadcasts/import/preview' } as const;
  const asJson = ofType('application/json');
  const image = await send(app, preview, { token, ...asPng, body: png });
  const large = await send(app, preview, { token, ...asJson, body: Buffer.alloc(70_000, ' ') });
  expect([image.statusCode, large.statusCode]).toEqual([400, 413]);
});

test('NEWS-04: names that a client sends are used nowhere', async () => {
  const before = readdirSync(mediaFolder, { recursive: true }).length;
  const names = ['../../x.php', '..\\..\\x.html', '/etc/cron.d/x', 'x.webp\0.html', '%2e%2e%2fx'];
  for (const name of names) {
    const headers = {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${encodeURI(name)}"`,
      'x-file-name': encodeURI(name),
    };
    const query = { token, body: png, headers, path: `/newsroom/images?name=${encodeURIComponent(name)}` };
    const { data } = await callAs(app, uploadImage, query);
    expect(data.image.sources[0]!.url).toMatch(/^\/media\/news\/[0-9a-f]{64}-320\.webp$/);
    const inPath = { ...query, path: `/newsroom/images/${encodeURIComponent(name)}` };
    expect((await send(app, uploadImage, inPath)).statusCode).toBe(404);
  }
  expect(readdirSync(mediaFolder, { recursive: true })).toHaveLength(before);
});

test.each<[string, number, Record<string, string>]>([
  ['from our own pages', 201, { origin: 'http://127.0.0.1:8080', 'sec-fetch-site': 'same-origin' }],
  ['from another origin', 403, { origin: 'https://evil.test' }],
  ['from an opaque origin', 403, { origin: 'null' }],
  ['from another site', 403, { 'sec-fetch-site': 'cross-site' }],
  ['from another subdomain', 403, { 'sec-fetch-site': 'same-site' }],
])('NEWS-04: an upload %s is answered with %i', async (_, status, headers) => {
  const request = { token, body: png, headers: { ...asPng.headers, ...headers } };
  expect((await send(app, uploadImage, request)).statusCode).toBe(status);
});

test('NEWS-04: a token in a cookie or in the address is no credential', async () => {
  const headers = { ...asPng.headers, cookie: `token=${token}; session=${token}` };
  const path = `/newsroom/images?token=${token}&access_token=${token}`;
  expect(await refused(app, uploadImage, { body: png, headers, path })).toMatchObject({ status: 401 });
});

/** An API on a port; `begin` sends the head of an upload and none of its file. */
async function listening() {
  const { app: own } = await startApi({ db, mediaFolder, images: { timeoutMs: 60_000 } });
  await own.listen({ host: '127.0.0.1', port: 0 });
  const { port } = own.server.address() as AddressInfo; // it listens on a port, not on a file
  const begin = (bytes: number, bearer?: string) => {
    const head = ['POST /api/newsroom/images HTTP/1.1', 'host: x', 'content-type: image/png'];
    const lines = [
      ...head,
      `content-length: ${bytes}`,
      ...(bearer ? [`authorization: Bearer ${bearer}`] : []),
    ];
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    const status = new Promise<string>((resolve, reject) => {
      socket.once('data', (answer) => resolve(answer.toString('latin1').slice(9, 12)));
      socket.once('close', () => resolve('closed'));
      socket.once('error', reject);
    });
    return { status, close: () => socket.destroy() };
  };
  return { begin, url: `http://127.0.0.1:${port}/api/newsroom/images` };
}

test('NEWS-04: a file that arrives in pieces over a connection is stored', async () => {
  const { url } = await listening();
  const file = await noise(900, 600).png().toBuffer();
  const pieces = ReadableStream.from([file.subarray(0, 9), file.subarray(9, 5_000), file.subarray(5_000)]);
  const headers = { ...asPng.headers, authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method: 'POST', headers, body: pieces, duplex: 'half' });
  expect([answer.status, await answer.json()]).toMatchObject([201, { data: { image: { width: 900 } } }]);
});

test('NEWS-04: a caller without rights, and a file that is too long, is refused before it is sent', async () => {
  const { begin } = await listening();
  const member = await aTokenOf(owner, 'سارة', 'member');
  const begun = [begin(10_000_000), begin(10_000_000, member), begin(10_485_761, token)];
  expect(await Promise.all(begun.map(({ status }) => status))).toEqual(['401', '403', '413']);
  for (const { close } of begun) close();
});

test('NEWS-04: eight files are received at once, one more is refused, and broken uploads make room', async () => {
  const { begin } = await listening();
  const begun = Array.from({ length: 9 }, () => begin(1_000, token));
  const stateOf = ({ status }: (typeof begun)[number]) => Promise.race([status, wait(1_000, 'open')]);
  expect(await Promise.race(begun.map(({ status }) => status))).toBe('503');
  const states = await Promise.all(begun.map(stateOf));
  expect(states.filter((state) => state === 'open')).toHaveLength(8);
  for (const { close } of begun) close();
  const another = async () => {
    const one = begin(1_000, token);
    const state = await stateOf(one);
    one.close();
    return state;
  };
  await expect.poll(another, { timeout: 30_000 }).toBe('open');
});

test('NEWS-04: the OpenAPI document says that the body is a file of one of three types', async () => {
  const document = (await app.inject({ url: '/api/docs/json' })).json<object>();
  const file = { schema: { type: 'string', format: 'binary' } };
  expect(document).toHaveProperty(['paths', '/api/newsroom/images', 'post', 'requestBody', 'content'], {
    'image/jpeg': file,
    'image/png': file,
    'image/webp': file,
  });
});
