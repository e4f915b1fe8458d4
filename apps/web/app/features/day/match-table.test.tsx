import { aMatch } from '@safira/contract/testing/matches';
import type { Match } from '@safira/contract/matches/matches';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDay } from '../../../test/days.ts';
import { renderPage } from '../../../test/page.tsx';
import { MatchTable } from './match-table.tsx';

const renderMatches = (...matches: Match[]) =>
  renderPage(<MatchTable name="دوري روشن السعودي" matches={matches} day={aDay} flashing={new Set()} />);

async function row(match: Match) {
  renderMatches(match);
  const found = (await screen.findAllByRole('row'))[1]!;
  return { found, cells: within(found).getAllByRole('cell') };
}

test('HOME-06: the columns are status, time, home, vs, away, score, channels, venue', async () => {
  renderMatches(aMatch());
  const names = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(names).toEqual(['الحالة', 'الوقت', 'صاحب الأرض', 'ضد', 'الضيف', 'النتيجة', 'القنوات', 'الملعب']);
});

test('HOME-06: a score is two cells, the home team first', async () => {
  const { cells } = await row(aMatch({ status: '2H', elapsed: 67, goals: [3, 1] }));
  const score = within(cells[5]!).getByRole('img', { name: '3 مقابل 1' });
  expect([...score.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['3', '1']);
});

test('HOME-06: a click on a row opens the match', async () => {
  const { cells } = await row(aMatch({ id: 7 }));
  fireEvent.click(cells[7]!);
  expect((await screen.findByRole('status')).textContent).toBe('/over/match/7');
});

test('DLG-17: the link of a row is that of the match page', async () => {
  renderMatches(aMatch({ id: 7, home: 'الهلال', away: 'النصر' }));
  const link = await screen.findByRole('link', { name: 'الهلال ضد النصر: تفاصيل المباراة' });
  expect(link.getAttribute('href')).toBe('/match/7');
});

test('HOME-12: the kick-off is shown on the 12-hour clock, in the zone of the day', async () => {
  const { cells } = await row(aMatch({ date: '2026-11-21T18:05:00.000Z' }));
  expect(cells[1]!.textContent).toBe('9:05 م');
});

test.each(['PST', 'TBD', 'CANC'])('HOME-12: a match with status %s shows no time', async (status) => {
  const { cells } = await row(aMatch({ status }));
  expect(cells[1]!.textContent).toContain('لم يُحدَّد الوقت');
});

test('DLG-16: the minute of a live match is isolated from the Arabic around it', async () => {
  const { cells } = await row(aMatch({ status: '2H', elapsed: 67, goals: [0, 0] }));
  const minute = within(cells[0]!).getByText('67′');
  expect([minute.tagName, minute.getAttribute('dir')]).toEqual(['BDI', 'ltr']);
});

test.each([
  ['SUSP', 'موقوفة'],
  ['CANC', 'ملغاة'],
  ['FT', 'انتهت'],
  ['HT', 'الاستراحة'],
])('HOME-18: %s is shown as %s', async (status, badge) => {
  const { cells } = await row(aMatch({ status }));
  expect(within(cells[0]!).getByText(badge)).toBeTruthy();
});

test('HOME-06: the shoot-out is shown under the score', async () => {
  const match = aMatch({ status: 'PEN', goals: [1, 1] });
  match.score.penalty = { home: 4, away: 2 };
  const { cells } = await row(match);
  expect(within(cells[5]!).getByRole('img', { name: 'ركلات الترجيح: 4 مقابل 2' })).toBeTruthy();
});

test('HOME-15: channels of null are shown as not yet known', async () => {
  const { cells } = await row({ ...aMatch(), tvChannels: null });
  expect(cells[6]!.textContent).toContain('لم تُحدَّد القنوات الناقلة بعد');
});

test('HOME-17: a team links to the URL that looks it up by its provider id', async () => {
  const { cells } = await row(aMatch({ home: 'الهلال' }));
  const team = within(cells[2]!).getByRole('link', { name: 'الهلال' });
  expect(team.getAttribute('href')).toBe(`/team?apiId=2932&search=${encodeURIComponent('الهلال')}`);
});

test('OURS-04: a live match with three bars shows its pulse; with fewer, and when it is over, it shows «ضد»', async () => {
  const pulse = [3, -2, null, 1];
  renderMatches(
    aMatch({ id: 1, status: '2H', goals: [1, 0], pulse }),
    aMatch({ id: 2, status: '2H', goals: [1, 0], pulse: [3, 0, null, -2] }),
    aMatch({ id: 3, status: '2H', goals: [1, 0] }),
    aMatch({ id: 4, status: 'FT', goals: [1, 0], pulse }),
  );
  await screen.findAllByRole('img', { name: /نبض/ });
  const rows = screen.getAllByRole('row').slice(1);
  const pulses = rows.map((one) => within(one).queryAllByRole('img', { name: /نبض/ }).length);
  expect(pulses).toEqual([1, 0, 0, 0]);
});

const channel = { name: 'بي إن سبورتس 1', isConfirmed: true } as NonNullable<Match['tvChannels']>[number];

test.each([
  ['no match has', [[], []], false],
  ['one match has', [[], [channel]], true],
  ['one match may still get', [[], null], true],
])('HOME-06: a section in which %s channels: the column', async (_, channels, isThere) => {
  renderMatches(...channels.map((tvChannels, index) => ({ ...aMatch({ id: index + 1 }), tvChannels })));
  await screen.findAllByRole('row');
  expect(screen.queryByRole('columnheader', { name: 'القنوات' }) !== null).toBe(isThere);
  expect(screen.getAllByRole('cell')).toHaveLength(isThere ? 16 : 14);
});

test('OURS-20: channels only in other countries have the column, and a cell of the same kind for each list', async () => {
  const egypt = { ...channel, countries: ['EG'] };
  const { cells } = await row({ ...aMatch(), tvChannels: [], tvElsewhere: [egypt] });
  await within(cells[6]!).findAllByRole('button'); // the part for several lists is loaded on demand
  const variants = [...cells[6]!.querySelectorAll<HTMLElement>('[data-in]')];
  expect(variants.map(({ dataset }) => 'elsewhere' in dataset)).toEqual([false, true]);
  expect(variants.map((one) => one.querySelector('button')?.getAttribute('aria-label'))).toEqual([
    'لم تُحدَّد القنوات الناقلة بعد',
    'القنوات الناقلة: بي إن سبورتس 1',
  ]);
  expect(new Set(variants.map((one) => one.firstElementChild!.className)).size).toBe(1);
});
