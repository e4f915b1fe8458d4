import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { aFoundPlayer, aPlayerSeason } from '@safira/contract/testing/players';
import { loaderAt, read, unread } from '../../../test/players.ts';
import type { Reading } from '../../lib/page.ts';
import CompareRoute, { loader, meta } from './compare.tsx';

const salem = aFoundPlayer();
const mahrez = aFoundPlayer({ id: 7, name: 'رياض محرز' }, [aPlayerSeason({ goals: 6, leagueId: 61 })]);
const both = { '/players/3221': read(salem), '/players/7': read(mahrez) };

const load = (path: string, answers: Record<string, Reading> = both) =>
  loader(loaderAt(path, answers).args as never);

async function show(path: string, answers?: Record<string, Reading>) {
  const loaderData = await load(path, answers);
  renderPage(<CompareRoute {...({ loaderData } as Parameters<typeof CompareRoute>[0])} />);
  await screen.findByRole('heading', { level: 1 });
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'اسم اللاعب الآخر' });
const showBoth = async (path: string) => {
  await show(path);
  await screen.findByRole('table');
};

afterEach(() => vi.unstubAllEnvs());

test('OURS-14: an address with two players compares them in bars, a radar and a table, the first one first', async () => {
  await showBoth('/compare?a=3221&b=7');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'سالم الدوسري ورياض محرز: مقارنة بالأرقام',
  );
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect([...rows[0]!.children].map((cell) => cell.textContent)).toEqual([
    'سالم الدوسري',
    'الرقم',
    'رياض محرز',
  ]);
  expect([...rows[2]!.children].map((cell) => cell.textContent)).toEqual(['9', 'الأهداف', '6']);
  const radar = screen.getByRole('img', { name: /مخطط راداري/ });
  expect([...radar.querySelectorAll('text')].map((label) => label.textContent)).toEqual([
    'الأهداف',
    'الصناعة',
    'المراوغات',
    'التسديد',
    'التمرير',
    'الالتحامات',
  ]);
});

test('OURS-14: the axes of the radar run to the left from the top', async () => {
  await showBoth('/compare?a=3221&b=7');
  const labels = [...screen.getByRole('img', { name: /مخطط راداري/ }).querySelectorAll('text')];
  const places = labels.map((label) => Number(label.getAttribute('x')));
  expect(places[1]).toBeLessThan(places[0]!);
  expect(places[5]).toBeGreaterThan(places[0]!);
});

test('PLAYER-02: a name that is found leads to the address with both players', async () => {
  const answers = { ...both, '/players/search?search=mahrez&league=307': read([mahrez]) };
  const answer = await load('/compare?a=3221&search=mahrez&league=307', answers);
  expect((answer as unknown as Response).headers.get('location')).toBe('/compare?a=3221&b=7');
});

test('PLAYER-02: a name that is not found is an alert in the page, and stays in the field', async () => {
  await show('/compare?a=3221&search=zzz&league=307', {
    ...both,
    '/players/search?search=zzz&league=307': read([]),
    '/search?q=zzz': read({ players: [] }),
  });
  expect(screen.getByRole('alert').textContent).toMatch(/^لم نعثر على لاعب آخر بهذا الاسم/);
  expect(field().value).toBe('zzz');
});

test('PLAYER-02: an empty name is ignored: no alert, no search', async () => {
  await show('/compare?a=3221&league=307', both);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field()).toBeTruthy();
});

test('PLAYER-02: the form holds the player and the league, for browsers without JavaScript', async () => {
  await show('/compare?a=3221');
  const form = field().form!;
  expect(form.getAttribute('action')).toBe('/compare');
  expect([...new FormData(form)]).toEqual([
    ['a', '3221'],
    ['league', '307'],
    ['search', ''],
  ]);
});

test('OURS-14: a player without numbers cannot be compared, and the page says so', async () => {
  await show('/compare?a=3221&b=7', { ...both, '/players/7': read(aFoundPlayer({ id: 7 }, [])) });
  expect(await screen.findByText('لا أرقام تكفي للمقارنة')).toBeTruthy();
});

test('PLAYER-03: no first player, or one who does not exist, says so', async () => {
  await expect(load('/compare')).rejects.toMatchObject({ data: { message: 'بيانات ناقصة: اللاعب الأول.' } });
  await expect(load('/compare?a=3221&b=8')).rejects.toMatchObject({
    data: { message: 'هذا اللاعب غير موجود.' },
    init: { status: 404 },
  });
});

test('OURS-14: the second player on the way or failed leaves the first with the form', async () => {
  await show('/compare?a=3221&b=7', { ...both, '/players/7': unread(503, 'الخدمة غير متاحة') });
  expect(field()).toBeTruthy();
  expect(await screen.findByText('الخدمة غير متاحة')).toBeTruthy();
});

test('OURS-14: a comparison has an address for search engines; a search has none', async () => {
  const tagsOf = async (path: string) => JSON.stringify(meta({ loaderData: await load(path) } as never));
  expect(await tagsOf('/compare?a=3221&b=7')).toContain('https://site/compare?a=3221&b=7');
  expect(await tagsOf('/compare?a=3221')).toContain('noindex');
});

test('OURS-14: the picture of a shared comparison is of both players, in the order of the address', async () => {
  vi.stubEnv('SSR', true); // only the server writes it
  const tags = meta({ loaderData: await load('/compare?a=3221&b=7') } as never);
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://site/api/compare/share.png?a=3221&b=7',
  });
  expect(JSON.stringify(tags)).toMatch(/"og:image:alt","content":"سالم الدوسري و/);
});
