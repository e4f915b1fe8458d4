import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('OURS-08: data counts as simulated unless the configuration declares it real', () => {
  expect(readConfig({}).simulated).toBe(true);
  expect(readConfig({ DATA_SIMULATED: 'false' }).simulated).toBe(false);
});

test('AUTH-10: links by mail are offered only if the configuration says that mail can be sent', () => {
  expect(readConfig({}).mailLinks).toBe(false);
  expect(readConfig({ MAIL_LINKS: 'true' }).mailLinks).toBe(true);
});

test('AUTH-14: signing in with Google is offered only if the configuration says so', () => {
  expect(readConfig({}).googleSignIn).toBe(false);
  expect(readConfig({ GOOGLE_SIGN_IN: 'true' }).googleSignIn).toBe(true);
});

test('AUTH-08: the API is on this machine unless configured; an empty value counts as absent', () => {
  expect(readConfig({ API_URL: '' }).apiUrl).toBe('http://127.0.0.1:9696');
  expect(readConfig({ API_URL: 'http://api:9696/' }).apiUrl).toBe('http://api:9696');
});

test('OURS-08: the error names every invalid key', () => {
  const start = () => readConfig({ WEB_PORT: 'many', DATA_SIMULATED: 'perhaps', CLOCK_START: 'noon' });
  expect(start).toThrow(/WEB_PORT.*DATA_SIMULATED.*CLOCK_START/s);
});

test('HOME-12: the clock of the football world is configured, the same for every process', () => {
  const { clock } = readConfig({
    CLOCK_SPEED: '10',
    CLOCK_START: '2026-11-21T12:00:00Z',
    CLOCK_ORIGIN: '2026-11-15T00:00:00Z',
  });
  expect(clock).toEqual({
    speed: 10,
    start: Date.UTC(2026, 10, 21, 12),
    origin: Date.UTC(2026, 10, 15),
  });
});

test('OURS-05: the public URL loses its trailing slash and must be valid', () => {
  expect(readConfig({ SITE_URL: 'https://safira.example/' }).siteUrl).toBe('https://safira.example');
  expect(() => readConfig({ SITE_URL: 'safira' })).toThrow(/SITE_URL/);
});
