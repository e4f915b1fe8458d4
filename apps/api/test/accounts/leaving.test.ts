import { expect, test } from 'vitest';
import { forgotPassword, getMe, logIn, register } from '@safira/contract/accounts/auth';
import { deleteAccount, exportAccount } from '@safira/contract/accounts/leaving';
import { createPodcastFeed } from '@safira/contract/accounts/podcast-feed';
import { updatePreferences } from '@safira/contract/accounts/preferences';
import { deleteUser } from '@safira/store/accounts/leaving';
import { connectAs, testDatabase } from '@safira/testkit/database';
import { aMember, callAs, PASSWORD, refused, send } from './accounts.ts';
import { NOW, startApi } from '../api.ts';

const { db, owner } = await testDatabase();
const { app } = await startApi({ db, sendsMail: true });

test('AUTH-13, OURS-27: the data of an account is exported with the password, and has no hash and no token', async () => {
  const { token, email, user } = await aMember(app);
  await callAs(app, updatePreferences, { token, body: { theme: 'dark' } });
  await callAs(app, createPodcastFeed, { token });
  await callAs(app, logIn, { body: { email, password: PASSWORD } });
  await send(app, forgotPassword, { body: { email } });
  expect(await refused(app, exportAccount, { token, body: { password: 'wrong' } })).toMatchObject({
    code: 'wrong_password',
  });
  const { data } = await callAs(app, exportAccount, { token, body: { password: PASSWORD } });
  expect(data).toMatchObject({
    user: { ...user, preferences: { theme: 'dark' } },
    favourites: { teams: [], competitions: [], matches: [] },
    podcastFeed: { createdAt: new Date(NOW).toISOString(), fetchedAt: null },
    emailVerifiedAt: null,
    emailRefusedAt: null,
    secondFactor: null,
    links: [],
    mails: [
      { kind: 'verify', address: email },
      { kind: 'reset', address: email },
    ],
    events: [{ kind: 'registered' }, { kind: 'signed_in' }, { kind: 'exported' }],
  });
  expect([data.sessions.length, data.devices.length]).toEqual([2, 2]);
  expect(JSON.stringify(data)).not.toMatch(/argon2|sfr_/);
});

test('AUTH-13: an export has nothing of another account', async () => {
  const [mine, other] = [await aMember(app), await aMember(app)];
  await callAs(app, logIn, { body: { email: other.email, password: PASSWORD } });
  await send(app, forgotPassword, { body: { email: other.email } });
  const { data } = await callAs(app, exportAccount, { token: mine.token, body: { password: PASSWORD } });
  expect(data.mails.map(({ address }) => address)).toEqual([mine.email]);
  expect(data.events.map(({ kind }) => kind)).toEqual(['registered', 'exported']);
  expect([data.sessions.length, data.devices.length, data.links.length]).toEqual([1, 1, 0]);
  expect(JSON.stringify(data)).not.toContain(other.email);
});

test('AUTH-13: a deleted account leaves no row with its address, its name or its number; its events stay nameless', async () => {
  const { token, email, user } = await aMember(app);
  const { id } = await owner
    .selectFrom('users')
    .select('id')
    .where('public_id', '=', user.id)
    .executeTakeFirstOrThrow();
  await send(app, forgotPassword, { body: { email } });
  await callAs(app, createPodcastFeed, { token });
  expect(await refused(app, deleteAccount, { token, body: { password: 'wrong' } })).toMatchObject({
    code: 'wrong_password',
  });
  await callAs(app, deleteAccount, { token, body: { password: PASSWORD } });
  expect(await refused(app, getMe, { token })).toMatchObject({ status: 401 });
  expect(await refused(app, logIn, { body: { email, password: PASSWORD } })).toMatchObject({
    code: 'wrong_credentials',
  });
  for (const table of [
    'sessions',
    'favourites',
    'one_time_tokens',
    'known_devices',
    'second_factors',
    'recovery_codes',
    'mail_queue',
    'account_events',
    'podcast_feeds',
  ] as const)
    expect(await owner.selectFrom(table).selectAll().where('user_id', '=', id).execute(), table).toEqual([]);
  expect(await owner.selectFrom('mail_queue').select('id').where('address', '=', email).execute()).toEqual(
    [],
  );
  const nameless = await owner
    .selectFrom('account_events')
    .select('kind')
    .where('user_id', 'is', null)
    .execute();
  expect(nameless.map(({ kind }) => kind).toSorted()).toEqual(['deleted', 'registered']);
  await callAs(app, register, { body: { email, password: PASSWORD, name: 'منى' } });
});

test('AUTH-13: a password that was changed after it was checked deletes neither the account nor its mail', async () => {
  const { token, email, user } = await aMember(app);
  await send(app, forgotPassword, { body: { email } });
  const { id, password } = await owner
    .selectFrom('users')
    .select(['id', 'password'])
    .where('public_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const leave = (checked: string) =>
    deleteUser(connectAs('api', db), { userId: id, checked, now: new Date(NOW) });
  expect(await leave(`${password} of before`)).toBe('changed');
  expect((await callAs(app, getMe, { token })).data.email).toBe(email);
  const { data } = await callAs(app, exportAccount, { token, body: { password: PASSWORD } });
  expect(data.mails.map(({ kind }) => kind)).toEqual(['verify', 'reset']);
  expect(await leave(password!)).toBe('deleted');
});

test('AUTH-13: the last admin cannot leave before there is another', async () => {
  const { token, email } = await aMember(app);
  const makeAdmin = (address: string) =>
    owner.updateTable('users').set({ role: 'admin' }).where('email', '=', address).execute();
  await makeAdmin(email);
  expect(await refused(app, deleteAccount, { token, body: { password: PASSWORD } })).toEqual({
    status: 409,
    code: 'last_admin',
  });
  await makeAdmin((await aMember(app)).email);
  await callAs(app, deleteAccount, { token, body: { password: PASSWORD } });
});
