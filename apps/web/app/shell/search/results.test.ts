import { expect, test } from 'vitest';
import { resultGroups } from './results.ts';

const team = {
  id: 2932,
  _id: 'al-hilal-2932',
  name: 'الهلال',
  originalName: 'Al-Hilal',
  logo: null,
  countryName: 'السعودية',
};

test('OURS-07: results are grouped, link to their pages and say where they belong; empty groups are left out', () => {
  const player = { id: 7, name: 'سالم الدوسري', originalName: 'S. Al-Dawsari', photo: null, team };
  const groups = resultGroups({ teams: [team], players: [player], competitions: [] });
  expect(groups.map(({ kind, name }) => [kind, name])).toEqual([
    ['teams', 'الفرق'],
    ['players', 'اللاعبون'],
  ]);
  expect(groups.flatMap(({ results }) => results)).toMatchObject([
    { path: '/team/al-hilal-2932', name: 'الهلال', note: 'السعودية' },
    { path: '/player/7', name: 'سالم الدوسري', note: 'الهلال' },
  ]);
});
