import { WireFixture } from '@safira/provider/wire/fixtures';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildSimulator } from './app.ts';

const START = Date.parse('2026-11-28T15:40:00Z');

function aSimulator() {
  const clock = { time: START, speed: 1, now: () => clock.time };
  const app = buildSimulator({
    seed: 1,
    mode: 'demo',
    isQuiet: true,
    clock,
    allowance: { second: null },
    mediaUrl: 'http://pictures.test',
  });
  const fetchItems = async (path: string) =>
    z
      .array(WireFixture)
      .min(1)
      .parse((await app.inject(path)).json<{ response: unknown }>().response);
  return { app, clock, fetchItems };
}

test('OURS-08: invented data is neither indexed nor cached, including pictures', async () => {
  const { app } = aSimulator();
  for (const path of ['/fixtures?live=all', '/status', '/football/teams/40.png', '/control/live']) {
    expect((await app.inject(path)).headers, path).toMatchObject({ 'x-robots-tag': 'noindex' });
  }
});

test('HOME-14: a control goal is in the next answer, with its event', async () => {
  const { app, fetchItems } = aSimulator();
  const before = (await fetchItems('/fixtures?live=all'))[0]!;
  const { id } = before.fixture;
  await app.inject({ method: 'POST', url: '/control/goal', payload: { fixture: id, side: 'away' } });
  const after = (await fetchItems(`/fixtures?id=${id}`))[0]!;
  expect(after.goals.away).toBe(before.goals.away! + 1);
  expect(after.events!.at(-1)).toMatchObject({ type: 'Goal', team: { id: before.teams.away.id } });
});

test('HOME-14: calls are counted for the account, and status is free', async () => {
  const { app, fetchItems } = aSimulator();
  await fetchItems('/fixtures?live=all');
  const status = (await app.inject('/status')).json();
  expect(status.response).toMatchObject({
    subscription: { plan: 'Pro' },
    requests: { current: 1, limit_day: 7500 },
  });
});

test('HOME-18: a match set to stuck stays in the second half', async () => {
  const { app, fetchItems, clock } = aSimulator();
  const match = (await fetchItems('/fixtures?live=39'))[0]!;
  await app.inject({ method: 'POST', url: '/control/stick', payload: { fixture: match.fixture.id } });
  clock.time += 5 * 3_600_000;
  const later = (await fetchItems(`/fixtures?id=${match.fixture.id}`))[0]!;
  expect(later.fixture.status.short).toBe('2H');
});

test('API-01: an unknown endpoint gets the provider’s error message', async () => {
  const answer = await aSimulator().app.inject('/weather?city=Jeddah');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    get: 'weather',
    errors: { endpoint: expect.any(String) },
    results: 0,
  });
});

test('OURS-08: picture URLs in answers return pictures', async () => {
  const { app, fetchItems } = aSimulator();
  const match = (await fetchItems('/fixtures?live=39'))[0]!;
  expect(match.teams.home.logo).toMatch(/^http:\/\/pictures\.test\/football\/teams\/\d+\.png$/);
  const picture = await app.inject(match.teams.home.logo!.replace('http://pictures.test', ''));
  expect(picture.headers['content-type']).toBe('image/png');
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
});
