import { expect, test } from 'vitest';
import { aFoundPlayer } from '@safira/contract/testing/players';
import { loaderAt, read, unread } from '../../../test/players.ts';
import type { Reading } from '../../lib/page.ts';
import { loader } from './find-player.tsx';

const find = (path: string, answers: Record<string, Reading> = {}) => {
  const { args, requested } = loaderAt(path, answers);
  return { answer: loader(args as never), requested };
};
const message = (text: string, status = 404) => ({ data: { message: text }, init: { status } });

test('PLAYER-01: a name and a league lead to the page of the player', async () => {
  const { answer } = find('/player?search=salem&league=307', {
    '/players/search?search=salem&league=307': read([aFoundPlayer()]),
  });
  expect((await answer).headers.get('location')).toBe('/player/3221');
});

test('NAME-03: an accented name of an address is searched in plain letters', async () => {
  const { answer, requested } = find('/player?search=Mbapp%C3%A9&league=140', {});
  await expect(answer).rejects.toBeTruthy();
  expect(requested[0]).toBe('/players/search?search=Mbappe&league=140');
});

test.each([
  ['/player', 'بيانات ناقصة: اسم اللاعب والدوري.'],
  ['/player?league=307', 'بيانات ناقصة: اسم اللاعب.'],
  ['/player?search=salem', 'بيانات ناقصة: الدوري.'],
])('PLAYER-01, PLAYER-03: %s says what is missing and searches for nothing', async (path, text) => {
  const { answer, requested } = find(path);
  await expect(answer).rejects.toMatchObject(message(text));
  expect(requested).toEqual([]);
});

test('PLAYER-03: a player who is not in the league is not found there', async () => {
  const { answer } = find('/player?search=salem&league=39', {
    '/players/search?search=salem&league=39': read([]),
    '/competitions/by-api-id/39': read({ type: 'league' }),
  });
  await expect(answer).rejects.toMatchObject(message('لم نعثر على اللاعب في الدوري المحدد.'));
});

test('PLAYER-03: a search in a cup that finds no player says that search is for leagues', async () => {
  const { answer } = find('/player?search=salem&league=504', {
    '/players/search?search=salem&league=504': read([]),
    '/competitions/by-api-id/504': read({ type: 'cup' }),
  });
  await expect(answer).rejects.toMatchObject(
    message('هذا اللاعب متاح في بطولات الكؤوس فقط، والبحث يعمل في الدوريات وحدها.'),
  );
});

test('PLAYER-03: a competition that is not known to be a cup is searched like a league', async () => {
  const { answer } = find('/player?search=salem&league=45', {
    '/players/search?search=salem&league=45': read([]),
    '/competitions/by-api-id/45': read({ type: null }),
  });
  await expect(answer).rejects.toMatchObject(message('لم نعثر على اللاعب في الدوري المحدد.'));
});

test('PLAYER-03: an unknown league is as if the player were not in it', async () => {
  await expect(find('/player?search=salem&league=9999').answer).rejects.toMatchObject(
    message('لم نعثر على اللاعب في الدوري المحدد.'),
  );
});

test('PLAYER-03: another failure is shown as it is', async () => {
  const { answer } = find('/player?search=salem&league=39', {
    '/players/search?search=salem&league=39': unread(503, 'الخدمة غير متاحة'),
  });
  await expect(answer).rejects.toMatchObject(message('الخدمة غير متاحة', 503));
});
