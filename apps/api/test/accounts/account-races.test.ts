import { expect, test } from 'vitest';
import { changePassword, getMe, logIn, register } from '@safira/contract/accounts/auth';
import { testDatabase } from '@safira/testkit/database';
import { aMember, callAs, PASSWORD, send } from './accounts.ts';
import { startApi } from '../api.ts';

const { db, owner } = await testDatabase();
const { app } = await startApi({ db });

const count = (answers: readonly { statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;

test('AUTH-07: 50 equal registrations in four spellings at once make one account', async () => {
  const spellings = ['race@example.com', 'RACE@example.com', ' race@EXAMPLE.com ', 'Race@Example.Com'];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      send(app, register, { body: { email: spellings[n % 4]!, password: PASSWORD, name: 'منى' } }),
    ),
  );
  expect([count(answers, 201), count(answers, 409)]).toEqual([1, 49]);
  const rows = await owner
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', 'race@example.com')
    .execute();
  expect(rows).toHaveLength(1);
});

test('AUTH-11: sign-ins during a password change leave no session behind', async () => {
  for (let round = 0; round < 15; round++) {
    const { token, email } = await aMember(app);
    const newPassword = `${PASSWORD} ${round}`;
    const [changed, ...logins] = await Promise.all([
      send(app, changePassword, { token, body: { currentPassword: PASSWORD, newPassword } }),
      ...Array.from({ length: 6 }, () => send(app, logIn, { body: { email, password: PASSWORD } })),
    ]);
    expect(changed.statusCode).toBe(200);
    for (const login of logins.filter(({ statusCode }) => statusCode === 200)) {
      const { token: stale } = login.json<{ token: string }>();
      expect((await send(app, getMe, { token: stale })).statusCode, `round ${round}`).toBe(401);
    }
    await callAs(app, getMe, { token: changed.json<{ token: string }>().token });
  }
});

test('AUTH-11: of eight password changes at once, one succeeds', async () => {
  const { token, email } = await aMember(app);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      send(app, changePassword, {
        token,
        body: { currentPassword: PASSWORD, newPassword: `${PASSWORD} ${n}` },
      }),
    ),
  );
  expect([count(answers, 200), count(answers, 403) + count(answers, 401)]).toEqual([1, 7]);
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
  await callAs(app, logIn, { body: { email, password: `${PASSWORD} ${winner}` } });
});
