import { expect, test } from 'vitest';
import { aFoundPlayer } from '@safira/contract/testing/players';
import { read, unread } from '../../../test/players.ts';
import type { Reading } from '../../lib/page.ts';
import { findOpponent } from './find-opponent.server.ts';

function search(text: string, answers: Record<string, Reading> = {}, league = '307') {
  const requested: string[] = [];
  const page = {
    read: async (path: string) => {
      requested.push(decodeURIComponent(path.replaceAll('+', ' ')));
      return answers[requested.at(-1)!] ?? read(path.startsWith('/search') ? { players: [] } : []);
    },
  };
  return { requested, answer: findOpponent(page, { search: text, league, exceptId: 3221 }) };
}
const found = (id: number) => aFoundPlayer({ id });

test('PLAYER-02: each name that the dictionary has for an Arabic text is tried in the league until one is found', async () => {
  const { answer, requested } = search('محرز', {
    '/players/search?search=Riyad Mahrez&league=307': read([found(7)]),
  });
  expect(await answer).toEqual({ id: 7 });
  expect(requested.length).toBeGreaterThan(0);
  expect(requested.at(-1)).toBe('/players/search?search=Riyad Mahrez&league=307');
  expect(requested.every((path) => path.startsWith('/players/search'))).toBe(true);
});

test('PLAYER-02: of a short text only some names are tried', async () => {
  const { answer, requested } = search('م');
  await answer;
  expect(requested).toHaveLength(9);
});

test('PLAYER-02: a Latin name is searched in plain letters', async () => {
  const { answer, requested } = search('Müller', {
    '/players/search?search=Muller&league=307': read([found(8)]),
  });
  expect(await answer).toEqual({ id: 8 });
  expect(requested).toEqual(['/players/search?search=Muller&league=307']);
});

test('OURS-14: a player who is not in the league is found in any other', async () => {
  const { answer } = search('Müller', { '/search?q=Müller': read({ players: [{ id: 9 }] }) });
  expect(await answer).toEqual({ id: 9 });
});

test('PLAYER-02: the player who is compared is not the other one', async () => {
  const { answer } = search('salem', {
    '/players/search?search=salem&league=307': read([found(3221), found(12)]),
  });
  expect(await answer).toEqual({ id: 12 });
});

test.each([
  ['an Arabic text that is in no name', 'زززقق', {}, '307', 'notInDictionary'],
  ['a Latin name that is found nowhere', 'zzz', {}, '307', 'notFound'],
  ['no league', 'salem', {}, '', 'noLeague'],
  ['an error', 'zzz', { '/players/search?search=zzz&league=307': unread(503) }, '307', 'failed'],
])('PLAYER-02: %s gives its own alert', async (_, text, answers, league, alert) => {
  expect(await search(text, answers, league).answer).toEqual({ alert });
});

test('PLAYER-02: without a league nothing is searched', async () => {
  const { answer, requested } = search('salem', {}, '');
  await answer;
  expect(requested).toEqual([]);
});
