import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeMailer } from '../src/mail/mailer.ts';
import type { MailSettings } from '../src/mail/settings.ts';
import { startMailServer } from './mail-server.ts';

const settings = {
  host: '127.0.0.1',
  tls: 'none',
  from: 'no-reply@safira.test',
  bounces: 'no-reply@safira.test',
} as const;
const message = {
  to: 'mona@example.com',
  subject: 'أكّد بريدك',
  html: '<p>سطر  أول </p>\n\n',
  text: 'سطر\n',
};
const sendTo = (port: number, own: Partial<MailSettings> = {}) =>
  makeMailer({ ...settings, port, ...own }).send(message);

test('AUTH-10: a mail is signed by DKIM, and the signature is right', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const { port, received } = await startMailServer();
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const dkim = { domainName: 'safira.test', keySelector: 'mail', privateKey: pem };
  expect(await sendTo(port, { dkim })).toEqual({ state: 'sent' });
  const { raw, headers } = received[0]!;
  const signature = headers.get('dkim-signature')!;
  const fields = Object.fromEntries(
    signature
      .split(';')
      .map((field) => [
        field.slice(0, field.indexOf('=')).trim(),
        field.slice(field.indexOf('=') + 1).trim(),
      ]),
  );
  expect(fields).toMatchObject({ a: 'rsa-sha256', c: 'relaxed/relaxed', d: 'safira.test', s: 'mail' });
  expect(fields.h!.toLowerCase().split(':')).toEqual(expect.arrayContaining(['from', 'to', 'subject']));
  const body = relaxedBody(raw.slice(raw.indexOf('\r\n\r\n') + 4));
  expect(createHash('sha256').update(body).digest('base64')).toBe(fields.bh);
  const signed = fields
    .h!.toLowerCase()
    .split(':')
    .filter((name) => headers.has(name));
  const lines = signed.map((name) => `${name}:${relaxed(headers.get(name)!)}\r\n`);
  const unsigned = `dkim-signature:${relaxed(signature.replace(/(\bb=)[^;]*$/, '$1'))}`;
  const isRight = createVerify('sha256')
    .update(lines.join('') + unsigned)
    .verify(publicKey, fields.b!.replaceAll(' ', ''), 'base64');
  expect(isRight).toBe(true);
});

/** RFC 6376, 3.4.2 and 3.4.4. */
const relaxed = (value: string) => value.replaceAll(/[ \t]+/g, ' ').trim();
const relaxedBody = (body: string) =>
  `${body
    .split('\r\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(\r\n)*$/, '')}\r\n`;

test('AUTH-10: a server without encryption gets no mail, unless that is configured', async () => {
  const { port, received } = await startMailServer();
  expect(await sendTo(port, { tls: 'starttls' })).toMatchObject({ state: 'failed' });
  expect(await sendTo(port, { tls: 'implicit' })).toMatchObject({ state: 'failed' });
  expect(received).toEqual([]);
  expect(await sendTo(port)).toEqual({ state: 'sent' });
});

test('AUTH-10: a server that refuses our password has not refused the address', async () => {
  const { port, received } = await startMailServer(
    {},
    {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'safira' && password === 'right'
          ? done(null, { user: username })
          : done(Object.assign(new Error('no'), { responseCode: 535 })),
    },
  );
  const login = { user: 'safira', pass: 'wrong' };
  expect(await sendTo(port, { login })).toEqual({ state: 'failed', reason: expect.stringContaining('535') });
  expect(await sendTo(port, { login: { ...login, pass: 'right' } })).toEqual({ state: 'sent' });
  expect(received).toHaveLength(1);
});
