import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { makeHotAnswers } from './hot-answers.ts';

const MEGABYTE = 1024 * 1024;

type Sent = { status: number; headers: unknown[]; text: string };

function setUp() {
  let time = 0;
  const hot = makeHotAnswers(() => time);
  const sent: Sent[] = [];
  /** Takes what node would send; its list of headers is read at once, as node does. */
  const response = {
    writeHead: (status: number, headers: unknown[]) => ({
      end: (bytes: Buffer) => sent.push({ status, headers: [...headers], text: bytes.toString() }),
    }),
  } as unknown as ServerResponse;
  function remember(
    url: string,
    rest: { body?: string | Buffer; isCurrent?: () => boolean; route?: string } = {},
  ) {
    const { body = url, isCurrent = () => true, route = '/matches' } = rest;
    hot.remember(url, 'identity', { route, headers: ['etag', '"1"'], bytes: Buffer.from(body), isCurrent });
  }
  function send(url: string, headers: Record<string, string> = {}, method = 'GET') {
    return hot.send({ method, url, headers } as unknown as IncomingMessage, response);
  }
  return { hot, sent, remember, send, pass: (ms: number) => (time += ms) };
}

test('API-02: a URL is requested again within a second, it gets the same bytes with its own request id', () => {
  const { remember, send, sent } = setUp();
  remember('/api/matches');
  expect(send('/api/matches', { 'x-request-id': 'first-request' })).toBe(true);
  expect(send('/api/matches', { 'x-request-id': 'second-request' })).toBe(true);
  const answer = (id: string) => ({
    status: 200,
    headers: ['etag', '"1"', 'x-request-id', id],
    text: '/api/matches',
  });
  expect(sent).toEqual([answer('first-request'), answer('second-request')]);
});

test.each<[string, string, Record<string, string>, string]>([
  ['another URL', '/api/matches?date=2026-11-22', {}, 'GET'],
  ['another method', '/api/matches', {}, 'POST'],
  ['a client that has a version', '/api/matches', { 'if-none-match': '"1"' }, 'GET'],
  ['a client that accepts another encoding', '/api/matches', { 'accept-encoding': 'br' }, 'GET'],
])('API-02: %s, it is not answered from memory', (_, url, headers, method) => {
  const { remember, send, sent } = setUp();
  remember('/api/matches');
  expect(send(url, headers, method)).toBe(false);
  expect(sent).toEqual([]);
});

test('API-02: each encoding has bytes of its own', () => {
  const { hot, send, sent } = setUp();
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const bytes = Buffer.from(encoding);
    hot.remember('/api/matches', encoding, { route: '/matches', headers: [], bytes, isCurrent: () => true });
  }
  for (const accepted of ['br', 'gzip', '']) send('/api/matches', { 'accept-encoding': accepted });
  expect(sent.map(({ text }) => text)).toEqual(['br', 'gzip', 'identity']);
});

test('HOME-14: a match changes, its stored answer is not sent again', () => {
  const { remember, send } = setUp();
  let isCurrent = true;
  remember('/api/matches/1', { isCurrent: () => isCurrent });
  expect(send('/api/matches/1')).toBe(true);
  isCurrent = false;
  expect(send('/api/matches/1')).toBe(false);
});

test('HOME-19: an answer is a second old, its URL is evaluated again: today may have become yesterday', () => {
  const { remember, send, pass } = setUp();
  pass(600);
  remember('/api/matches');
  pass(999);
  expect(send('/api/matches')).toBe(true);
  pass(1);
  expect(send('/api/matches')).toBe(false);
});

test('API-02: a newer answer starts the next second, one that is not a second old is still sent', () => {
  const { remember, send, pass } = setUp();
  pass(900);
  remember('/api/matches/1');
  pass(100);
  remember('/api/matches/2');
  expect([send('/api/matches/1'), send('/api/matches/2')]).toEqual([true, true]);
});

test('HOUSE: answers that are not requested again leave the memory after two seconds', () => {
  const { hot, remember, pass } = setUp();
  remember('/1', { body: 'old' });
  pass(1_000);
  remember('/2', { body: 'newer' });
  expect(hot.size()).toBe(8);
  pass(999);
  remember('/3', { body: '!' });
  expect(hot.size()).toBe(9);
  pass(1);
  remember('/4', { body: 'newest' });
  expect(hot.size()).toBe(12);
});

test('HOUSE: the answers of one second take 16 MB and no more', () => {
  const { hot, remember } = setUp();
  const body = Buffer.alloc(MEGABYTE);
  for (let n = 0; n < 16; n++) remember(`/${n}`, { body });
  expect(hot.size()).toBe(16 * MEGABYTE);
  for (let n = 16; n < 33; n++) remember(`/${n}`, { body });
  expect(hot.size()).toBe(17 * MEGABYTE);
});

test('HOUSE: the answers from memory are counted by route since the last count', () => {
  const { hot, remember, send } = setUp();
  remember('/api/matches/1', { route: '/matches/:id' });
  remember('/api/matches/2', { route: '/matches/:id' });
  remember('/api/teams', { route: '/teams' });
  for (const url of ['/api/matches/1', '/api/matches/2', '/api/teams', '/api/nothing']) send(url);
  expect(hot.takeSent()).toEqual([
    ['/matches/:id', 2],
    ['/teams', 1],
  ]);
  expect(hot.takeSent()).toEqual([]);
});

test('HOUSE: the API closes, no answer comes from memory any more', () => {
  const { hot, remember, send } = setUp();
  remember('/api/matches');
  hot.close();
  expect(send('/api/matches')).toBe(false);
});
