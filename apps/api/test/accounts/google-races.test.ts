import { expect, test } from 'vitest';
import { testDatabase } from '@safira/testkit/database';
import { hasLockWaiter } from '@safira/testkit/locks';
import { until } from '@safira/testkit/until';
import { NOW, startApi } from '../api.ts';
import { aBrowser, aPerson, startGoogleProvider } from './google-provider.ts';

const { db, owner } = await testDatabase();
const google = await startGoogleProvider();
const { app } = await startApi({ db, google: google.settings });

const countSessions = async () => (await owner.selectFrom('sessions').select('id').execute()).length;

test('AUTH-14: of ten callbacks at once one gets a token, of ten finishes at once one gets a session', async () => {
  google.next.claims = aPerson();
  const browser = aBrowser(app, google);
  const address = await browser.visitGoogle(await browser.start());
  const fragments = await Promise.all(Array.from({ length: 10 }, () => browser.callBack(address)));
  const [fragment, ...more] = fragments.filter((one) => one.startsWith('google='));
  expect(more).toEqual([]);
  const token = fragment!.slice('google='.length);
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.sendFinish(token)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 410)]);
  expect(await countSessions()).toBe(1);
});

test('AUTH-14: ten sign-ins of a new person at once make one account', async () => {
  const person = aPerson();
  const browsers = Array.from({ length: 10 }, () => aBrowser(app, google));
  const tokens: string[] = [];
  for (const browser of browsers) tokens.push(await browser.signInAtGoogle(person));
  const opened = await Promise.all(browsers.map((browser, n) => browser.finish(tokens[n]!)));
  expect(new Set(opened.map(({ user }) => user.id)).size).toBe(1);
});

test('AUTH-14: an account that is registered while a sign-in finishes is entered, not doubled', async () => {
  const { email, ...person } = aPerson();
  const browser = aBrowser(app, google);
  const token = await browser.signInAtGoogle({ ...person, email });
  const at = new Date(NOW);
  const registered = { public_id: 'registered', name: 'منى', email, email_key: email, created_at: at };
  const finishing = await owner.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values({ ...registered, email_verified_at: at })
      .execute();
    const answer = browser.finish(token);
    await until('the sign-in waits for the registration', () => hasLockWaiter(owner));
    return { answer };
  });
  expect((await finishing.answer).user.id).toBe('registered');
});
