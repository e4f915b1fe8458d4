import type { Standings, StandingRow } from '@safira/contract/competitions/standings';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import type { PageQuery } from './address.ts';
import { aRow, record } from '@safira/contract/testing/standings';
import { StandingsTab } from './standings-tab.tsx';

async function show(rows: StandingRow[], query: Partial<PageQuery> = {}) {
  const standings: Standings = {
    season: 2026,
    isLive: false,
    asOf: null,
    matchIds: [],
    standings: rows,
    standingsByGroup: {},
  };
  renderPage(
    <StandingsTab
      competition={{ id: 307, name: 'دوري روشن السعودي' }}
      standings={standings}
      query={{ tab: 'standings', at: 'all', teams: [], page: 1, ...query }}
    />,
  );
  await screen.findAllByRole('link');
}

test('COMP-02: a row has rank, team, matches, goals, signed difference, points and the last five results', async () => {
  await show([
    aRow(7, { rank: 3, points: 24, goalsDiff: 10, all: record([7, 3, 2], [24, 14]), form: 'LWWDLW' }),
  ]);
  const row = screen.getAllByRole('row')[1]!;
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '3',
    '12',
    '7',
    '3',
    '2',
    '24:14',
    '+10',
    '24',
    'ففتخف',
  ]);
  expect(within(row).getByRole('link', { name: 'فريق 7' }).getAttribute('href')).toBe('/team/team-7');
  expect(within(row).getByRole('img', { name: 'له 24 وعليه 14' })).toBeTruthy();
  expect(within(row).getByRole('img', { name: 'فوز، فوز، تعادل، خسارة، فوز' })).toBeTruthy();
});

test('COMP-02: the legend says in words which ranks lead where', async () => {
  const cup = { zone: 'champions-league', zoneName: 'دوري أبطال آسيا' };
  await show([1, 2, 3].map((rank) => aRow(rank, { rank, ...cup })));
  expect(screen.getByRole('list', { name: 'دلالة الألوان' }).textContent).toBe(
    'المراكز من 1 إلى 3دوري أبطال آسيا',
  );
});

test('COMP-02: each group has its table, and their number is said above', async () => {
  await show([aRow(1, { group: 'Group B' }), aRow(2, { group: 'Group A' }), aRow(3, { group: 'Group C' })]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Group A',
    'Group B',
    'Group C',
  ]);
  expect(screen.getByText('3 مجموعات')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Group B' })).toBeTruthy();
});

test('COMP-02: matches at home or away are a link, which keeps the season', async () => {
  await show([aRow(1)], { season: 2025, at: 'away' });
  const current = screen.getByRole('link', { current: 'page' });
  expect(current.textContent).toBe('خارج أرضه');
  expect(screen.getByRole('link', { name: 'الكل' }).getAttribute('href')).toBe(
    '/competition/307?season=2025',
  );
  expect(screen.getByRole('link', { name: 'على أرضه' }).getAttribute('href')).toBe(
    '/competition/307?season=2025&at=home',
  );
});

test('COMP-02: without standings a message says so and leads to the matches', async () => {
  await show([]);
  expect(screen.getByRole('heading').textContent).toBe('لا جدول لهذا الموسم');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/competition/307?tab=matches');
});
