import { aMatch } from '@safira/contract/testing/matches';
import type { PlayerAbroad } from '@safira/contract/players/abroad';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { loaderAt, read } from '../../../test/players.ts';
import type { Reading } from '../../lib/page.ts';
import ArabsAbroadRoute, { loader, meta } from './arabs-abroad.tsx';

const club = (id: number, name: string) => ({ id, _id: `club-${id}`, name, originalName: name, logo: null });
const anAppearance = {
  isSubstitute: false,
  minutes: 74,
  goals: 1,
  assists: 0,
  yellow: 1,
  red: 0,
  rating: 8.04,
};

function abroad(id: number, overrides: Partial<PlayerAbroad> = {}): PlayerAbroad {
  return {
    player: { id, name: `لاعب ${id}`, originalName: `Player ${id}`, photo: null },
    country: { key: 'egypt', name: 'مصر' },
    team: { ...club(1, 'ليفربول'), colours: { shirt: '#C8102E', number: '#FFFFFF' } },
    number: 11,
    position: 'attacker',
    matchId: 1,
    appearance: anAppearance,
    next: null,
    ...overrides,
  };
}
const matches = [
  aMatch({ id: 1, status: 'FT', goals: [2, 0] }),
  aMatch({ id: 2, status: '1H', goals: [0, 0] }),
  aMatch({ id: 3, status: 'NS' }),
];
const day = {
  date: '2026-11-21',
  today: '2026-11-21',
  timezone: 'Asia/Riyadh',
  offsets: [{ from: '2026-11-20T21:00:00.000Z', minutes: 180 }],
};
const next = { matchId: 9, date: '2026-11-28T18:00:00.000Z', opponent: club(2, 'تشيلسي') };
const players = [
  abroad(901, { next }),
  abroad(902, { matchId: 2, appearance: { ...anAppearance, isSubstitute: true, minutes: null, goals: 0 } }),
  abroad(903, { matchId: 3, appearance: null, country: { key: 'saudi arabia', name: 'السعودية' } }),
];
const answer = (listed = players, shown = day) => read({ players: listed, matches }, { day: shown });
const path = (date = '') => `/players/abroad?${date && `date=${date}&`}timezone=Asia/Riyadh`;

const load = (address: string, answers: Record<string, Reading> = { [path()]: answer() }) =>
  loader(loaderAt(address, answers).args as never);

async function show(address: string, answers?: Record<string, Reading>) {
  const loaderData = await load(address, answers);
  renderPage(<ArabsAbroadRoute {...({ loaderData } as Parameters<typeof ArabsAbroadRoute>[0])} />);
  await screen.findByRole('navigation', { name: 'اليوم المعروض' });
}
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('OURS-15: a player has the minutes, goals, cards, rating and the next match', async () => {
  await show('/arabs-abroad');
  const table = await screen.findByRole('table', { name: 'انتهت' });
  const row = within(table).getAllByRole('row')[1]!;
  expect(within(row).getByRole('rowheader').textContent).toContain('لاعب 901مصر · مهاجم');
  expect(cellsOf(row)).toEqual([
    'أساسي',
    '74',
    '1–', // the dash is shown in its place while results are hidden
    '0',
    'إنذار ',
    'التقييم 8.0',
    'أمام تشيلسيالسبت 28 نوفمبر',
  ]);
  expect(
    within(row)
      .getByRole('link', { name: /أمام تشيلسي/ })
      .getAttribute('href'),
  ).toBe('/match/9');
});

test('OURS-15: those who play now, have played and are to play are apart', async () => {
  await show('/arabs-abroad');
  await screen.findByRole('table', { name: 'انتهت' });
  const named = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('rowheader');
  expect(named('الآن').map((cell) => cell.querySelector('bdi')?.textContent)).toEqual(['لاعب 902']);
  expect(named('لم تبدأ بعد').map((cell) => cell.querySelector('bdi')?.textContent)).toEqual(['لاعب 903']);
});

test('OURS-15: a player on the bench has no minutes, one before the line-ups no numbers at all', async () => {
  await show('/arabs-abroad');
  await screen.findByRole('table', { name: 'انتهت' });
  const rowOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row')[1]!;
  expect(cellsOf(rowOf('الآن')).slice(0, 2)).toEqual(['على الدكة', '–']);
  expect(cellsOf(rowOf('لم تبدأ بعد'))).toEqual(['لم تُعلن التشكيلة', '–', '–', '–', '–', '–', '–']);
});

test('OURS-15: the countries are links with their counts, and one of them shows its players alone', async () => {
  await show('/arabs-abroad?country=saudi-arabia');
  const links = within(screen.getByRole('navigation', { name: 'بلد اللاعب' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['كل العرب 3', '/arabs-abroad'],
    ['مصر 2', '/arabs-abroad?country=egypt'],
    ['السعودية 1', '/arabs-abroad?country=saudi-arabia'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page']);
  expect(await screen.findAllByRole('table')).toHaveLength(1);
});

test('OURS-15: yesterday, today and tomorrow are links that keep the country', async () => {
  const shown = { ...day, date: '2026-11-22' };
  await show('/arabs-abroad?date=2026-11-22&country=egypt', { [path('2026-11-22')]: answer(players, shown) });
  const links = within(screen.getByRole('navigation', { name: 'اليوم المعروض' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['أمس', '/arabs-abroad?date=2026-11-20&country=egypt'],
    ['اليوم', '/arabs-abroad?country=egypt'],
    ['غدًا', '/arabs-abroad?date=2026-11-22&country=egypt'],
  ]);
  expect(links[2]!.getAttribute('aria-current')).toBe('page');
});

test('OURS-15: a day without players says so and leads on', async () => {
  await show('/arabs-abroad', { [path()]: answer([]) });
  expect(screen.getByText('لا محترفين عرب في هذا اليوم')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'بلد اللاعب' })).toBeNull();
});

test('OURS-15: the canonical address of today has no date', async () => {
  const tags = JSON.stringify(meta({ loaderData: await load('/arabs-abroad') } as never));
  expect(tags).toContain('"href":"https://site/arabs-abroad"');
});

test('OURS-15: a day that cannot be requested is a missing page', async () => {
  await expect(load('/arabs-abroad?date=none')).rejects.toMatchObject({ init: { status: 404 } });
});
