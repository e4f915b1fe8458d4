import type { MatchDetails, MatchEvent } from '@safira/contract/matches/matches';
import { aMatchWithDetails } from '@safira/contract/testing/matches';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/page.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { aPlayer, rated, sides } from './fixtures/players.ts';
import { PlayersTab } from './players-tab.tsx';

const striker = aPlayer(11, 'سالم الدوسري', {
  games: { rating: 8.7, minutes: 67, position: 'F', number: 29 },
  shots: { total: 4, on: 3 },
  goals: { total: 2, conceded: 0, assists: 0, saves: 0 },
  passes: { total: 36, key: 5, accuracy: 86 },
  dribbles: { attempts: 7, success: 6, past: 0 },
  duels: { total: 0, won: 0 },
  cards: { yellow: 1, yellowred: 1, red: 0 },
});

const keeper = aPlayer(12, 'ياسين بونو', {
  games: { rating: 7.1, position: 'G' },
  goals: { total: 0, conceded: 1, assists: 0, saves: 5 },
  penalty: { won: 0, committed: 0, scored: 0, missed: 0, saved: 1 },
});

const goal = (elapsed: number, detail: string, extra: number | null = null): MatchEvent => ({
  type: 'Goal',
  detail,
  comments: null,
  time: { elapsed, extra },
  team: { id: 2932 },
  player: { id: 11, name: 'سالم الدوسري', originalName: 'Salem' },
  assist: { id: null, name: null, originalName: null },
});

const withGoals: MatchDetails = {
  ...aMatchWithDetails({ home: 'الهلال', away: 'النصر' }),
  players: sides([striker, keeper]),
  events: [goal(23, 'Normal Goal'), goal(45, 'Penalty', 2), goal(50, 'Own Goal'), goal(60, 'Missed Penalty')],
};

const numbersIn = (dialog: HTMLElement) =>
  Object.fromEntries(
    [...dialog.querySelectorAll('dl > div')].map((one) => [
      one.querySelector('dt')!.textContent,
      one.querySelector('dd')!.textContent,
    ]),
  );

async function show(match: MatchDetails) {
  renderPage(<PlayersTab match={match} />);
  await screen.findByRole('table');
}

async function openNumbersOf(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}

test('DLG-09: a row opens the sixteen numbers of its player', async () => {
  await show(withGoals);
  const dialog = await openNumbersOf('سالم الدوسري');
  expect(within(dialog).getByText('الهلال').parentElement?.textContent).toBe('الهلال · مهاجم · 67 دقيقة');
  expect(within(dialog).getByText('8.7').parentElement?.textContent).toBe('8.7 التقييم');
  const goals = within(within(dialog).getByRole('list')).getAllByRole('listitem');
  expect(goals.map(({ textContent }) => textContent?.trim())).toEqual(['هدف 23′', 'هدف 45+2′']);
  const numbers = numbersIn(dialog);
  expect(Object.keys(numbers)).toHaveLength(16);
  expect(numbers).toMatchObject({
    أهداف: '2',
    تسديدات: '4',
    'على المرمى': '3',
    'دقة التمرير': '86%',
    'تمريرات مفتاحية': '5',
    'مراوغات ناجحة': '6 من 7',
    'التحامات مكسوبة': '0',
    صفراء: '1',
    حمراء: '1',
  });
});

test('DLG-09: for a goalkeeper the saves come first', async () => {
  await show(withGoals);
  const dialog = await openNumbersOf('ياسين بونو');
  expect(Object.entries(numbersIn(dialog)).slice(0, 4)).toEqual([
    ['تصديات', '5'],
    ['أهداف مستقبلة', '1'],
    ['صناعة', '0'],
    ['ركلات جزاء تصدى لها', '1'],
  ]);
  expect(within(dialog).queryByRole('list')).toBeNull();
});

test('DLG-09: the name is a real button, so Enter opens it as well', async () => {
  await show(withGoals);
  const row = screen.getByRole('button', { name: 'ياسين بونو' });
  expect([row.tagName, row.getAttribute('type'), row.tabIndex]).toEqual(['BUTTON', 'button', 0]);
});

test("DLG-15: the dialog links to the player's page, in the league of their team", async () => {
  await show(withGoals);
  const dialog = await openNumbersOf('سالم الدوسري');
  const link = within(dialog).getByRole('link', { name: 'صفحة اللاعب' });
  expect(link.getAttribute('href')).toBe('/player/11?league=307');
});

test('DLG-13: a change while the dialog is open is shown in it', async () => {
  const later = { ...withGoals, players: sides([rated(11, 'سالم الدوسري', 9.1), keeper]) };
  function Live() {
    const [match, setMatch] = useState(withGoals);
    return (
      <>
        <button type="button" onClick={() => setMatch(later)}>
          later
        </button>
        <PlayersTab match={match} />
      </>
    );
  }
  renderPage(<Live />);
  await screen.findByRole('table');
  const dialog = await openNumbersOf('سالم الدوسري');
  fireEvent.click(screen.getByText('later'));
  expect(within(dialog).getByText('9.1')).toBeTruthy();
});

test('DLG-09: the close button closes the dialog', async () => {
  await show(withGoals);
  const dialog = await openNumbersOf('سالم الدوسري');
  fireEvent.click(within(dialog).getByRole('button', { name: 'إغلاق' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('DLG-09: Escape closes the dialog, and not the match below', async () => {
  const closeMatch = vi.fn<() => void>();
  renderPage(
    <Modal label="المباراة" className="" onClose={closeMatch}>
      <PlayersTab match={withGoals} />
    </Modal>,
  );
  await screen.findByRole('table');
  const dialog = await openNumbersOf('سالم الدوسري');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog', { name: 'سالم الدوسري' })).toBeNull();
  expect(closeMatch).not.toHaveBeenCalled();
});

test('DLG-09: a click anywhere in a row opens the dialog and focuses the button, so the focus returns to it', async () => {
  await show(withGoals);
  const button = screen.getByRole('button', { name: 'سالم الدوسري' });
  fireEvent.click(within(button.closest('tr')!).getByText('67′'));
  expect(document.activeElement).toBe(button);
  expect(await screen.findByRole('dialog', { name: 'سالم الدوسري' })).toBeTruthy();
});
