import { expect, test } from 'vitest';
import {
  getCompetition,
  getCompetitionByApiId,
  searchCompetitions,
} from '@safira/contract/competitions/competitions';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { testDatabase } from '@safira/testkit/database';
import { aSeason } from '@safira/testkit/records';
import { call, refusal, startApi } from '../api.ts';

const { db } = await testDatabase();
const { app } = await startApi({ db });

await saveSeasons(db, [
  aSeason({
    competitionId: 307,
    season: 2025,
    start: '2025-08-28',
    end: '2026-05-21',
    isCurrent: false,
  }),
  aSeason({ competitionId: 307, season: 2026 }),
  aSeason({ competitionId: 39, name: 'Premier League', country: 'England' }),
  aSeason({ competitionId: 233, name: 'Premier League', country: 'Egypt' }),
  aSeason({ competitionId: 7, name: 'Asian Cup', country: 'World', type: 'cup' }),
  aSeason({ competitionId: 17, name: 'AFC Champions League', country: 'World', type: 'cup' }),
]);

async function found(text: string, limit = 20) {
  const { body } = await call(
    app,
    searchCompetitions,
    `/competitions/search?q=${encodeURIComponent(text)}&limit=${limit}`,
  );
  return body.data.map(({ id }) => id);
}

test('API-01: GET /competitions/:id returns the competition with its type and its seasons, newest first', async () => {
  const { body } = await call(app, getCompetition, '/competitions/307');
  expect(body.data).toEqual({
    id: 307,
    _id: '307',
    apiId: 307,
    name: 'دوري روشن السعودي',
    originalName: 'Pro League',
    country: 'Saudi-Arabia',
    countryName: 'السعودية',
    logo: null,
    season: 2026,
    type: 'league',
    seasons: [
      { season: 2026, name: '2026/27', isCurrent: true, hasStandings: true, hasBracket: false },
      { season: 2025, name: '2025/26', isCurrent: false, hasStandings: true, hasBracket: false },
    ],
  });
  const byApiId = await call(app, getCompetitionByApiId, '/competitions/by-api-id/307');
  expect(byApiId.body).toEqual(body);
});

test.each(['/competitions/9999', '/competitions/by-api-id/9999'])(
  'API-06: %s, an unknown competition, is a 404',
  async (path) => {
    expect(await refusal(app, `/api${path}`)).toMatchObject({ status: 404, code: 'not_found' });
  },
);

test.each([
  ['الدوري الا', [39, 17]], // hamza makes no difference; «الدوري الآسيوي» is a nickname
  ['premier', [39, 233]],
  ['PREMIER League', [39, 233]],
  ['مصري', [233]], // without the article
  ['روشن', [307]],
  ['Asian Champions', [17]], // another name of the same competition
  ['AFC', [17, 7]],
])('OURS-07: «%s» finds competitions by a prefix', async (text, ids) => {
  expect(await found(text)).toEqual(ids);
});

test('OURS-07: a name that begins with the text comes before one that has it as a later word', async () => {
  await saveSeasons(db, [
    aSeason({ competitionId: 9101, name: 'League of Ajman', country: 'England' }),
    aSeason({ competitionId: 9102, name: 'Ajman League', country: 'England' }),
  ]);
  expect(await found('ajman')).toEqual([9102, 9101]);
});

test.each([
  ['premeir leauge', [39, 233]], // two swapped letters are one mistake
  ['premer', [39, 233]],
  ['pramer', []], // two mistakes in six letters
  ['premer legue of', [39, 233]], // a word too many is left out
  ['champons league', [17]],
  ['الانجليذي', [39]],
  ['رو', [307]],
  ['رز', []],
])('OURS-07: «%s», misspelled or short, finds %j', async (text, ids) => {
  expect(await found(text)).toEqual(ids);
});

test('OURS-07: limit bounds the results, and punctuation alone finds nothing', async () => {
  expect(await found('premier', 1)).toEqual([39]);
  expect(await found('!!!')).toEqual([]);
  expect(await refusal(app, '/api/competitions/search')).toMatchObject({ status: 400 });
});
