import type { Player } from '@safira/contract/players/players';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { aFoundPlayer, aPlayerSeason } from '@safira/contract/testing/players';
import { PlayerHero } from './player-hero.tsx';
import { PlayerPage } from './player-page.tsx';

const twoSeasons = [aPlayerSeason(), aPlayerSeason({ season: 2025, appearances: 31, goals: 15 })];

async function show(found: Player, season?: number) {
  renderPage(
    <>
      <PlayerHero found={found} />
      <PlayerPage found={found} season={season} />
    </>,
  );
  await screen.findByRole('heading', { level: 1 });
}

const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const cards = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap((heading) => heading.closest('section') ?? []);

test('PLAYER-01: the hero has the name, the full name and whether the player can play', async () => {
  await show(aFoundPlayer());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('سالم الدوسري');
  expect(screen.getByText('سالم محمد الدوسري')).toBeTruthy();
  expect(screen.getByText('متاح')).toBeTruthy();
});

test('PLAYER-01: an injured player is shown as injured', async () => {
  await show(aFoundPlayer({ injured: true }));
  expect(screen.getByText('مصاب')).toBeTruthy();
  expect(screen.queryByText('متاح')).toBeNull();
});

test('PLAYER-01: an injury is unknown, neither word is shown', async () => {
  await show(aFoundPlayer({ injured: null }));
  expect(screen.queryByText('مصاب')).toBeNull();
  expect(screen.queryByText('متاح')).toBeNull();
});

test('PLAYER-01: the profile says each fact, and what is missing is not available', async () => {
  await show(aFoundPlayer({ birth: { date: '1991-08-19', place: null, country: null, countryName: null } }));
  expect(factOf('العمر')).toBe('35 عامًا');
  expect(factOf('الجنسية')).toBe('السعودية');
  expect(factOf('الطول')).toBe('171 سم');
  expect(factOf('الوزن')).toBe('غير متوفر');
  expect(factOf('تاريخ الميلاد')).toBe('19 أغسطس 1991');
  expect(factOf('مكان الميلاد')).toBe('غير متوفر');
  expect(factOf('بلد الميلاد')).toBe('غير متوفر');
});

test('PLAYER-01: a season has the nine groups with their numbers', async () => {
  await show(aFoundPlayer());
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'المشاركات والأداء',
    'الأهداف والصناعة',
    'التسديد',
    'التمرير',
    'الدفاع',
    'الالتحامات والمراوغات',
    'الانضباط',
    'التبديلات',
    'ركلات الجزاء',
  ]);
  expect(factOf('دقائق اللعب')).toBe('2,514');
  expect(factOf('المركز')).toBe('مهاجم');
  expect(factOf('التقييم')).toBe('8.1');
  expect(factOf('دقة التمرير')).toBe('84%');
  expect(factOf('أهدرها')).toBe('1');
});

test('PLAYER-01: a number that is missing is 0 in the card of a season', async () => {
  const season = aPlayerSeason();
  await show(
    aFoundPlayer({}, [
      {
        ...season,
        games: { ...season.games, rating: null, position: null },
        passes: { ...season.passes, accuracy: null },
      },
    ]),
  );
  expect(factOf('التقييم')).toBe('0');
  expect(factOf('دقة التمرير')).toBe('0%');
  expect(factOf('المركز')).toBe('غير متوفر');
});

test('PLAYER-01: with several seasons each is a link, and under all of them the newest is marked', async () => {
  await show(aFoundPlayer({}, twoSeasons));
  const filter = screen.getByRole('navigation', { name: 'الموسم' });
  expect(
    within(filter)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['كل المواسم', '/player/3221'],
    ['2026/27', '/player/3221?season=2026'],
    ['2025/26', '/player/3221?season=2025'],
  ]);
  expect(within(filter).getByRole('link', { current: 'page' }).textContent).toBe('كل المواسم');
  expect(screen.getByText('عدد المواسم: 2')).toBeTruthy();
  expect(screen.getByText('الأحدث').closest('section')?.textContent).toContain('موسم 2026/27');
});

test('PLAYER-01: with one season there is no filter, and the season is still counted', async () => {
  await show(aFoundPlayer());
  expect(screen.queryByRole('navigation', { name: 'الموسم' })).toBeNull();
  expect(screen.getByText('عدد المواسم: 1')).toBeTruthy();
});

test('PLAYER-01: a chosen season is shown alone, without the mark of the newest', async () => {
  await show(aFoundPlayer({}, twoSeasons), 2026);
  expect(cards()).toHaveLength(1);
  expect(within(cards()[0]!).getByText('2026/27')).toBeTruthy();
  expect(screen.queryByText('الأحدث')).toBeNull();
});

test('PLAYER-01: a season that the player has not shows all of them', async () => {
  await show(aFoundPlayer({}, twoSeasons), 2011);
  expect(screen.getByRole('link', { current: 'page', name: 'كل المواسم' })).toBeTruthy();
});

test('PLAYER-01: the career is a table of appearances and goals by season, over all competitions', async () => {
  const cup = aPlayerSeason({ season: 2026, leagueId: 504, seasonName: '2026', appearances: 3, goals: 2 });
  await show(aFoundPlayer({}, [twoSeasons[0]!, cup, twoSeasons[1]!]));
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['2026/27', '13', '11'],
    ['2025/26', '31', '15'],
  ]);
});

test('PLAYER-01: a player who has played in a cup only has a card for it', async () => {
  await show(aFoundPlayer({}, [aPlayerSeason({ leagueId: 504, seasonName: '2026' })]));
  expect(within(cards()[0]!).getByText('2026')).toBeTruthy();
});

test('PLAYER-01: a player without numbers has a profile and a way on', async () => {
  await show(aFoundPlayer({}, []));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('لا أرقام لهذا اللاعب بعد');
  expect(screen.getByRole('link', { name: 'إلى صفحة اللاعبين' }).getAttribute('href')).toBe('/players');
});

const withTeam = (season: Player['statistics'][number], originalName: string) => ({
  ...season,
  team: { ...season.team!, originalName },
});

test('PLAYER-01: the words about a woman are feminine, where all her teams are women’s', async () => {
  const found = aFoundPlayer({ injured: true });
  await show({ ...found, statistics: twoSeasons.map((season) => withTeam(season, 'Al-Hilal W')) });
  expect(screen.getByText('مصابة')).toBeTruthy();
  expect(
    screen.getByRole('table', { name: 'مشاركات اللاعبة وأهدافها في كل موسم، في كل البطولات' }),
  ).toBeTruthy();
  expect(screen.getAllByText('أخطاء ارتكبتها')).toHaveLength(2);
  expect(screen.getAllByText('تسببت فيها')).toHaveLength(2);
});

test('PLAYER-01: one team that is not a women’s team leaves the words about a person as they are', async () => {
  const found = aFoundPlayer({ injured: true });
  await show({ ...found, statistics: [withTeam(twoSeasons[0]!, 'Al-Hilal W'), twoSeasons[1]!] });
  expect(screen.getByText('مصاب')).toBeTruthy();
});
