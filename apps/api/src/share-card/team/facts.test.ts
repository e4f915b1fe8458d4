import { isolateLtr } from '@safira/arabic/formats/bidi';
import { expect, test } from 'vitest';
import { teamFacts } from './facts.ts';

type Season = NonNullable<Parameters<typeof teamFacts>[1]>;

const team = {
  id: 7,
  _id: 'al-hilal-7',
  apiId: 7,
  name: 'الهلال',
  originalName: 'Al-Hilal',
  logo: null,
  country: 'Saudi-Arabia',
  countryName: 'السعودية',
  code: null,
  founded: null,
  national: false,
  colours: { shirt: '#1B4FBF', number: '#FFFFFF' },
  venue: null,
};
const competition = {
  id: 307,
  _id: '307',
  apiId: 307,
  name: 'دوري روشن السعودي',
  originalName: 'Pro League',
  country: 'Saudi-Arabia',
  countryName: 'السعودية',
  logo: null,
  season: 2026,
};
const aRow = (id: number, rank: number, played = 11) => ({
  rank,
  points: 30 - rank,
  team: { id },
  all: { played },
});

const seasonOf = (over: Partial<Season>) =>
  teamFacts(team, {
    competition,
    seasonName: '2026/27',
    groups: [{ name: 'Pro League', rows: [aRow(8, 1), aRow(7, 2)] }],
    form: 'WDLWWDL',
    ...over,
  }).season;

test('OURS-05: a team has its place, points and matches, under the name of the league and season', () => {
  const season = seasonOf({});
  expect(season?.heading.title).toBe(`دوري روشن السعودي · موسم ${isolateLtr('2026/27')}`);
  expect(season?.tiles.map(({ label, value }) => [label, value])).toEqual([
    ['المركز', '2'],
    ['النقاط', '28'],
    ['لعب', '11'],
  ]);
});

test('OURS-05: the form of a team is its last five results, the oldest first', () => {
  expect(seasonOf({})?.form.map(({ letter, kind }) => letter + kind)).toEqual([
    'خloss',
    'فwin',
    'فwin',
    'تdraw',
    'خloss',
  ]);
});

test('OURS-05: of several tables the card names the one with the place of the team', () => {
  const groups = [
    { name: 'Group A', rows: [aRow(8, 1)] },
    { name: 'Group B', rows: [aRow(7, 1)] },
  ];
  expect(seasonOf({ groups })?.heading.title).toContain(' · المجموعة ب · ');
});

test('OURS-05: a place before the first match is not shown, nor a season of which nothing is known', () => {
  const groups = [{ name: 'Pro League', rows: [aRow(7, 1, 0)] }];
  expect(seasonOf({ groups })).toMatchObject({ tiles: [], form: [{}, {}, {}, {}, {}] });
  expect(seasonOf({ groups, form: '' })).toBeNull();
  expect(teamFacts(team, undefined)).toMatchObject({ name: 'الهلال', country: 'السعودية', season: null });
});
