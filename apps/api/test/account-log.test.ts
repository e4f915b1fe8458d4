import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import {
  changePassword,
  checkAvailability,
  logIn,
  register,
  resetPassword,
} from '@safira/contract/accounts/auth';
import { exportAccount } from '@safira/contract/accounts/leaving';
import { makeLog } from '@safira/operations/log';
import { testDatabase } from '@safira/testkit/database';
import { buildApi } from '../src/app.ts';
import { aMember, PASSWORD, send } from './accounts.ts';
import { toolsOf } from './api.ts';

const { db } = await testDatabase();

test('AUTH-07: the log of every account call, at its finest level, has no token, address or password', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = await buildApi({ ...(await toolsOf({ db })), log: makeLog('api', 'trace', stream) });
  app.post('/api/auth/broken', () => {
    // As pg reports a row that exists already.
    throw Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email_key)=(secret@example.com)',
    });
  });
  const email = 'secret@example.com';
  const { token, device } = await aMember(app, { email });
  await send(app, logIn, { body: { email, password: 'secret wrong one', device } });
  await send(app, logIn, { body: { email, password: PASSWORD, device } });
  await send(app, logIn, { body: { email, password: 7, [email]: PASSWORD } });
  await send(app, register, { body: { email, password: PASSWORD, name: 'secret name' } });
  await send(app, checkAvailability, { path: `/auth/check-availability?email=${email}` });
  await send(app, resetPassword, { body: { token: 'sfr_secret', newPassword: PASSWORD } });
  await send(app, exportAccount, { token, body: { password: 'secret wrong one' } });
  await send(app, changePassword, {
    token,
    body: { currentPassword: PASSWORD, newPassword: 'secret new one' },
  });
  await send(app, { method: 'POST', path: '/auth/broken' }, { token });
  await app.close();
  const text = lines.join('');
  expect(text).toContain('unexpected failure');
  expect(text).toContain('/api/auth/login');
  for (const secret of ['sfr_', 'secret', 'example.com', PASSWORD]) expect(text).not.toContain(secret);
});
