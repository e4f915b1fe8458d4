import type { Standings, StandingRow } from '@safira/contract/competitions/standings';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { openResult } from '../../state/spoiler.ts';
import type { PageQuery } from './address.ts';
import { aRow, record } from '@safira/contract/testing/standings';
import { StandingsTab } from './standings-tab.tsx';

type Live = { staleAt?: number } & Partial<Standings>;

async function show(rows: StandingRow[], query: Partial<PageQuery> = {}, { staleAt, ...live }: Live = {}) {
  const standings: Standings = {
    season: 2026,
    isLive: false,
    asOf: null,
    matchIds: [],
    standings: rows,
    liveMatches: [],
    standingsByGroup: {},
    ...live,
  };
  renderPage(
    <StandingsTab
      competition={{ id: 307, name: 'دوري روشن السعودي' }}
      standings={standings}
      query={{ tab: 'standings', at: 'all', teams: [], page: 1, ...query }}
      staleAt={staleAt}
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

test.each(['home', 'away'] as const)(
  'COMP-02: the table of matches at %s has no zones, so it has no legend, alone or among groups',
  async (at) => {
    const cup = { zone: 'champions-league', zoneName: 'دوري أبطال آسيا' };
    const grouped = ['Group A', 'Group B'].map((group, index) => aRow(index + 5, { rank: 1, group, ...cup }));
    await show([aRow(1, { rank: 1, ...cup }), ...grouped], { at });
    expect(screen.getAllByRole('table')).toHaveLength(3);
    expect(screen.queryByRole('list', { name: 'دلالة الألوان' })).toBeNull();
    expect(document.querySelector('[data-zone]')).toBeNull();
  },
);

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

const official = {
  points: 18,
  goalsDiff: 1,
  all: record([6, 0, 0]),
  home: record([6, 0, 0]),
  away: record([0, 0, 0]),
};
const overtaking = [
  aRow(2, { rank: 1, rankBefore: 2, points: 21, isLive: true, official }),
  aRow(1, { rank: 2, rankBefore: 1, points: 20 }),
];
const liveMatches = [{ id: 70, homeId: 1, awayId: 2, goals: { home: 0, away: 3 } }];
const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getAllByRole('cell').at(-1)!.textContent,
    ]);

test('OURS-06: a live table has the live numbers and says so', async () => {
  await show(overtaking, {}, { isLive: true });
  expect(firstCells()).toEqual([
    ['فريق 2', '21'],
    ['فريق 1', '20'],
  ]);
  expect(screen.getByText('الترتيب كما لو انتهت المباريات الجارية الآن.')).toBeTruthy();
});

test('OURS-06: a team in play has its match next to it, home first, with a link and the score in two cells', async () => {
  await show(overtaking, {}, { isLive: true, liveMatches });
  const [, playing, resting] = screen.getAllByRole('row');
  expect(screen.getByRole('columnheader', { name: 'يلعب الآن' })).toBeTruthy();
  const mark = within(playing!).getByRole('link', { name: /^فريق 1 وفريق 2/ });
  expect(mark.getAttribute('href')).toBe('/match/70');
  const score = within(mark).getByRole('img', { name: '0 مقابل 3' });
  expect([...score.children].map(({ textContent }) => textContent)).toEqual(['0', '–', '3']);
  expect(within(resting!).queryByRole('link', { name: /^فريق 1 وفريق 2/ })).toBeNull();
});

test('OURS-01: the score of a match in play is behind the spoiler gate, until its result is opened', async () => {
  await show(overtaking, {}, { isLive: true, liveMatches });
  const isHidden = () => screen.getByRole('img', { name: '0 مقابل 3' }).closest('.secret') !== null;
  expect(isHidden()).toBe(true);
  act(() => openResult(70));
  expect(isHidden()).toBe(false);
});

test('COMP-02: a table without a match in play has no column for it', async () => {
  await show([aRow(1, { form: 'W' })]);
  expect(screen.queryByRole('columnheader', { name: 'يلعب الآن' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'آخر 5' })).toBeTruthy();
});

test('OURS-09: a live table that is out of date has the official numbers, without marks, and says from when', async () => {
  await show(overtaking, {}, { isLive: true, liveMatches, staleAt: Date.parse('2026-11-21T17:05:00Z') });
  expect(firstCells()).toEqual([
    ['فريق 1', '20'],
    ['فريق 2', '18'],
  ]);
  expect(screen.getByRole('status').textContent).toBe(
    'تأخر وصول النتائج، فالمعروض هو الترتيب الرسمي قبل المباريات الجارية. آخر تحديث 8:05 م',
  );
  expect(screen.queryByText(/صعد|تراجع|يلعب الآن/)).toBeNull();
});

test('OURS-09: a table without live matches keeps its numbers however old it is', async () => {
  const settled = overtaking.map((row) => ({ ...row, isLive: false, official: undefined }));
  await show(settled, {}, { staleAt: Date.parse('2026-11-21T17:05:00Z') });
  expect(firstCells()).toEqual([
    ['فريق 2', '21'],
    ['فريق 1', '20'],
  ]);
});
