import { describe, expect, test } from 'vitest';
import { aClock, failure, providerOf, TODAY } from '../testing/provider.ts';
import { after, cut, envelope, plain, serve, silence, softError } from '../testing/server.ts';

describe('retries', () => {
  test.each([
    ['a server error', plain(500, '{}')],
    ['a time-out of theirs', plain(499, '{}')],
    ['no content', plain(204, '')],
    ['a dead line', cut],
    ['too many requests by status', plain(429, '')],
    ['too many requests by words', softError({ rateLimit: 'Too many requests. …' })],
    ['too many requests in a list', softError(['Too many requests. …'])],
    [
      'an error the provider wants reported',
      softError({ bug: 'This is on our side', report: '…', time: '…' }),
    ],
  ])('HOME-14: after %s the request is retried', async (_, answer) => {
    await using server = await serve(answer, envelope());
    const { observations } = await providerOf(server).fixturesByDate(TODAY);
    expect(observations).toHaveLength(1);
    expect(server.seen).toHaveLength(2);
  });

  test('HOME-14: after three tries the provider is unavailable', async () => {
    await using server = await serve(plain(502, '<html>'));
    expect((await failure(providerOf(server).fixturesByDate(TODAY))).kind).toBe('unavailable');
    expect(server.seen).toHaveLength(3);
  });

  test('HOME-14: a request without an answer times out in real time and is retried', async () => {
    await using server = await serve(silence, envelope());
    const provider = providerOf(server, { timeoutMs: 500 });
    expect((await provider.fixturesByDate(TODAY)).observations).toHaveLength(1);
  });

  test('HOME-14: after a rate limit all calls wait for the Retry-After time', async () => {
    const limited = plain(429, '', { 'retry-after': '18' }); // 300 ms at clock speed 60
    await using server = await serve(limited, envelope());
    const provider = providerOf(server);
    const first = provider.fixturesByDate(TODAY);
    await expect.poll(() => server.seen.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 60));
    await Promise.all([first, provider.fixturesByDate({ date: '2026-11-22' })]);
    const [refused, ...later] = server.seen.map(({ at }) => at);
    for (const at of later) expect(at - refused!).toBeGreaterThanOrEqual(280);
  });
});

describe('calls that are not made', () => {
  /** A failure that is not retried. */
  const html = plain(200, '<html>');
  const slower = aClock(20);
  const worldSeconds = (n: number) =>
    new Promise((resolve) => setTimeout(resolve, (n * 1000) / slower.speed));

  test('HOME-14: after three failed calls the circuit opens; the next live poll is the trial call', async () => {
    await using server = await serve(html, html, html, envelope());
    const provider = providerOf(server, { clock: slower });
    for (let i = 0; i < 3; i++) await failure(provider.fixturesByDate(TODAY));
    await worldSeconds(3);
    expect((await failure(provider.fixturesByDate(TODAY))).kind).toBe('unavailable');
    expect(server.seen).toHaveLength(3);
    expect(provider.state().state).toBe('down');
    await worldSeconds(12);
    expect((await provider.fixturesByDate(TODAY)).observations).toHaveLength(1);
    expect(provider.state().state).toBe('ok');
  });

  test('HOME-14: a half-open circuit makes one trial call; if it fails, the waiting ones are not made', async () => {
    await using server = await serve(html, html, html, after(30, html), envelope());
    const provider = providerOf(server, { clock: slower });
    for (let i = 0; i < 3; i++) await failure(provider.fixturesByDate(TODAY));
    await worldSeconds(15);
    const days = ['2026-11-21', '2026-11-22', '2026-11-23'];
    await Promise.all(days.map((date) => failure(provider.fixturesByDate({ date }))));
    expect(server.seen).toHaveLength(4);
  });

  test('HOME-14: the trial call of a half-open circuit is not retried', async () => {
    const away = plain(503, '');
    await using server = await serve(away);
    const provider = providerOf(server, { clock: slower });
    for (let i = 0; i < 3; i++) await failure(provider.fixturesByDate(TODAY));
    expect(server.seen).toHaveLength(9);
    await worldSeconds(9);
    await failure(provider.fixturesByDate(TODAY));
    expect(server.seen).toHaveLength(10);
  });

  test('HOME-14: refusals of a single request do not open the circuit', async () => {
    const plan = softError({ plan: 'Free plans do not have access to this season.' });
    await using server = await serve(plan, plan, plan, plan, envelope());
    const provider = providerOf(server);
    for (let i = 0; i < 4; i++) await failure(provider.fixturesByDate(TODAY));
    expect((await provider.fixturesByDate(TODAY)).observations).toHaveLength(1);
  });

  test('HOME-14: after the daily quota is spent no call is made before midnight UTC', async () => {
    await using server = await serve(
      softError({ requests: 'You have reached the request limit' }),
      envelope(),
    );
    const clock = aClock();
    const provider = providerOf(server, { clock });
    await failure(provider.fixturesByDate(TODAY));
    clock.time = Date.parse('2026-11-21T23:59:59Z');
    expect((await failure(provider.fixturesByDate(TODAY))).kind).toBe('quota-spent');
    expect(provider.state().state).toBe('limited');
    expect(server.seen).toHaveLength(1);
    clock.time = Date.parse('2026-11-22T00:00:00Z');
    expect((await provider.fixturesByDate(TODAY)).observations).toHaveLength(1);
  });

  test('HOME-14: at most four calls are in flight', async () => {
    await using server = await serve(after(40, envelope()));
    await providerOf(server).fixturesById(Array.from({ length: 200 }, (_, i) => i + 1));
    expect(server.seen).toHaveLength(10);
    expect(server.mostAtOnce()).toBe(4);
  });

  test('HOME-14: at most the allowed number of calls start within a second', async () => {
    await using server = await serve(envelope());
    await providerOf(server, { perSecond: 2 }).fixturesById(Array.from({ length: 60 }, (_, i) => i + 1));
    const [first, , third] = server.seen.map(({ at }) => at).toSorted((a, b) => a - b);
    expect(third! - first!).toBeGreaterThanOrEqual(950);
  });
});
