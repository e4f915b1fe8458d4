import { expect, test } from 'vitest';
import { foldForSearch } from '../search/search-key.ts';
import { competitionsByNickname, teamsByNickname } from './nicknames.ts';

test.each([
  ['البرسا', 529],
  ['الريال', 541],
  ['زعيم', 2932],
  ['الزعيم', 2932],
  ['سبيرز', 47],
  ['أسود الأطلس', 31],
])('OURS-07: %s is the team %i, with and without its article', (nickname, id) => {
  expect(teamsByNickname(foldForSearch(nickname)).whole).toContainEqual({ id });
});

test.each([
  ['الليجا', 140],
  ['الليغا', 140],
  ['البريميرليج', 39],
  ['دوري روشن', 307],
])('OURS-07: %s is the competition %i', (nickname, id) => {
  expect(competitionsByNickname(foldForSearch(nickname)).whole).toEqual([id]);
});

test.each([
  ['man utd', { arabic: 'مانشستر يونايتد', country: 'England' }],
  ['السوسطارة', { arabic: 'اتحاد العاصمة', country: 'Algeria' }],
  ['صقور الجديان', { arabic: 'السودان', country: undefined }],
])('OURS-07: %s is a team without a verified id, known by its name', (nickname, team) => {
  expect(teamsByNickname(foldForSearch(nickname)).whole).toContainEqual(team);
});

test('OURS-07: two letters match no beginning, and the list of three is short', () => {
  expect(teamsByNickname('ma').begun).toEqual([]);
  expect(teamsByNickname('rea').begun.length).toBeLessThanOrEqual(10);
});
