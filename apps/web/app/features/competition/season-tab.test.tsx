import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { SeasonTab } from './season-tab.tsx';

type Figures = Parameters<typeof SeasonTab>[0]['figures'];

const quarters = [1, 16, 31, 46, 61, 76].map((from, index) => ({
  from,
  to: from + 14,
  goals: 30 + index * 10,
}));
const figures: Figures = {
  competition: 307,
  season: 2026,
  results: {
    matches: 120,
    homeWins: 55,
    draws: 29,
    awayWins: 36,
    goals: 318,
    goalsPerMatch: 2.65,
    homeAdvantage: 16,
    cleanSheets: 40,
  },
  goalsByQuarter: quarters,
  frequentScores: [
    { home: 2, away: 1, matches: 17 },
    { home: 1, away: 1, matches: 14 },
  ],
};

async function show(changes: Partial<Figures> = {}) {
  renderPage(
    <SeasonTab
      competition={{ id: 307 }}
      figures={{ ...figures, ...changes }}
      query={{ tab: 'season', at: 'all', teams: [], page: 1 }}
    />,
  );
  await screen.findAllByRole('heading');
}

test('OURS-13: goals by quarter-hour are a picture, and a table for screen readers', async () => {
  await show();
  const rows = within(screen.getByRole('table', { name: 'الأهداف كل 15 دقيقة' })).getAllByRole('row');
  expect(rows[1]!.textContent).toBe('من الدقيقة 1 إلى 1530');
  expect(rows).toHaveLength(7);
});

test.each([
  ['all', 36, undefined],
  ['most', 30, 'يشمل 180 من أصل 216، وهي الأهداف المعروفة دقائقها.'],
  ['half', 18, 'يشمل 108 من أصل 216، وهي الأهداف المعروفة دقائقها.'],
  ['fewer than half', 17, null],
])(
  'OURS-13: with the minutes of %s of the goals the picture says so, and is left out below half',
  async (_, each, note) => {
    await show({
      results: { ...figures.results, goals: 216 },
      goalsByQuarter: quarters.map((quarter) => ({ ...quarter, goals: each })),
    });
    expect(screen.queryByText('الأهداف كل 15 دقيقة', { selector: 'h2' }) !== null).toBe(note !== null);
    expect(screen.queryByText(/يشمل/)?.textContent ?? '').toContain(note ?? '');
    expect(screen.queryByText(/يشمل/) !== null).toBe(typeof note === 'string');
  },
);

test('OURS-13: home, draw and away add up to the bar, home on the right', async () => {
  await show();
  const bars = [...document.querySelectorAll('rect[data-outcome]')];
  expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
    ['65', '55'],
    ['36', '29'],
    ['0', '36'],
  ]);
  expect(screen.getByText('فوز صاحب الأرض').textContent).toBe('فوز صاحب الأرض 55');
});

test('OURS-13: the most frequent scores are listed with how often they occurred', async () => {
  await show();
  const line = screen.getByRole('img', { name: '2 مقابل 1' }).closest('li')!;
  expect(line.textContent).toContain('17 مباراة');
});

test('OURS-13: goals without known minutes have no picture, a season without matches no numbers', async () => {
  await show({ goalsByQuarter: quarters.map((quarter) => ({ ...quarter, goals: 0 })) });
  expect(screen.queryByRole('table')).toBeNull();
});

test('OURS-13: a season without matches says so', async () => {
  await show({ results: { ...figures.results, matches: 0 } });
  expect(screen.getByRole('heading').textContent).toBe('لا أرقام بعد');
});
