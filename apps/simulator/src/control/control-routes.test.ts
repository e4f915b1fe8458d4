import { beforeEach, expect, test } from 'vitest';
import { aControl } from './a-control.ts';

const { app, get, post } = aControl();

beforeEach(async () => {
  await post('reset');
});

test('HOUSE: the clock jumps, warns that only this clock jumped, and goes back on a reset', async () => {
  const answer = (await post('clock', { now: '2027-03-06T15:00:00Z' })).json();
  expect(answer).toMatchObject({
    was: '2026-11-21T18:20:00.000Z',
    now: '2027-03-06T15:00:00.000Z',
    speed: 1,
    note: expect.stringContaining('Only the clock of the simulator'),
  });
  expect((await get<{ now: string }>('live')).now).toBe('2027-03-06T15:00:00.000Z');
  await post('reset');
  expect((await get<{ now: string }>('live')).now).toBe('2026-11-21T18:20:00.000Z');
  expect((await post('clock', { now: 'soon' })).statusCode).toBe(400);
});

test('OURS-08: real and composed people are listed for a team and counted for all', async () => {
  type People = { real: number; composed: number; players: { isComposed: boolean }[]; coach: object };
  const arsenal = await get<People>('people?team=42');
  // The coach is real, too.
  expect(arsenal.players.filter(({ isComposed }) => !isComposed)).toHaveLength(arsenal.real - 1);
  expect(arsenal.real + arsenal.composed).toBe(arsenal.players.length + 1);
  const all = await get<People>('people');
  expect(all.composed).toBeGreaterThan(5_000);
  expect((await app.inject('/control/people?team=5')).statusCode).toBe(404);
});
