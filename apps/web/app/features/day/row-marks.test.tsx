import { aMatch } from '@safira/contract/testing/matches';
import type { Match } from '@safira/contract/matches/matches';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay } from '../../../test/days.ts';
import { renderPage } from '../../../test/page.tsx';
import { MatchTable } from './match-table.tsx';

async function teamCells(match: Match) {
  renderPage(<MatchTable name="دوري روشن السعودي" matches={[match]} day={aDay} flashing={new Set()} />);
  const [, row] = await screen.findAllByRole('row');
  const cells = within(row!).getAllByRole('cell');
  return { home: cells[2]!, away: cells[4]! };
}

test.each([
  [1, 'بطاقة حمراء'],
  [2, 'بطاقتان حمراوان'],
  [3, '3 بطاقات حمراء'],
])('HOME-06: %s red cards are marked at the name of their side alone', async (count, spoken) => {
  const { home, away } = await teamCells(aMatch({ status: '2H', redCards: { home: 0, away: count } }));
  expect(await within(away).findByRole('img', { name: spoken })).toBeTruthy();
  expect(within(home).queryByRole('img')).toBeNull();
});

test('HOME-06: the last scorer of a live match stands at the side that gained the goal, the minute isolated', async () => {
  const { home, away } = await teamCells(
    aMatch({
      status: '2H',
      elapsed: 67,
      goals: [0, 1],
      home: 'الهلال',
      away: 'النصر',
      lastGoal: { side: 'away', player: 'سالم الدوسري', time: { elapsed: 45, extra: 2 }, isOwnGoal: true },
    }),
  );
  await waitFor(() =>
    expect(away.textContent).toBe('النصرآخر هدف، عكسي:سالم الدوسريالدقيقة 45 + 2 (بدل الضائع)45+2′'),
  );
  const minute = within(away).getByText('45+2′');
  expect([minute.tagName, minute.getAttribute('dir')]).toEqual(['BDI', 'ltr']);
  expect(home.textContent).toBe('الهلال');
});
