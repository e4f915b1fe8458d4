import { createServer } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeMediaFetch, type MediaRules, publicOnly, standardMediaHosts } from './media-fetch.ts';

const HOST = 'media.test';
const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url!);
  if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' });
  response.end();
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** A resolver that returns these addresses for every name. */
const resolving = (...addresses: string[]) =>
  vi.fn<LookupFunction>((_host, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  );

async function reasonOf(url: string, rules: Partial<MediaRules> = {}): Promise<string> {
  const fetchMedia = makeMediaFetch({ hosts: [HOST], simulated: [], ...rules });
  const error = await fetchMedia(url, { redirect: 'manual', signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => new Error(`answered with ${status}`),
    (failure: Error) => failure,
  );
  return error.cause instanceof Error ? error.cause.message : error.message;
}

test.each([
  ['another host', 'https://evil.test/1.png', 'evil.test is not one of MEDIA_HOSTS'],
  ['a host with the same ending', 'https://evil-media.test/1.png', /not one of/],
  ['a subdomain', 'https://x.media.test/1.png', /not one of/],
  ['another port', 'https://media.test:8443/1.png', /not one of/],
  ['a trailing dot', 'https://media.test./1.png', /not one of/],
  ['a URL with the allowed host as its user', 'https://media.test@evil.test/1.png', /not one of/],
  ['an IP address', 'https://169.254.169.254/latest/meta-data/', /not one of/],
  ['an IP address in hexadecimal', 'https://0x7f.1/', /not one of/],
  ['plain http', 'http://media.test/1.png', 'not https'],
])('HOUSE: a picture at %s is not fetched', async (_, url, reason) => {
  const lookup = resolving('93.184.216.34');
  const refusal = await reasonOf(url, { lookup });
  expect(refusal).toMatch(reason);
  expect(lookup).not.toHaveBeenCalled();
});

test.each(['127.0.0.1', '[::1]'])('HOUSE: %s is refused even if MEDIA_HOSTS names it', async (host) => {
  expect(await reasonOf(`https://${host}/1.png`, { hosts: [host] })).toBe(
    'an IP address instead of a host name',
  );
});

test.each([
  ['a private address', ['10.0.0.5']],
  ['the metadata service', ['169.254.169.254']],
  ['loopback of IPv6', ['::1']],
  ['loopback mapped into IPv6', ['::ffff:127.0.0.1']],
  ['a public and a private address', ['93.184.216.34', '192.168.1.1']],
])('HOUSE: an allowed name that resolves to %s is refused', async (_, addresses) => {
  const lookup = resolving(...addresses);
  expect(await reasonOf(`https://${HOST}/1.png`, { lookup })).toBe(
    `${HOST} is at ${addresses.at(-1)}, not a public address`,
  );
  expect(lookup).toHaveBeenCalledOnce();
});

test('HOUSE: a name is resolved once, and the connection is made to the address that was checked', () => {
  const lookup = resolving('93.184.216.34', '2606:2800:220:1::1');
  const callback = vi.fn<Parameters<LookupFunction>[2]>();
  publicOnly(lookup)(HOST, { all: true }, callback);
  expect(callback).toHaveBeenLastCalledWith(null, [
    { address: '93.184.216.34', family: 4 },
    { address: '2606:2800:220:1::1', family: 6 },
  ]);
  publicOnly(lookup)(HOST, {}, callback);
  expect(callback).toHaveBeenLastCalledWith(null, '93.184.216.34', 4);
});

test('HOUSE: a name without an address is refused', async () => {
  expect(await reasonOf(`https://${HOST}/1.png`, { lookup: resolving() })).toBe(`${HOST} has no address`);
});

test('HOUSE: the origin of the simulator is allowed where it is configured, other ports of its host are not', async () => {
  expect(await reasonOf(`${origin}/1.png`, { simulated: [origin] })).toBe('answered with 200');
  expect(await reasonOf(`${origin}/1.png`)).toBe('not https');
  expect(await reasonOf('http://127.0.0.1:6379/', { simulated: [origin] })).toBe('not https');
});

test('HOUSE: a redirect is not followed', async () => {
  requests.length = 0;
  expect(await reasonOf(`${origin}/moved`, { simulated: [origin] })).toBe('answered with 302');
  expect(requests).toEqual(['/moved']);
});

test("HOUSE: the standard hosts include the provider's and the video site's", () => {
  expect(standardMediaHosts).toEqual(expect.arrayContaining(['media.api-sports.io', 'i.ytimg.com']));
});
