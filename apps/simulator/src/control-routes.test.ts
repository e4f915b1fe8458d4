import { expect, test } from 'vitest';
import { aSimulator } from '../test/a-simulator.ts';

const HOUR = 60 * 60_000;

test('HOME-14: a goal is there at once, in the score and in the events', async () => {
  const { ask, control, liveId } = aSimulator();
  const id = await liveId();
  const answer = await control('goal', { fixture: id, side: 'away' });
  expect(answer.json()).toMatchObject({
    fixture: id,
    goals: { home: 0, away: 1 },
    at: '2026-11-21T18:20:00.000Z',
  });
  const live = (await ask('live=all')).response.find(({ fixture }) => fixture.id === id)!;
  expect(live.goals).toEqual({ home: 0, away: 1 });
  const goal = live.events!.find(({ type }) => type === 'Goal')!;
  expect(goal).toMatchObject({ detail: 'Normal Goal', team: { id: live.teams.away.id } });
  expect(goal.time.elapsed).toBe(live.fixture.status.elapsed);
});

test('HOME-14: a cancelled goal goes and a VAR row stays', async () => {
  const { ask, control, liveId } = aSimulator();
  const id = await liveId();
  expect((await control('cancel-goal', { fixture: id })).statusCode).toBe(409);
  await control('goal', { fixture: id, side: 'home' });
  await control('goal', { fixture: id, side: 'away' });
  expect((await control('cancel-goal', { fixture: id })).json()).toMatchObject({
    goals: { home: 1, away: 0 },
  });
  const [match] = (await ask(`id=${id}`)).response;
  expect(match!.goals).toEqual({ home: 1, away: 0 });
  const told = match!.events!.filter(({ type }) => type !== 'Card').map(({ type, team }) => [type, team.id]);
  expect(told).toEqual([
    ['Goal', match!.teams.home.id],
    ['Var', match!.teams.away.id],
  ]);
});

test('DLG-06: a card is shown to the side asked for', async () => {
  const { ask, control, liveId } = aSimulator();
  const id = await liveId();
  const cards = async () =>
    (await ask(`id=${id}`)).response[0]!.events!.filter(({ type }) => type === 'Card').length;
  const before = await cards();
  await control('card', { fixture: id, side: 'home' });
  expect(await cards()).toBe(before + 1);
});

test('HOME-14: a goal stands when the match is over', async () => {
  const { ask, control, liveId, clock } = aSimulator();
  const id = await liveId();
  await control('goal', { fixture: id, side: 'home' });
  clock.time += 4 * HOUR;
  expect((await ask(`id=${id}`)).response[0]).toMatchObject({
    fixture: { status: { short: 'FT' } },
    score: { fulltime: { home: 1, away: 0 } },
    teams: { home: { winner: true }, away: { winner: false } },
  });
});

test('HOME-14: nobody scores where nobody plays', async () => {
  const { ask, control } = aSimulator();
  const later = (await ask('date=2026-11-23')).response[0]!.fixture.id;
  expect((await control('goal', { fixture: later, side: 'home' })).statusCode).toBe(409);
  expect((await control('goal', { fixture: 5, side: 'home' })).statusCode).toBe(404);
  expect((await control('goal', { fixture: later, side: 'left' })).statusCode).toBe(400);
  expect((await control('goal')).statusCode).toBe(400);
});

test('HOME-14: the list of live matches says how they stand and how long they last', async () => {
  const { app, ask } = aSimulator();
  const live = (await ask('live=all')).response;
  const listed = (await app.inject('/control/live')).json();
  expect(listed).toEqual({
    now: '2026-11-21T18:20:00.000Z',
    live: live.map(({ fixture, league, teams, goals }) => ({
      fixture: fixture.id,
      league: league.id,
      home: teams.home.name,
      away: teams.away.name,
      status: fixture.status.short,
      elapsed: fixture.status.elapsed,
      extra: fixture.status.extra,
      goals,
      minutesLeft: expect.any(Number),
    })),
  });
});

test('HOME-14: a reset forgets goals, faults and counted calls', async () => {
  const { ask, get, control, liveId } = aSimulator();
  const id = await liveId();
  await control('goal', { fixture: id, side: 'home' });
  await control('fault', { kind: 'http-500', times: 5 });
  await control('reset');
  expect((await ask(`id=${id}`)).response[0]!.goals).toEqual({ home: 0, away: 0 });
  expect((await get('live=all')).headers['x-ratelimit-requests-remaining']).toBe('7498');
});
