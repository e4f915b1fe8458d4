import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { makeLog } from '@safira/operations/log';
import { saveResetMail } from '@safira/store/accounts/mail-queue';
import { connectAs, testDatabase } from '@safira/testkit/database';
import { freePort } from '@safira/testkit/ports';
import { sendDue } from '../src/mail/outbox.ts';
import { anAccount, outboxTo, START } from './accounts.ts';
import { startMailServer } from './mail-server.ts';

const { db, owner } = await testDatabase();
const api = connectAs('api', db);

test('AUTH-10: the log has no address and no token, also of servers that repeat them', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = makeLog('worker', 'trace', stream);
  const { email, now } = await anAccount(owner, { address: 'secret@example.com' });
  const sendTo = async (port: number) => {
    await owner.deleteFrom('mail_queue').execute();
    await saveResetMail(api, { emailKey: email.key, now });
    await sendDue(outboxTo(db, port, { log, now: () => START }));
  };
  for (const answers of [{}, { recipient: () => 550 }, { recipient: () => 450 }, { message: () => 554 }])
    await sendTo((await startMailServer(answers)).port);
  await sendTo(await freePort());
  const text = lines.join('');
  for (const reason of ['550', '450', '554', 'ESOCKET']) expect(text).toContain(reason);
  for (const secret of ['sfr_', 'secret', 'example.com']) expect(text).not.toContain(secret);
});
