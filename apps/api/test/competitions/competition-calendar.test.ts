import { expect, test } from 'vitest';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { aSeason } from '@safira/testkit/records';
import { refusal, startApi, store } from '../api.ts';

const { db } = await testDatabase();
const { app } = await startApi({ db });
await store(
  db,
  anObservation({ id: 1, kickoff: '2026-11-07T15:00:00Z' }),
  anObservation({ id: 2, kickoff: '2026-10-30T15:00:00Z', status: 'FT', goals: [2, 1] }),
  anObservation({ id: 3, kickoff: '2026-11-09T15:00:00Z', status: 'PST' }),
);
await saveSeasons(db, [aSeason({ competitionId: 307, season: 2026 })]);

const path = '/api/competitions/by-api-id/307/matches.ics';
const get = (query: string) => app.inject({ url: `${path}${query}` });
const uidsIn = (text: string) => [...text.matchAll(/UID:match-(\d+)@safira/g)].map(([, id]) => Number(id));

test('COMP-08: a month is a calendar file under the name of competition, month and year', async () => {
  const response = await get('?month=11&year=2026');
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('دوري_روشن_السعودي_نوفمبر_2026.ics')}`,
  );
  expect(uidsIn(response.body)).toEqual([1]); // a postponed match has no date
  expect(response.body).toContain('DTSTART:20261107T150000Z');
  expect(response.body).toContain('DTEND:20261107T170000Z');
  expect(response.body).toContain('URL:http://127.0.0.1:8080/match/1');
});

test('COMP-08: without a month it is the whole season, and the same bytes while nothing changes', async () => {
  const response = await get('');
  expect(uidsIn(response.body)).toEqual([2, 1]);
  expect(decodeURIComponent(String(response.headers['content-disposition']))).toContain('السعودي_2026.ics');
  const again = await app.inject({ url: path, headers: { 'if-none-match': String(response.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('COMP-08: teams that play none of the matches give an empty calendar', async () => {
  expect(uidsIn((await get('?teamIds=7')).body)).toEqual([]);
});

test('COMP-08: an unknown competition is a 404, an invalid filter a 400', async () => {
  expect(await refusal(app, path.replace('307', '5'))).toMatchObject({ status: 404, code: 'not_found' });
  expect(await refusal(app, `${path}?month=13`)).toMatchObject({ status: 400, code: 'invalid' });
});
