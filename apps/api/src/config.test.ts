import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const required = {
  DATABASE_URL: 'postgres://127.0.0.1/safira',
  REDIS_URL: 'redis://127.0.0.1',
  ACCOUNT_KEY: Buffer.alloc(32, 1).toString('base64'),
};

test('AUTH-07: the key of accounts is 32 bytes in base64, and fewer hashes run at once than there are cores', () => {
  const { ACCOUNT_KEY, HASHES_AT_ONCE } = readConfig(required);
  expect(ACCOUNT_KEY).toEqual(Buffer.alloc(32, 1));
  expect(HASHES_AT_ONCE).toBeGreaterThanOrEqual(1);
  expect(readConfig({ ...required, HASHES_AT_ONCE: '3' }).HASHES_AT_ONCE).toBe(3);
});

test('AUTH-10: mail is queued only where the worker has an SMTP server', () => {
  expect(readConfig(required).SMTP_HOST).toBeUndefined();
  expect(readConfig({ ...required, SMTP_HOST: '' }).SMTP_HOST).toBeUndefined();
  expect(readConfig({ ...required, SMTP_HOST: 'mail.example' }).SMTP_HOST).toBe('mail.example');
});

test.each([
  ['is missing', ''],
  ['is too short', Buffer.alloc(31).toString('base64')],
  ['is not base64', 'x'.repeat(43)],
])('AUTH-07: the key of accounts %s, the API does not start and names it', (_, key) => {
  expect(() => readConfig({ ...required, ACCOUNT_KEY: key })).toThrow('ACCOUNT_KEY');
});

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

test('AUTH-14: signing in with Google is off without a client id; its redirect address is of the site', () => {
  expect(readConfig(required).google).toBeUndefined();
  expect(readConfig({ ...required, GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }).google).toBeUndefined();
  expect(readConfig({ ...required, ...google, SITE_URL: 'https://safira.example/' }).google).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    issuer: new URL('https://accounts.google.com'),
    redirectUrl: 'https://safira.example/api/auth/google/callback',
  });
});

test.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])(
  'AUTH-14: with %s alone the API does not start and names both',
  (key) => {
    expect(() => readConfig({ ...required, [key]: 'x' })).toThrow(
      /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/,
    );
  },
);

test.each([
  ['http://accounts.example', false],
  ['http://127.0.0.1.accounts.example', false],
  ['http://127.0.0.1@accounts.example', false],
  ['https://accounts.example', true],
  ['http://127.0.0.1:9000', true],
])('AUTH-14: the issuer %s is accepted: %s', (issuer, isAccepted) => {
  const read = () => readConfig({ ...required, ...google, GOOGLE_ISSUER: issuer });
  if (isAccepted) expect(read().google?.issuer.origin).toBe(issuer);
  else expect(read).toThrow('GOOGLE_ISSUER');
});

const bucket = {
  MEDIA_S3_URL: 'https://s3.example/safira',
  MEDIA_S3_KEY_ID: 'id',
  MEDIA_S3_SECRET: 'secret',
};

test('NEWS-04: uploads go to a bucket if all of its settings are given', () => {
  expect(readConfig(required).MEDIA_S3_URL).toBeUndefined();
  expect(readConfig({ ...required, ...bucket })).toMatchObject({ ...bucket, MEDIA_S3_REGION: 'us-east-1' });
});

test.each(Object.keys(bucket))('NEWS-04: without %s of a bucket the API does not start', (name) => {
  expect(() => readConfig({ ...required, ...bucket, [name]: '' })).toThrow('MEDIA_S3_URL');
});
