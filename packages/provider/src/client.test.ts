import { describe, expect, test } from 'vitest';
import { anItem } from '../testing/fixture.ts';
import { failure, providerOf, START, TODAY } from '../testing/provider.ts';
import { after, envelope, plain, serve, softError } from '../testing/server.ts';

describe('requests', () => {
  test('HOME-19: a day is requested by date and zone, with the key in its header', async () => {
    await using server = await serve(envelope());
    const provider = providerOf(server);
    const { observations } = await provider.fixturesByDate({ ...TODAY, timezone: 'Asia/Riyadh' });
    expect(observations.map(({ match }) => match.id)).toEqual([1378040]);
    const [{ url, headers } = { url: undefined, headers: undefined }] = server.seen;
    expect(url?.pathname).toBe('/fixtures');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      date: '2026-11-21',
      timezone: 'Asia/Riyadh',
    });
    expect(headers?.['x-apisports-key']).toBe('secret');
  });

  test('API-01: seasons and live leagues are requested with the provider’s parameters', async () => {
    await using server = await serve(envelope());
    const provider = providerOf(server);
    await provider.fixturesBySeason({ league: 39, season: 2026 });
    await provider.liveFixtures({ leagues: [39, 307] });
    expect(server.seen.map(({ url }) => url.search)).toEqual(['?league=39&season=2026', '?live=39-307']);
  });

  test('API-01: an empty list of leagues or ids makes no call', async () => {
    await using server = await serve(envelope());
    const provider = providerOf(server);
    expect(await provider.liveFixtures({ leagues: [] })).toEqual({
      observations: [],
      matches: [],
      refused: [],
    });
    expect(await provider.fixturesById([])).toEqual({ observations: [], matches: [], refused: [] });
    expect(server.seen).toHaveLength(0);
  });

  test('API-01: ids are requested twenty at a time, each once', async () => {
    await using server = await serve(envelope());
    const ids = Array.from({ length: 45 }, (_, i) => i + 1);
    await providerOf(server).fixturesById([...ids, 1, 2]);
    const requested = server.seen.map(({ url }) => url.searchParams.get('ids')?.split('-').map(Number) ?? []);
    expect(requested.map(({ length }) => length).toSorted((a, b) => b - a)).toEqual([20, 20, 5]);
    expect(requested.flat().toSorted((a, b) => a - b)).toEqual(ids);
  });

  test('API-01: identical requests in flight share one call', async () => {
    await using server = await serve(after(50, envelope()));
    const provider = providerOf(server);
    const [one, two] = await Promise.all([provider.fixturesByDate(TODAY), provider.fixturesByDate(TODAY)]);
    expect(two).toEqual(one);
    expect(server.seen).toHaveLength(1);
    await provider.fixturesByDate(TODAY);
    expect(server.seen).toHaveLength(2);
  });
});

describe('answers', () => {
  test('HOME-14: a bad item is set aside with its reason and the others are read', async () => {
    const bad = { ...anItem({ id: 2 }), goals: { home: 'two', away: 0 } };
    await using server = await serve(envelope({ items: [anItem({ id: 1 }), bad, null, anItem({ id: 3 })] }));
    const { observations, refused } = await providerOf(server).fixturesByDate(TODAY);
    expect(observations.map(({ match }) => match.id)).toEqual([1, 3]);
    expect(refused).toEqual([
      { id: 2, reason: expect.stringContaining('goals.home'), item: bad },
      { id: null, reason: expect.any(String), item: null },
    ]);
  });

  test('HOME-14: of a match that is twice in one answer, the last counts', async () => {
    const items = [anItem({ goals: { home: 1, away: 0 } }), anItem({ goals: { home: 2, away: 0 } })];
    await using server = await serve(envelope({ items }));
    const { observations } = await providerOf(server).fixturesByDate(TODAY);
    expect(observations.map(({ match }) => match.goals.home)).toEqual([2]);
  });

  test('HOME-14: an empty day is a valid answer', async () => {
    await using server = await serve(envelope({ items: [] }));
    expect(await providerOf(server).fixturesByDate(TODAY)).toEqual({
      observations: [],
      matches: [],
      refused: [],
    });
  });

  test.each([
    ['plan', 'Free plans do not have access to this date.', 'refused'],
    ['token', 'Error/Missing application key.', 'refused'],
    ['access', 'Your account is suspended.', 'refused'],
    ['required', 'At least one parameter is required.', 'refused'],
    ['requests', 'You have reached the request limit for the day.', 'quota-spent'],
  ])('HOME-14: a soft error is not an empty day, and %s is not retried', async (code, message, kind) => {
    await using server = await serve(softError({ [code]: message }));
    const error = await failure(providerOf(server).fixturesByDate(TODAY));
    expect(error).toMatchObject({ kind, codes: [code], message: expect.stringContaining(message) });
    expect(server.seen).toHaveLength(1);
  });

  test.each([
    ['a page of HTML', plain(403, '<html>Attention Required!</html>')],
    ['half an answer', plain(200, '{"get":"fixtures","errors":[],"respo')],
    ['something else in JSON', plain(200, '{"message":"hello"}')],
    ['an object where a list belongs', envelope({ items: { account: {} } })],
  ])('HOME-14: %s is malformed, not an empty day', async (_, answer) => {
    await using server = await serve(answer);
    expect((await failure(providerOf(server).fixturesByDate(TODAY))).kind).toBe('malformed');
  });

  test('HOME-14: the key is in no error and in no log line', async () => {
    await using server = await serve(plain(500, 'no'));
    const lines: unknown[] = [];
    const provider = providerOf(server, { log: { warn: (...line) => lines.push(line) } });
    const error = await failure(provider.fixturesByDate(TODAY));
    expect(lines).not.toHaveLength(0);
    expect(`${JSON.stringify(lines)} ${error.stack}`).not.toContain('secret');
  });
});

describe('the state of the provider', () => {
  const headers = {
    'x-ratelimit-requests-limit': '7500',
    'x-ratelimit-requests-remaining': '7161',
    'X-RateLimit-Limit': '300',
    'X-RateLimit-Remaining': '287',
  };

  test('API-01: before the first call the state is unknown', async () => {
    await using server = await serve(envelope());
    const unknown = {
      state: 'unknown',
      remaining: null,
      limit: null,
      minuteRemaining: null,
      lastSuccessAt: null,
    };
    expect(providerOf(server).state()).toEqual(unknown);
  });

  test('API-01: quirk 5: a refusal with status 200 and no counters fails, and the last counters stay', async () => {
    const errors = { rateLimit: 'Too many requests. You have exceeded the limit of requests per minute.' };
    const refusal = { get: '', parameters: [], errors, results: 0, response: [] };
    await using server = await serve(envelope({ headers }), plain(200, JSON.stringify(refusal)));
    const provider = providerOf(server);
    await provider.fixturesByDate(TODAY);
    const counters = { remaining: 7161, limit: 7500, minuteRemaining: 287, lastSuccessAt: START };
    expect(provider.state()).toEqual({ state: 'ok', ...counters });
    expect((await failure(provider.fixturesByDate(TODAY))).kind).toBe('rate-limited');
    expect(provider.state()).toEqual({ state: 'limited', ...counters });
  });

  test('API-01: a wrong key makes the provider count as down, a plan refusal does not', async () => {
    await using server = await serve(
      softError({ plan: 'Free plans …' }),
      softError({ token: 'Missing key' }),
    );
    const provider = providerOf(server);
    await failure(provider.fixturesByDate(TODAY));
    expect(provider.state().state).toBe('unknown');
    await failure(provider.fixturesByDate(TODAY));
    expect(provider.state().state).toBe('down');
  });
});
