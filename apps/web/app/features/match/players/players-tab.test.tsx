import type { MatchDetails } from '@safira/contract/matches/matches';
import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/page.tsx';
import { aPlayer, rated, sides } from './fixtures/players.ts';
import { PlayersTab } from './players-tab.tsx';

const aMatchOf = (...players: Parameters<typeof sides>): MatchDetails => ({
  ...aMatchWithDetails({ home: 'الهلال', away: 'النصر' }),
  players: sides(...players),
});

async function show(match: MatchDetails) {
  renderPage(<PlayersTab match={match} />);
  await screen.findByRole('table');
}

/** The names in their order. */
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('button')
    .map((button) => button.textContent);

const cellsOf = (name: string) =>
  [...screen.getByRole('button', { name }).closest('tr')!.querySelectorAll('td')].map(
    (cell) => cell.textContent,
  );

test('DLG-09: only players with more than 0 minutes, the best of both teams first', async () => {
  await show(
    aMatchOf(
      [
        rated(1, 'سالم', 7.2),
        aPlayer(2, 'البديل', { games: { rating: null, minutes: null } }),
        aPlayer(3, 'بلا دقائق', { games: { rating: 6, minutes: 0 } }),
        aPlayer(4, 'دقيقة', { games: { rating: 6.1, minutes: 1 } }),
      ],
      [rated(5, 'ماني', 8.4)],
    ),
  );
  expect(names()).toEqual(['ماني', 'سالم', 'دقيقة']);
});

test('DLG-09: players without a rating come last; equal ratings by minutes, then by name', async () => {
  await show(
    aMatchOf([
      aPlayer(1, 'ياسر', { games: { rating: null, minutes: 90 } }),
      aPlayer(2, 'حسن', { games: { rating: 7, minutes: 60 } }),
      aPlayer(3, 'بدر', { games: { rating: 7, minutes: 60 } }),
      aPlayer(4, 'أحمد', { games: { rating: 6.9, minutes: 90 } }),
      aPlayer(5, 'وليد', { games: { rating: 7, minutes: 61 } }),
    ]),
  );
  expect(names()).toEqual(['وليد', 'بدر', 'حسن', 'أحمد', 'ياسر']);
  const rating = screen.getByRole('columnheader', { name: /التقييم/ });
  expect(rating.getAttribute('aria-sort')).toBe('descending');
});

test('DLG-09: a rating has one decimal, a zero is a dash', async () => {
  await show(
    aMatchOf([
      aPlayer(1, 'سالم', {
        games: { rating: 8, minutes: 67, position: 'F' },
        goals: { total: 1, conceded: 0, assists: 0, saves: 0 },
        passes: { total: 36, key: 3, accuracy: 86 },
      }),
      aPlayer(2, 'بلا تقييم', { games: { rating: null, minutes: 4 } }),
    ]),
  );
  expect(cellsOf('سالم')).toEqual(['1', 'مهاجم', '67′', '1', '–', '–', '86%', 'التقييم 8.0']);
  expect(cellsOf('بلا تقييم')).toEqual(['2', 'لاعب وسط', '4′', '–', '–', '–', '–', '–']);
});

test('DLG-09: the filter shows one team, ranked on its own', async () => {
  await show(aMatchOf([rated(1, 'سالم', 7.2)], [rated(5, 'ماني', 8.4)]));
  fireEvent.click(screen.getByRole('button', { name: 'الهلال' }));
  expect(names()).toEqual(['سالم']);
  expect(cellsOf('سالم')[0]).toBe('1');
  fireEvent.click(screen.getByRole('button', { name: 'الفريقان' }));
  expect(names()).toEqual(['ماني', 'سالم']);
});

test('DLG-12: without numbers the tab says so', async () => {
  renderPage(
    <PlayersTab match={aMatchOf([aPlayer(2, 'البديل', { games: { rating: null, minutes: null } })])} />,
  );
  expect(await screen.findByText('لا تتوفر أرقام اللاعبين في هذه المباراة.')).toBeTruthy();
});

test('DLG-09: the words about players of women’s teams are feminine', async () => {
  const match = aMatchOf([rated(1, 'سالمة', 7.2)]);
  const { home, away } = match.teams;
  await show({ ...match, teams: { home: { ...home, originalName: 'Al-Hilal W' }, away } });
  expect(screen.getByRole('columnheader', { name: 'اللاعبة' })).toBeTruthy();
  expect(screen.getByText('مرتَّبات حسب التقييم')).toBeTruthy();
});
