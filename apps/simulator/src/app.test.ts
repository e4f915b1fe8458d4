import { describe, expect, test } from 'vitest';
import { aSimulator } from '../test/a-simulator.ts';

const MINUTE = 60_000;

describe('fixtures', () => {
  test('API-01: the envelope echoes the parameters as strings and counts the items', async () => {
    const { parameters, errors, results, paging, response } = await aSimulator().ask('live=39-307');
    expect({ parameters, errors, paging }).toEqual({
      parameters: { live: '39-307' },
      errors: [],
      paging: { current: 1, total: 1 },
    });
    expect(results).toBe(response.length);
    expect(results).toBeGreaterThanOrEqual(2);
  });

  test('HOME-14: live matches bring their events, one match its statistics too, a day neither', async () => {
    const { ask, liveId } = aSimulator({ quiet: false });
    const id = await liveId();
    const [live] = (await ask('live=all')).response;
    const [single] = (await ask(`id=${id}`)).response;
    const [ofDay] = (await ask('date=2026-11-21')).response;
    expect(live).toHaveProperty('events');
    expect(live).not.toHaveProperty('statistics');
    expect(single).toMatchObject({ fixture: { id }, events: expect.any(Array), statistics: [{}, {}] });
    expect(ofDay).not.toHaveProperty('events');
  });

  test('API-01: live of one league is of that league', async () => {
    const { response } = await aSimulator().ask('live=307');
    expect(response.length).toBeGreaterThan(0);
    expect(response.every(({ league }) => league.id === 307)).toBe(true);
  });

  test('HOME-19: the zone cuts the day', async () => {
    const { ask } = aSimulator();
    const utc = (await ask('date=2026-11-21')).response;
    const riyadh = (await ask('date=2026-11-21&timezone=Asia/Riyadh')).response;
    const from = Date.parse('2026-11-20T21:00:00Z') / 1000;
    expect(utc[0]!.fixture.date).toBe('2026-11-21T00:00:00+00:00');
    for (const { fixture } of riyadh) {
      expect(fixture.timestamp).toSatisfy((t: number) => t >= from && t < from + 24 * 3600);
      expect(fixture.date).toMatch(/^2026-11-21T.*\+03:00$/);
    }
    const onlyInRiyadh = riyadh.filter((one) => !utc.some(({ fixture }) => fixture.id === one.fixture.id));
    expect(onlyInRiyadh.length).toBeGreaterThan(0);
    expect(utc.length).toBe(38);
  });

  test('API-01: a season is what lies ten days around now', async () => {
    const { ask } = aSimulator();
    const { response } = await ask('league=39&season=2026');
    expect(response.length).toBe(20 * 2 * 10);
    expect((await ask('league=39&season=2020')).response).toEqual([]);
    expect((await ask('date=2026-11-21&league=307&season=2026')).response).toHaveLength(18);
  });

  test('API-01: several ids come in the order asked, unknown ones do not come', async () => {
    const { ask } = aSimulator();
    const ids = (await ask('date=2026-11-21')).response.map(({ fixture }) => fixture.id).slice(0, 3);
    const { response } = await ask(`ids=${ids.join('-')}-77`);
    expect(response.map(({ fixture }) => fixture.id)).toEqual(ids);
  });

  test.each([
    ['', 'required'],
    ['timezone=Asia/Riyadh', 'required'],
    [`ids=${Array.from({ length: 21 }, (_, i) => i + 1).join('-')}`, 'ids'],
    ['ids=1,2', 'ids'],
    ['date=2026-02-30', 'date'],
    ['date=2026-02-20&timezone=Mars/Olympus', 'timezone'],
    ['league=39', 'season'],
    ['season=2026', 'season'],
    ['live=some', 'live'],
    ['date=2026-11-21&page=2', 'page'],
  ])('HOME-14: "%s" is answered 200 with the error %s', async (query, code) => {
    const answer = await aSimulator().get(query);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ errors: { [code]: expect.any(String) }, results: 0, response: [] });
  });

  test('OURS-08: nothing invented may be indexed or kept', async () => {
    const { headers } = await aSimulator().get('live=all');
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': expect.stringContaining('no-store'),
    });
  });
});

describe('limits', () => {
  test('HOME-14: the counters count down, status is free', async () => {
    const { app, get } = aSimulator();
    await get('live=all');
    const status = await app.inject('/status');
    expect(status.json()).toMatchObject({ response: { requests: { current: 1, limit_day: 7500 } } });
    expect((await get('live=all')).headers).toMatchObject({
      'x-ratelimit-requests-limit': '7500',
      'x-ratelimit-requests-remaining': '7498',
      'x-ratelimit-limit': '300',
      'x-ratelimit-remaining': '298',
    });
  });

  test('HOME-14: past 300 in a minute of the world the answer is a soft error without counters', async () => {
    const { get, clock } = aSimulator();
    for (let i = 0; i < 300; i++) await get('id=5');
    const refused = await get('id=5');
    expect(refused.statusCode).toBe(200);
    expect(refused.json()).toMatchObject({
      get: '',
      parameters: [],
      errors: { rateLimit: expect.any(String) },
    });
    expect(refused.headers).not.toHaveProperty('x-ratelimit-remaining');
    clock.time += MINUTE;
    expect((await get('id=5')).json()).toMatchObject({ errors: [] });
  });

  test('HOME-14: past 7500 in a day the day is spent, until midnight in UTC', async () => {
    const { get, clock } = aSimulator();
    for (let i = 0; i < 7500; i++) {
      if (i % 300 === 0) clock.time += MINUTE;
      await get('');
    }
    clock.time += MINUTE;
    expect((await get('id=5')).json()).toMatchObject({ errors: { requests: expect.any(String) } });
    clock.time = Date.parse('2026-11-22T00:00:00Z');
    expect((await get('id=5')).json()).toMatchObject({ errors: [] });
  });
});
