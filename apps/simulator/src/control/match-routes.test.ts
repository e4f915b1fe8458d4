import { beforeEach, describe, expect, test } from 'vitest';
import { aControl, START, type Live } from './a-control.ts';

const HOUR = 3_600_000;
const { app, world, clock, get, post, liveId, goalsOf } = aControl();

beforeEach(async () => {
  await post('reset');
});

describe('matches', () => {
  test('HOME-14: the list of live matches contains the scores and the minutes left', async () => {
    const { now, live: matches } = await get<{ now: string; live: Live[] }>('live');
    expect(now).toBe('2026-11-21T18:20:00.000Z');
    expect(matches.length).toBeGreaterThan(5);
    const [first] = matches;
    const fixture = world.findFixture(first!.fixture, START)!;
    const match = world.match(fixture, { now: START, interventions: () => [] });
    expect(first).toEqual({
      fixture: fixture.id,
      league: fixture.competition.id,
      home: fixture.home.name,
      away: fixture.away.name,
      status: match.phase,
      elapsed: match.minute!.elapsed,
      extra: match.minute!.extra,
      goals: { home: 0, away: 0 },
      minutesLeft: Math.floor((match.endsAt! - START) / 60_000),
    });
    expect(matches.every(({ status }) => /^(1H|HT|2H|ET|BT|P|INT|SUSP)$/.test(status))).toBe(true);
  });

  test('HOME-14: a goal counts at once and is returned with its time', async () => {
    const id = await liveId();
    const answer = await post('goal', { fixture: id, side: 'away' });
    expect(answer.json()).toMatchObject({
      fixture: id,
      goals: { home: 0, away: 1 },
      at: '2026-11-21T18:20:00.000Z',
    });
    expect(await goalsOf(id)).toEqual({ home: 0, away: 1 });
  });

  test('HOME-14: a cancelled goal is removed, and without a goal the call is refused', async () => {
    const id = await liveId();
    expect((await post('cancel-goal', { fixture: id })).statusCode).toBe(409);
    await post('goal', { fixture: id, side: 'home' });
    await post('goal', { fixture: id, side: 'away' });
    expect((await post('cancel-goal', { fixture: id })).json()).toMatchObject({
      goals: { home: 1, away: 0 },
    });
  });

  test('DLG-06: a card is shown to the requested side', async () => {
    const id = await liveId();
    const cards = async () =>
      (
        await get<{ events: { type: string; side: string; at: string }[] }>(`record?fixture=${id}`)
      ).events.filter(({ type, side, at }) => type === 'Card' && side === 'home' && Date.parse(at) === START);
    expect(await cards()).toEqual([]);
    await post('card', { fixture: id, side: 'home' });
    expect(await cards()).toHaveLength(1);
  });

  test('HOME-18: a match that is ended is finished and leaves the live list', async () => {
    const id = await liveId();
    await post('goal', { fixture: id, side: 'home' });
    expect((await post('end', { fixture: id })).json()).toMatchObject({
      status: 'FT',
      goals: { home: 1, away: 0 },
      minutesLeft: 0,
    });
    expect(await goalsOf(id)).toBeUndefined();
    expect((await post('end', { fixture: id })).statusCode).toBe(409);
  });

  test('HOME-14: a goal is refused where no match is being played', async () => {
    const later = world.fixtures({ from: START + 24 * HOUR, to: START + 48 * HOUR }, START)[0]!.id;
    expect((await post('goal', { fixture: later, side: 'home' })).statusCode).toBe(409);
    expect((await post('goal', { fixture: 5, side: 'home' })).statusCode).toBe(404);
    expect((await post('goal', { fixture: later, side: 'left' })).statusCode).toBe(400);
    expect((await post('goal')).statusCode).toBe(400);
  });

  test('HOUSE: the record of a live match contains its final result', async () => {
    const id = await liveId();
    await post('goal', { fixture: id, side: 'home' });
    const record = await get<{ lineups: { home: { starters: unknown[] } }; events: object[] }>(
      `record?fixture=${id}`,
    );
    expect(record).toMatchObject({
      fixture: id,
      status: 'FT',
      goals: { home: 1, away: 0 },
      score: { halftime: {}, fulltime: { home: 1, away: 0 }, extratime: null, penalty: null },
      winner: 'home',
    });
    expect(record.lineups.home.starters).toHaveLength(11);
    expect(record.events).toContainEqual(
      expect.objectContaining({ type: 'Goal', side: 'home', at: '2026-11-21T18:20:00.000Z' }),
    );
    expect((await app.inject('/control/record?fixture=5')).statusCode).toBe(404);
  });
});

describe('a derby', () => {
  test('HOUSE: a derby kicks off now, has its own id and is found by it', async () => {
    const answer = (await post('derby', { league: 39, home: 42, away: 47 })).json<Live>();
    expect(answer).toMatchObject({
      league: 39,
      home: 'Arsenal',
      away: 'Tottenham',
      status: '1H',
      elapsed: 1,
    });
    expect(answer.fixture).toBeGreaterThanOrEqual(1_900_000_000);
    expect(await goalsOf(answer.fixture)).toEqual({ home: 0, away: 0 });
    await post('goal', { fixture: answer.fixture, side: 'home' });
    expect(await goalsOf(answer.fixture)).toEqual({ home: 1, away: 0 });
    const again = await post('derby', { league: 39, home: 42 });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toEqual({ error: 'Arsenal is playing already' });
    await post('end', { fixture: answer.fixture });
    const fixture = world.findFixture(answer.fixture, START)!;
    expect(fixture).toMatchObject({
      season: 2026,
      kickoff: START,
      round: expect.stringMatching(/^Regular Season/),
    });
  });

  test('HOUSE: a derby without named clubs takes clubs that are not playing, until none is left', async () => {
    clock.jump(START + 60 * HOUR);
    const { live } = await get<{ live: Live[] }>('live');
    const playing = new Set(live.flatMap(({ home, away }) => [home, away]));
    const free = world.teamsOf(307, 2026).filter(({ name }) => !playing.has(name));
    const length = free.length - (free.length % 2);
    expect(length).toBeGreaterThan(10);
    const derbies: Live[] = [];
    for (let i = 0; i < length / 2; i++) derbies.push((await post('derby')).json<Live>());
    const [first, second] = derbies;
    expect(first!.league).toBe(307);
    expect(second!.fixture).toBe(first!.fixture + 1);
    expect(new Set(derbies.flatMap(({ home, away }) => [home, away])).size).toBe(length);
    expect((await post('derby')).json()).toEqual({ error: 'every club of the league is playing' });
  });

  test.each([
    [489, 'AC Milan', 'Inter'],
    [503, 'Torino', 'Juventus'],
  ])('HOUSE: the opponent of %i (%s) in a derby is of the same city: %s', async (home, name, away) => {
    clock.jump(START + 84 * HOUR);
    expect((await post('derby', { league: 135, home })).json()).toMatchObject({ home: name, away });
  });

  test('HOUSE: a derby is refused for unknown teams and for a club against itself', async () => {
    expect((await post('derby', { league: 4 })).statusCode).toBe(404);
    expect((await post('derby', { home: 5 })).statusCode).toBe(404);
    expect((await post('derby', { league: 140, home: 541, away: 541 })).statusCode).toBe(409);
  });
});
