import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import {
  changePassword,
  checkAvailability,
  forgotPassword,
  logIn,
  register,
  resetPassword,
  updateProfile,
  verifyEmail,
} from '@safira/contract/accounts/auth';
import { exportAccount } from '@safira/contract/accounts/leaving';
import { confirmTotp, removeTotp, startTotp } from '@safira/contract/accounts/second-factor';
import { makeLog } from '@safira/operations/log';
import { testDatabase } from '@safira/testkit/database';
import { buildApi } from '../../src/app.ts';
import { aMember, callAs, PASSWORD, send } from './accounts.ts';
import { NOW, toolsOf } from '../api.ts';
import { anApp, verifyAddress } from './second-factors.ts';

const { db, owner } = await testDatabase();

test('AUTH-07: the log of every account call, at its finest level, has no token, address or password', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = await buildApi({
    ...(await toolsOf({ db, sendsMail: true })),
    log: makeLog('api', 'trace', stream),
  });
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
  await send(app, forgotPassword, { body: { email } });
  await send(app, verifyEmail, { body: { token: 'sfr_secret' } });
  await send(app, updateProfile, { token, body: { email: 'secret.new@example.com', password: PASSWORD } });
  await send(app, updateProfile, { token, body: { email: 'secret @example.com', password: 'secret' } });
  await verifyAddress(owner, email);
  const { secret } = (await callAs(app, startTotp, { token, body: { password: PASSWORD } })).data;
  const code = anApp(secret)(NOW);
  const { recoveryCodes } = (await callAs(app, confirmTotp, { token, body: { code } })).data;
  await send(app, logIn, { body: { email, password: PASSWORD, device, code } });
  await send(app, removeTotp, { token, body: { password: PASSWORD, code: recoveryCodes[0] } });
  await send(app, changePassword, {
    token,
    body: { currentPassword: PASSWORD, newPassword: 'secret new one' },
  });
  await send(app, { method: 'POST', path: '/auth/broken' }, { token });
  await app.close();
  const text = lines.join('');
  expect(text).toContain('unexpected failure');
  expect(text).toContain('/api/auth/login');
  for (const personal of ['sfr_', 'secret', 'example.com', PASSWORD, secret, code, ...recoveryCodes])
    expect(text).not.toContain(personal);
});
