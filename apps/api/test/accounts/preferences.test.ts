import { expect, test } from 'vitest';
import { getMe } from '@safira/contract/accounts/auth';
import { listFavourites, removeFavouriteCompetition } from '@safira/contract/accounts/favourites';
import { updatePreferences } from '@safira/contract/accounts/preferences';
import { testDatabase } from '@safira/testkit/database';
import { aMember, callAs, refused } from './accounts.ts';
import { startApi, store } from '../api.ts';
import { between } from '../matches/matches-between.ts';

const { db } = await testDatabase();
const { app } = await startApi({ db });
// Their competitions are those that can be favourites.
await store(
  db,
  between({ league: 307, home: 2932, away: 2939, id: 1, kickoff: '2026-11-25T16:00:00Z' }),
  between({ league: 39, home: 33, away: 50, id: 2, kickoff: '2026-11-23T16:00:00Z' }),
);

test('AUTH-03: preferences are merged by key, null removes one, and all are returned', async () => {
  const { token } = await aMember(app);
  const put = async (body: object) => (await callAs(app, updatePreferences, { token, body })).data;
  const none = { timezone: null, hours: null, theme: null, spoilerFree: null, favoriteLeagues: null };
  expect(await put({ theme: 'dark', favoriteLeagues: [307, 39] })).toEqual({
    ...none,
    theme: 'dark',
    favoriteLeagues: [307, 39],
  });
  const chosen = {
    timezone: 'Africa/Cairo',
    hours: '24',
    theme: 'dark',
    spoilerFree: true,
    favoriteLeagues: [307, 39],
  };
  expect(await put({ timezone: 'Africa/Cairo', hours: '24', spoilerFree: true })).toEqual(chosen);
  expect(await put({ theme: null })).toEqual({ ...chosen, theme: null });
  expect((await callAs(app, getMe, { token })).data.preferences).toEqual({ ...chosen, theme: null });
});

test('AUTH-03: two browsers change different keys at once, both changes stay', async () => {
  const { token } = await aMember(app);
  const changes = [{ theme: 'light' }, { hours: '12' }, { spoilerFree: false }, { timezone: 'UTC' }];
  await Promise.all(changes.map((body) => callAs(app, updatePreferences, { token, body })));
  const expected = { theme: 'light', hours: '12', spoilerFree: false, timezone: 'UTC' };
  expect((await callAs(app, getMe, { token })).data.preferences).toMatchObject(expected);
});

test.each([
  ['an unknown key', { colour: 'red' }],
  ['a prototype', JSON.parse('{"__proto__": {"role": "admin"}, "role": "admin"}') as object],
  ['an unknown value', { theme: 'pink' }],
  ['a zone that is no name', { timezone: '<script>' }],
  ['more than 50 leagues', { favoriteLeagues: Array.from({ length: 51 }, (_, n) => n + 1) }],
])('AUTH-03: preferences with %s are refused', async (_, body) => {
  const { token } = await aMember(app);
  expect(await refused(app, updatePreferences, { token, body })).toEqual({ status: 400, code: 'invalid' });
});

test('AUTH-03: the largest preferences that are allowed can be stored', async () => {
  const { token } = await aMember(app);
  const body = { timezone: 'x'.repeat(64), hours: '24', theme: 'light', spoilerFree: false };
  expect((await callAs(app, updatePreferences, { token, body })).data).toMatchObject(body);
});

test('AUTH-09: favourite leagues and favourite competitions are one list, whichever call changes it', async () => {
  const { token } = await aMember(app);
  const put = async (favoriteLeagues: number[] | null) =>
    (await callAs(app, updatePreferences, { token, body: { favoriteLeagues } })).data.favoriteLeagues;
  const lists = async () => {
    const { data: user } = await callAs(app, getMe, { token });
    const { data } = await callAs(app, listFavourites, { token });
    expect(data.competitions).toEqual(user.favoriteCompetitions);
    return [user.preferences.favoriteLeagues, user.favoriteCompetitions.map((one) => one.competitionId)];
  };
  expect(await put([307, 39])).toEqual([307, 39]);
  expect(await lists()).toEqual([
    [307, 39],
    [307, 39],
  ]);
  await callAs(app, removeFavouriteCompetition, {
    token,
    path: '/users/favorites/competitions/307',
  });
  expect(await lists()).toEqual([[39], [39]]);
  expect(await put([39, 999_999])).toEqual([39]);
  expect(await put([])).toBeNull();
  expect(await lists()).toEqual([null, []]);
});

test('AUTH-09: of two lists saved at once, one replaces the other whole', async () => {
  const { token } = await aMember(app);
  const put = (favoriteLeagues: number[]) =>
    callAs(app, updatePreferences, { token, body: { favoriteLeagues } });
  for (let round = 0; round < 10; round++) {
    await Promise.all([put([307]), put([39])]);
    const { data } = await callAs(app, getMe, { token });
    expect(data.favoriteCompetitions).toHaveLength(1);
  }
});
