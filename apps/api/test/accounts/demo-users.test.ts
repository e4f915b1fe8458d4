import { expect, test } from 'vitest';
import { getMe, logIn } from '@safira/contract/accounts/auth';
import { testDatabase } from '@safira/testkit/database';
import { checkDemoIsSimulated } from '../../../../tools/user/config.ts';
import { saveDemoUsers } from '../../../../tools/user/demo-users.ts';
import { callAs, refused } from './accounts.ts';
import { NOW, startApi, toolsOf } from '../api.ts';
import { anApp, hasSecondFactor } from './second-factors.ts';

const { db, owner } = await testDatabase();
const { app } = await startApi({ db });
const { key } = (await toolsOf({ db })).accounts;
const save = () => saveDemoUsers({ db: owner, key, now: new Date(NOW) });

test('HOUSE: the demo has a member, and an editor and an admin with a second factor, who sign in as printed', async () => {
  const roles: string[] = [];
  for (const { address: email, password, totpSecret } of await save()) {
    const code = totpSecret && anApp(totpSecret)(NOW);
    const { token, user } = await callAs(app, logIn, { body: { email, password, code } });
    expect([user.emailVerified, user.secondFactor]).toEqual([true, user.role !== 'member']);
    expect(await hasSecondFactor(owner, token)).toBe(user.role !== 'member');
    roles.push(user.role);
  }
  expect(roles).toEqual(['member', 'editor', 'admin']);
});

test('HOUSE: a second demo gives the same accounts new passwords and secrets, and ends their sessions', async () => {
  const [before] = await save();
  const body = { email: before!.address, password: before!.password };
  const { token } = await callAs(app, logIn, { body });
  const after = await save();
  expect(await refused(app, getMe, { token })).toMatchObject({ status: 401 });
  expect(await refused(app, logIn, { body })).toMatchObject({ code: 'wrong_credentials' });
  expect(after.map(({ address }) => address)).toContain(before!.address);
  expect(await owner.selectFrom('users').select('id').execute()).toHaveLength(3);
});

test.each([
  [{ DATA_SIMULATED: 'false' }, 'DATA_SIMULATED'],
  [{ FOOTBALL_API_KEY: 'key' }, 'FOOTBALL_API_KEY'],
])('HOUSE: the demo is refused with %j', (env, reason) => {
  expect(() => checkDemoIsSimulated(env)).toThrow(reason);
  expect(() => checkDemoIsSimulated({})).not.toThrow();
});
