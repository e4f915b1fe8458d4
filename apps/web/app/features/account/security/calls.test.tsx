import { expect, test } from 'vitest';
import { accountServer, layla, ok, stored } from '../../../../test/account-server.ts';
import { currentSession, signOut } from '../../../state/session.ts';
import { openSession } from '../../../state/session-store.ts';
import { changeEmail, readUser } from './calls.ts';

const { answers } = accountServer();

test.each([
  ['a change of the address', () => changeEmail({ email: 'new@example.com', password: 'p' })],
  ['a reading of the user', readUser],
])('AUTH-03: %s is answered after the person signed out, the answer is dropped', async (_, change) => {
  currentSession();
  openSession('sfr_1', layla);
  const late = Promise.withResolvers<Response>();
  answers.push(() => late.promise, ok({}), ok({}), ok({}));
  const changed = change();
  signOut();
  late.resolve(ok(layla));
  await changed;
  expect(currentSession()).toEqual({ state: 'visitor' });
  expect(stored()).toEqual({ token: null, user: null });
});
