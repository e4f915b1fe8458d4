import { isolateLtr } from '@safira/arabic/formats/bidi';
import { expect, test } from 'vitest';
import { competitionFacts } from './facts.ts';

type Stored = Parameters<typeof competitionFacts>[0];

const aTeam = (name: string) => ({ id: 1, _id: 'a-1', name, originalName: name, logo: null });
const aRow = (rank: number, { points = 30, played = 12 } = {}) => ({
  rank,
  points,
  team: aTeam(`فريق ${rank}`),
  all: { played },
});
const aTable = (name: string, rows: Stored['groups'][number]['rows']) => ({ name, rows });

const factsOf = (over: Partial<Omit<Stored, 'competition'>> & { type?: 'league' | 'cup' | null }) => {
  const { type = 'league', ...rest } = over;
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
    type,
  };
  return competitionFacts({ competition, seasonName: '2026/27', champion: undefined, groups: [], ...rest });
};

test('OURS-05: a competition has its first three with their points, and its season reads from the left', () => {
  const rows = [1, 2, 3, 4].map((rank) => aRow(rank, { points: 100 - rank }));
  const { season, table } = factsOf({ groups: [aTable('Pro League', rows)] });
  expect(season).toBe(`موسم ${isolateLtr('2026/27')}`);
  expect(table?.title).toBe('الترتيب');
  expect(table?.rows.map(({ rank, name, points }) => [rank, name, points])).toEqual([
    ['1', 'فريق 1', '99'],
    ['2', 'فريق 2', '98'],
    ['3', 'فريق 3', '97'],
  ]);
});

test.each([
  ['no table', []],
  ['several groups', ['Group A', 'Group B'].map((name) => aTable(name, [aRow(1)]))],
  ['no match played', [aTable('Pro League', [aRow(1, { points: 0, played: 0 })])]],
])('OURS-05: a competition with %s has no places on its card', (_, groups) => {
  expect(factsOf({ groups })).toMatchObject({ name: 'دوري روشن السعودي', table: null, champion: null });
});

test('OURS-05: the table of a cup is named after its stage', () => {
  const groups = [aTable('UEFA Champions League: League Stage', [aRow(1)])];
  expect(factsOf({ type: 'cup', groups }).table?.title).not.toBe('الترتيب');
});

test('OURS-05: a cup that has been won has its champion instead of the table of an earlier stage', () => {
  const groups = [aTable('League Stage', [aRow(1)])];
  const { champion, table } = factsOf({ type: 'cup', groups, champion: aTeam('الهلال') });
  expect([champion?.title, champion?.name, table]).toEqual(['البطل', 'الهلال', null]);
});
