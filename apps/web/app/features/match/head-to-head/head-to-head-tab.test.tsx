import type { Match } from '@safira/contract/matches/matches';
import { aMatch, aMatchWithDetails } from '@safira/contract/testing/matches';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aDay } from '../../../../test/days.ts';
import { renderPage } from '../../../../test/page.tsx';
import type { AsyncData } from '../../../lib/use-async-data.ts';
import { HeadToHeadTab } from './head-to-head-tab.tsx';

const match = aMatchWithDetails({ id: 1, home: 'الهلال', away: 'النصر' });

const earlierMatch = (id: number, goals: [number, number]) =>
  aMatch({ id, goals, status: 'FT', home: 'الهلال', away: 'النصر', date: '2026-04-11T21:30:00.000Z' });

function atNassr(id: number, goals: [number, number]): Match {
  const at = earlierMatch(id, goals);
  return { ...at, teams: { home: at.teams.away, away: at.teams.home } };
}

const showState = (headToHead: AsyncData<Match[]>) =>
  renderPage(<HeadToHeadTab match={match} zone={aDay} headToHead={headToHead} />);

async function show(...value: Match[]) {
  showState({ state: 'loaded', value });
  await screen.findAllByRole('listitem');
}

test('DLG-10: of eleven head-to-head matches the first ten are shown', async () => {
  await show(...Array.from({ length: 11 }, (_, index) => earlierMatch(100 + index, [1, 0])));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 10 }, (_, index) => `/match/${100 + index}`),
  );
  expect(screen.getByRole('heading', { name: 'حصيلة آخر 10 مباريات بينهما' })).toBeTruthy();
});

test('DLG-10: the match itself is not one of its head-to-head matches', async () => {
  await show(earlierMatch(1, [5, 0]), earlierMatch(2, [1, 0]));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/match/2']);
  expect(screen.getByText('الهلال: انتصار واحد، لا تعادلات، النصر: لا انتصارات')).toBeTruthy();
});

test('DLG-10: a row shows its date in the zone of the page, the home team first, the score in two cells', async () => {
  await show(atNassr(2, [0, 2]));
  const row = screen.getByRole('listitem');
  const link = within(row).getByRole('link');
  expect(link.textContent).toMatch(/^12 أبريل 2026 · Pro League، النصر ضد الهلال$/);
  expect([...row.querySelectorAll(':scope > [aria-hidden]')].map((team) => team.textContent)).toEqual([
    'النصر',
    'الهلال',
  ]);
  const [home, away] = within(row).getByRole('img', { name: '0 مقابل 2' }).querySelectorAll('b');
  expect([home!.textContent, away!.textContent]).toEqual(['0', '2']);
  expect([home!.className !== '', away!.className !== '']).toEqual([true, false]);
});

test('DLG-10: the summary counts for the teams of this match; a part of zero is spoken, not drawn', async () => {
  await show(earlierMatch(2, [3, 1]), atNassr(3, [0, 2]), atNassr(4, [4, 1]));
  expect(screen.getByText('الهلال: انتصاران، لا تعادلات، النصر: انتصار واحد')).toBeTruthy();
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')];
  expect(parts.map(({ dataset, textContent }) => [dataset['part'], dataset['times'], textContent])).toEqual([
    ['home', '2', 'انتصاران'],
    ['away', '1', 'انتصار واحد'],
  ]);
  const sums = screen.getAllByText(/أهداف$/).map(({ textContent }) => textContent);
  expect(sums).toEqual(['الهلال · 6 أهداف', 'النصر · 5 أهداف']);
});

test('DLG-10: without a result there is no summary', async () => {
  await show(aMatch({ id: 2, status: 'NS' }));
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['المواجهات السابقة']);
});

test('DLG-12: teams that have never met get a message that says so', async () => {
  showState({ state: 'loaded', value: [earlierMatch(1, [1, 0])] });
  expect(await screen.findByText('لا مواجهات سابقة بين الفريقين في سجلاتنا.')).toBeTruthy();
});

test('DLG-13: while the matches load the tab says so', async () => {
  showState({ state: 'loading' });
  expect((await screen.findByRole('status')).textContent).toBe('نجلب المواجهات…');
});

test('DLG-13: if only the matches fail to load, the tab offers a retry', async () => {
  const retry = vi.fn<() => void>();
  showState({ state: 'failed', retry });
  expect((await screen.findByRole('alert')).textContent).toBe('تعذّر جلب المواجهات السابقة.');
  fireEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  expect(retry).toHaveBeenCalledOnce();
});
