import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { aFoundPlayer } from '@safira/contract/testing/players';
import { loaderAt, read, unread } from '../../../test/players.ts';
import type { Reading } from '../../lib/page.ts';
import PlayersRoute, { loader, meta } from './players.tsx';

const team = { id: 33, _id: 'team-33', name: 'الهلال', originalName: 'Al-Hilal', logo: null };
const leader = (id: number, goals: number, assists: number) => ({
  player: { id, name: `لاعب ${id}`, originalName: `Player ${id}`, photo: null },
  statistics: [
    {
      team,
      games: { appearences: 10, minutes: 900 },
      goals: { total: goals, assists },
      cards: { yellow: 0, yellowred: 0, red: 0 },
    },
  ],
});
const competition = {
  id: 307,
  _id: '307',
  apiId: 307,
  name: 'دوري روشن السعودي',
  originalName: 'Pro League',
  country: 'Saudi-Arabia',
  countryName: 'السعودية',
  logo: null,
  season: 2026,
};
const boards = read([{ competition, leaders: [leader(1, 11, 2), leader(2, 9, 4)] }]);

const load = (path: string, answers: Record<string, Reading> = {}) =>
  loader(
    loaderAt(path, { '/players/leaders': boards, '/players/leaders?by=assists': boards, ...answers })
      .args as never,
  );

async function show(path: string, answers?: Record<string, Reading>) {
  const loaderData = await load(path, answers);
  renderPage(<PlayersRoute {...({ loaderData } as Parameters<typeof PlayersRoute>[0])} />);
  await screen.findByRole('searchbox', { name: 'اسم اللاعب' });
}
const board = () => screen.getByRole('heading', { level: 2, name: 'دوري روشن السعودي' }).closest('section')!;

test('COMP-07: each league has its first players with their goals, and a link to all of them', async () => {
  await show('/players');
  const rows = within(board()).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['1لاعب 1الهلال11', '2لاعب 2الهلال9']);
  expect(within(rows[0]!).getByRole('link').getAttribute('href')).toBe('/player/1');
  expect(
    within(board())
      .getByRole('link', { name: /^كل هدافي/ })
      .getAttribute('href'),
  ).toBe('/competition/307?tab=leaders');
});

test('COMP-07: the order by assists is a link, and shows assists', async () => {
  await show('/players?by=assists');
  const orders = within(screen.getByRole('navigation', { name: 'ترتيب اللاعبين' }));
  expect(orders.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/players?by=assists');
  expect(within(board()).getAllByRole('listitem')[0]!.textContent).toBe('1لاعب 1الهلال2');
});

test('OURS-07: a name is searched in all leagues, and the results link to their pages', async () => {
  const found = [{ id: 9, name: 'محمد صلاح', originalName: 'M. Salah', photo: null, team }];
  await show('/players?search=صلاح', { '/search?q=صلاح&limit=20': read({ players: found }) });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('لاعبون باسم «صلاح»');
  expect(screen.getByRole('link', { name: /محمد صلاح/ }).getAttribute('href')).toBe('/player/9');
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'اسم اللاعب' }).value).toBe('صلاح');
});

test('PLAYER-02: with a league the name is searched in it', async () => {
  await show('/players?search=salem&league=307', {
    '/players/search?search=salem&league=307': read([aFoundPlayer()]),
  });
  expect(screen.getByRole('link', { name: /سالم الدوسري/ }).textContent).toContain('الهلال');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('307');
});

test('OURS-07: a name without results says what to do', async () => {
  await show('/players?search=zzz', { '/search?q=zzz&limit=20': read({ players: [] }) });
  expect(screen.getByText('لا لاعب بهذا الاسم')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'إلى قائمة الهدافين' }).getAttribute('href')).toBe('/players');
});

test('COMP-07: without leaders, or if they cannot be read, the search is still there', async () => {
  await show('/players', { '/players/leaders': unread(503, 'الخدمة غير متاحة') });
  expect(screen.getByRole('searchbox', { name: 'اسم اللاعب' })).toBeTruthy();
  expect(await screen.findByText('الخدمة غير متاحة')).toBeTruthy();
});

test('COMP-07: before the first goal of a season the page says so', async () => {
  await show('/players', { '/players/leaders': read([]) });
  expect(screen.getByText('لا أهداف بعد')).toBeTruthy();
});

test('COMP-07: search engines index the leaders, not the results of a search', async () => {
  const tagsOf = async (path: string) => JSON.stringify(meta({ loaderData: await load(path) } as never));
  expect(await tagsOf('/players?by=assists')).toContain('"href":"https://site/players?by=assists"');
  expect(await tagsOf('/players?search=zzz')).toContain('noindex');
});
