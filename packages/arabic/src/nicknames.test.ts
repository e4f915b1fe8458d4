import { expect, test } from 'vitest';
import { clubsByNickname } from './nicknames.ts';
import { foldForSearch } from './search-key.ts';

test.each([
  ['البرسا', 'برشلونة'],
  ['الريال', 'ريال مدريد'],
  ['Man Utd', 'مانشستر يونايتد'],
  ['الزعيم', 'الهلال'],
  ['سبيرز', 'توتنهام هوتسبير'],
])('OURS-07: %s is %s', (nickname, club) => {
  const called = [
    ...clubsByNickname(foldForSearch(nickname)),
    ...clubsByNickname(foldForSearch(`ال${nickname}`)),
  ];
  expect(called).toContain(club);
});

test('OURS-07: two letters match no prefix, and the list is short', () => {
  expect(clubsByNickname('ma')).toEqual([]);
  expect(clubsByNickname('rea').length).toBeLessThanOrEqual(10);
});
