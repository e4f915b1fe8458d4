import { isolateLtr } from '@safira/arabic/formats/bidi';
import type { PlayerStatistics } from '@safira/contract/players/players';
import { aFoundPlayer, aPlayerSeason } from '@safira/contract/testing/players';
import { expect, test } from 'vitest';
import { playerFacts } from './facts.ts';

const newest = aPlayerSeason({ appearances: 10, goals: 9 });
const withGames = (games: Partial<PlayerStatistics['games']>) =>
  playerFacts(aFoundPlayer({}, [{ ...newest, games: { ...newest.games, ...games } }]));

test('OURS-05: a player has the numbers of the newest season, under its competition and name', () => {
  const older = aPlayerSeason({ season: 2025, appearances: 34, goals: 20 });
  const { name, notes, season } = playerFacts(aFoundPlayer({}, [newest, older]));
  expect([name, notes]).toEqual(['سالم الدوسري', ['الهلال · مهاجم']]);
  expect(season?.heading.title).toBe(`دوري روشن السعودي · موسم ${isolateLtr('2026/27')}`);
  expect(season?.tiles.map(({ label, value }) => [label, value])).toEqual([
    ['المشاركات', '10'],
    ['الأهداف', '9'],
    ['تمريرات حاسمة', '5'],
    ['التقييم', '8.1'],
  ]);
});

test.each([
  [7.96, '8.0', 'yellow'],
  [7.94, '7.9', 'paper'],
  [6.94, '6.9', 'dark'],
])('OURS-05: a rating of %d is %s on a %s card', (rating, value, card) => {
  expect(withGames({ rating }).season?.tiles.at(-1)).toMatchObject({ value, card });
});

test('OURS-05: a player without a rating has the minutes in its place', () => {
  expect(withGames({ rating: null, minutes: 2_514 }).season?.tiles.at(-1)).toEqual({
    label: 'دقائق اللعب',
    value: '2,514',
  });
});

test('OURS-05: what is not stored of a player is left out', () => {
  expect(playerFacts(aFoundPlayer({}, []))).toMatchObject({ name: 'سالم الدوسري', notes: [], season: null });
  expect(playerFacts(aFoundPlayer({}, [{ ...newest, league: null }])).season).toBeNull();
  expect(withGames({ position: null }).notes).toEqual(['الهلال']);
});

test('OURS-05: a player without a photo has the shirt of the newest team', () => {
  expect(playerFacts(aFoundPlayer())).toMatchObject({ picture: null, look: { number: 29 } });
  const photo = `/media/3f/3f${'a1'.repeat(31)}-small.webp`;
  expect(playerFacts(aFoundPlayer({ photo })).picture).toBe(`3f/3f${'a1'.repeat(31)}-large.webp`);
});

test('OURS-05: the position of a woman is feminine', () => {
  const season = { ...newest, team: { ...newest.team!, name: 'الهلال للسيدات', originalName: 'Al-Hilal W' } };
  expect(playerFacts(aFoundPlayer({}, [season])).notes).toEqual(['الهلال للسيدات · مهاجمة']);
});
