import type { CompetitionMatch } from '@safira/contract/competitions/matches';
import { aMatch } from '@safira/contract/testing/matches';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import type { PageQuery } from './address.ts';
import { MatchesTab } from './matches-tab.tsx';

type Props = Parameters<typeof MatchesTab>[0];

const inPage = (overrides: Parameters<typeof aMatch>[0]): CompetitionMatch => {
  const match = aMatch(overrides);
  return {
    ...match,
    match_id: match.apiId,
    original_status: match.status.short,
    home_team: '',
    away_team: '',
    original_home_team: '',
    original_away_team: '',
    scoreText: { regular: null, penalty: null },
  };
};
const late = inPage({ id: 2, date: '2026-11-23T18:00:00.000Z' });
const early = inPage({ id: 1, status: 'FT', goals: [2, 1], date: '2026-11-21T18:00:00.000Z' });
const teams = [
  { id: 2932, name: 'الهلال', originalName: 'Al-Hilal', logo: null },
  { id: 2939, name: 'النصر', originalName: 'Al-Nassr', logo: null },
];
const months = [
  { key: '2026-11', name: 'نوفمبر', month: 11, year: 2026, count: 40 },
  { key: '2026-12', name: 'ديسمبر', month: 12, year: 2026, count: 60 },
];

async function show({ query, ...found }: Partial<Props['found']> & { query?: Partial<PageQuery> } = {}) {
  const shown = {
    matches: [],
    matchesByRound: [{ round: 'Regular Season - 12', roundName: 'الجولة 12', matches: [early, late] }],
    matchesByMonth: months,
    pagination: { current: 1, total: 19, totalMatches: 380 },
    season: 2026,
    ...found,
  };
  renderPage(
    <MatchesTab
      competition={{ id: 307, name: 'دوري روشن السعودي' }}
      found={shown}
      teams={teams}
      offsets={[{ from: '2026-01-01T00:00:00.000Z', minutes: 180 }]}
      calendar="/api/calendar"
      siteUrl="https://site"
      query={{ tab: 'matches', at: 'all', teams: [], page: 1, ...query }}
    />,
  );
  await screen.findAllByRole('link');
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('COMP-04: months have their counts, and «all months» drops the month and the page', async () => {
  await show({ query: { month: '2026-11', page: 2 } });
  expect(screen.getByRole('link', { name: 'نوفمبر 2026 40' }).getAttribute('aria-current')).toBe('true');
  expect(hrefOf('ديسمبر 2026 60')).toBe('/competition/307?tab=matches&month=2026-12');
  expect(hrefOf('كل الأشهر 100')).toBe('/competition/307?tab=matches');
});

test('COMP-04: a team is added to the chosen ones, taken off again, or all are cleared', async () => {
  await show({ query: { teams: [2939], month: '2026-11' } });
  expect(hrefOf('الهلال')).toBe('/competition/307?tab=matches&month=2026-11&teams=2932-2939');
  expect(hrefOf('النصر')).toBe('/competition/307?tab=matches&month=2026-11');
  expect(hrefOf('مسح الاختيار')).toBe('/competition/307?tab=matches&month=2026-11');
  expect(screen.getByText('المختار: 1')).toBeTruthy();
});

test('COMP-04: the note says what is shown', async () => {
  await show({ query: { teams: [2939, 2932], month: '2026-11' } });
  expect(screen.getByText('المعروض: نوفمبر 2026 · الهلال والنصر')).toBeTruthy();
});

test('COMP-04: matches are below the name and the dates of their round', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'الجولة 12' }).parentElement!.textContent).toBe(
    'الجولة 1221–23 نوفمبر',
  );
  expect(screen.getByText('المعروض: كل مباريات الموسم')).toBeTruthy();
});

test('COMP-04: the pages are counted, and the next one keeps the filter', async () => {
  await show({ query: { month: '2026-11' } });
  expect(screen.getByText('صفحة 1 من 19 (380 مباراة)')).toBeTruthy();
  expect(hrefOf('التالي')).toBe('/competition/307?tab=matches&month=2026-11&page=2');
});

test('COMP-05: a month without matches says so and leads back to the whole season', async () => {
  await show({
    matchesByRound: [],
    pagination: { current: 1, total: 0, totalMatches: 0 },
    query: { month: '2026-11' },
  });
  expect(screen.getByRole('heading', { name: 'لا مباريات في هذا الشهر' })).toBeTruthy();
  expect(hrefOf('كل مباريات الموسم')).toBe('/competition/307?tab=matches');
  expect(screen.queryByRole('link', { name: 'تصدير إلى التقويم' })).toBeNull();
});

test('COMP-05: a competition without matches says so, without filters', async () => {
  await show({
    matchesByRound: [],
    matchesByMonth: [],
    pagination: { current: 1, total: 0, totalMatches: 0 },
  });
  expect(screen.getByRole('heading', { name: 'لا مباريات لهذه البطولة' })).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('COMP-08: the filtered matches can be downloaded as a calendar', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'تصدير إلى التقويم' });
  expect(link.getAttribute('href')).toBe('/api/calendar');
  expect(link.hasAttribute('download')).toBe(true);
});

test('OURS-16: the competition can be subscribed to with a calendar program', async () => {
  await show();
  const feeds = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(feeds).toContain('webcal://site/api/competitions/307/calendar.ics?country=SA');
});
