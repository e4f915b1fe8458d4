import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const read = (env: Record<string, string>) =>
  readConfig({
    DATABASE_URL: 'postgres://worker@127.0.0.1:5433/safira',
    REDIS_URL: 'redis://127.0.0.1:6380/0',
    PUBLISH_SECRET: 'unused-in-this-test',
    ...env,
  });

test('HOUSE: with simulated data, pictures are also fetched from the origins of the simulator and from no others', () => {
  expect(read({}).media).toMatchObject({
    hosts: expect.arrayContaining(['media.api-sports.io', 'i.ytimg.com']),
    simulated: ['http://127.0.0.1:9797'],
  });
  const env = {
    FOOTBALL_API_URL: 'http://simulator:9797/',
    VIDEO_API_URL: 'http://videos:9797/youtube/v3',
    SIMULATOR_MEDIA_URL: 'http://pictures:8000/files',
  };
  expect(read(env).media.simulated).toEqual([
    'http://simulator:9797',
    'http://videos:9797',
    'http://pictures:8000',
  ]);
});

test('HOUSE: with real data, no origin of a simulator is allowed', () => {
  const env = { DATA_SIMULATED: 'false', FOOTBALL_API_URL: 'http://simulator:9797' };
  expect(read(env).media.simulated).toEqual([]);
});

test('HOUSE: a key for real data with DATA_SIMULATED left true stops the worker', () => {
  expect(() => read({ FOOTBALL_API_KEY: 'key' })).toThrow(/DATA_SIMULATED: with FOOTBALL_API_KEY/);
  expect(read({ FOOTBALL_API_KEY: 'key', DATA_SIMULATED: 'false' }).apiUrl).toContain('https://');
});

const smtp = { SMTP_HOST: 'mail.example', MAIL_FROM: 'no-reply@safira.test' };
const PEM = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const dkim = {
  DKIM_DOMAIN: 'safira.test',
  DKIM_SELECTOR: 'mail',
  DKIM_KEY: Buffer.from(PEM).toString('base64'),
};

test('AUTH-10: without an SMTP server no mail is sent; with one it is encrypted unless configured otherwise', () => {
  expect(read({}).mail).toBeUndefined();
  expect(read(smtp).mail).toEqual({
    host: 'mail.example',
    port: 587,
    tls: 'starttls',
    from: 'no-reply@safira.test',
    bounces: 'no-reply@safira.test',
  });
  expect(read({ ...smtp, ...dkim, SMTP_USER: 'safira', SMTP_PASSWORD: 'x' }).mail).toMatchObject({
    login: { user: 'safira', pass: 'x' },
    dkim: { domainName: 'safira.test', keySelector: 'mail', privateKey: PEM },
  });
});

test.each([
  ['MAIL_FROM', { SMTP_HOST: 'mail.example' }],
  ['SMTP_PASSWORD', { ...smtp, SMTP_USER: 'safira' }],
  ['DKIM_KEY', { ...smtp, DKIM_DOMAIN: 'safira.test', DKIM_SELECTOR: 'mail' }],
  ['DKIM_KEY', { ...smtp, ...dkim, DKIM_KEY: Buffer.from('no key').toString('base64') }],
  ['MAIL_FROM', { ...smtp, MAIL_FROM: 'صافرة' }],
])('AUTH-10: %s is missing or wrong, the worker does not start and names it', (key, env) => {
  expect(() => read(env)).toThrow(key);
});

test('OURS-17: the channels of guides are mapped to ours, one by one or by a prefix', () => {
  expect(read({}).GUIDE_URLS).toEqual([]);
  const { GUIDE_CHANNELS: channels } = read({ GUIDE_CHANNELS: 'beIN1.qa=bein-sports-1,demo.*' });
  expect(channels.get('beIN1.qa')).toBe('bein-sports-1');
  expect(channels.get('demo.thmanyah-2')).toBe('thmanyah-2');
});

test.each([
  ['GUIDE_CHANNELS', 'beIN1.qa=bein-sports-99'],
  ['GUIDE_CHANNELS', 'beIN1.qa'],
  ['GUIDE_URLS', 'ftp://guide.example/all.xml'],
])('OURS-17: %s «%s» stops the worker', (key, value) => {
  expect(() => read({ [key]: value })).toThrow(key);
});

test('OURS-17: without settings no guide is read', () => {
  const { GUIDE_URLS: urls, GUIDE_CHANNELS: channels } = read({});
  expect([urls, channels.size]).toEqual([[], 0]);
});

test('OURS-17: the invented guide of the simulator is refused with real data', () => {
  const env = { DATA_SIMULATED: 'false', GUIDE_CHANNELS: 'demo.*' };
  expect(() => read(env)).toThrow(/GUIDE_CHANNELS: the guide of the simulator/);
});

test('HOUSE: MEDIA_HOSTS accepts host names only', () => {
  expect(read({ MEDIA_HOSTS: 'cdn.example,img-2.example' }).media.hosts).toEqual([
    'cdn.example',
    'img-2.example',
  ]);
  for (const wrong of ['127.0.0.1', 'https://cdn.example', 'cdn.example:8080', 'localhost', 'cdn.example,'])
    expect(() => read({ MEDIA_HOSTS: wrong }), wrong).toThrow('MEDIA_HOSTS');
});

test('POD-06: half a bucket, and half a voice, stop the worker', () => {
  expect(() => read({ MEDIA_S3_URL: 'https://s3.example/bucket' })).toThrow(/MEDIA_S3_URL/);
  expect(() => read({ SPEECH_ELEVENLABS_KEY: 'k'.repeat(20) })).toThrow(/SPEECH_ELEVENLABS_VOICE/);
});

test('HOUSE: every edge node has a private and a public address, in the same order', () => {
  const PUSH_URLS = 'http://edge1:8081,http://edge2:8081';
  expect(read({ PUSH_URLS, EDGE_URLS: 'http://edge1:8080,http://edge2:8080' }).edges).toEqual([
    { pushUrl: 'http://edge1:8081', url: 'http://edge1:8080' },
    { pushUrl: 'http://edge2:8081', url: 'http://edge2:8080' },
  ]);
  expect(() => read({ PUSH_URLS, EDGE_URLS: 'http://edge:8080' })).toThrow(/EDGE_URLS: as many/);
});
