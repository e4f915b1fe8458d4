import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub, Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { CompetitionList } from '../../features/competition/competition-list.tsx';
import { contextOf, type Reading } from '../../lib/page.ts';
import { loadCompetitions } from './competitions-loader.ts';
import { meta } from './competitions.tsx';

const ok = (data: unknown): Reading => ({ ok: true, body: { success: true, data } });
const unavailable: Reading = { ok: false, status: 503, message: 'unavailable', isSyncing: false };

const load = (answers: Record<string, Reading>) =>
  loadCompetitions({
    context: contextOf({
      zone: { name: 'Asia/Riyadh', offsetMinutes: 180 },
      today: '2026-11-21',
      siteUrl: 'https://site',
      simulated: false,
      mailLinks: false,
      googleSignIn: false,
      read: async (path) => answers[path] ?? unavailable,
    }),
  });

const aCompetition = (id: number, country: string) => ({
  id,
  name: `بطولة ${id}`,
  originalName: `Competition ${id}`,
  country,
  countryName: country === 'World' ? 'دولي' : 'بلد',
  logo: null,
});
const list = ok([
  aCompetition(2, 'World'),
  aCompetition(39, 'England'),
  aCompetition(307, 'Saudi-Arabia'),
  aCompetition(233, 'Egypt'),
  aCompetition(71, 'Brazil'),
]);
const live = ok([{ league: { id: 307 } }, { league: { id: 307 } }, { league: { id: 9 } }]);

const listed = async () => (await load({ '/competitions': list, '/matches/live': live })).regions;
const linksOf = (sections: readonly HTMLElement[]) =>
  sections.flatMap((section) => within(section).getAllByRole('link'));
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.parentElement!);
/** Without those of the favourites, which are all in the page and hidden by style. */
const regionLinks = () => linksOf(sections().slice(1));

test('COMP-09: the competitions are listed by region in their order, each with its live matches', async () => {
  renderPage(<CompetitionList regions={await listed()} />);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'بطولاتي',
    'بطولات عربية',
    'أوروبا',
    'بطولات قارية ودولية',
    'بقية العالم',
  ]);
  expect(screen.getByText('5 بطولات · 1 فيها مباريات الآن')).toBeTruthy();
  const links = regionLinks();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [307, 233, 39, 2, 71].map((id) => `/competition/${id}`),
  );
  // The drawn emblem has letters, too, once its script is there.
  expect(links[0]!.textContent).toMatch(/بطولة 307بلد2 مباشر$/);
});

test('COMP-09: without the live matches the list is whole', async () => {
  const { regions } = await load({ '/competitions': list });
  expect(regions.flatMap(({ competitions }) => competitions)).toHaveLength(5);
});

test('COMP-09: a list that cannot be read is an error page', async () => {
  await expect(load({})).rejects.toMatchObject({ init: { status: 503 } });
});

test('COMP-09: an empty list says what to do', async () => {
  renderPage(<CompetitionList regions={[]} />);
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/');
});

afterEach(() => vi.useRealTimers());
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('COMP-09: the address filters the list by name or country, in any spelling', async () => {
  renderPage(<CompetitionList regions={await listed()} />, { at: `/?q=${encodeURIComponent('بُطوله 3')}` });
  await screen.findByRole('heading', { level: 1 });
  expect(hrefs(regionLinks())).toEqual(['/competition/307', '/competition/233', '/competition/39']);
  expect(screen.getByRole('status').textContent).toBe('المعروض: 3 بطولات');
  expect(screen.getByRole('searchbox').getAttribute('value')).toBe('بُطوله 3');
});

test('COMP-09: typing filters the list at once, and the favourites with it', async () => {
  renderPage(<CompetitionList regions={await listed()} />);
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'دولي' } });
  expect(hrefs(linksOf(sections()))).toEqual(['/competition/2', '/competition/2']);
});

test('COMP-09: after a pause the address has what was typed', async () => {
  const regions = await listed();
  renderPage(<CompetitionList regions={regions} />, { at: '/' });
  const field = await screen.findByRole('searchbox');
  vi.useFakeTimers();
  fireEvent.change(field, { target: { value: ' 307 ' } });
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(screen.queryByText('/competitions?q=307')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('/competitions?q=307')).toBeTruthy();
});

/** The list at its address, where each address is there after the promise only. */
async function showAt(address: string, there: Promise<null>) {
  const regions = await listed();
  const Stub = createRoutesStub([
    {
      path: '/competitions',
      Component: () => (
        <>
          <CompetitionList regions={regions} />
          <Link to="/competitions?q=233">مصر</Link>
        </>
      ),
      loader: ({ request }) => (request.url.includes('q=') ? there : null),
      HydrateFallback: () => null,
    },
  ]);
  render(<Stub initialEntries={[address]} />);
  return screen.findByRole<HTMLInputElement>('searchbox');
}

test('COMP-09: a letter is typed before the address has those before it, the field keeps it', async () => {
  const held = Promise.withResolvers<null>();
  const field = await showAt('/competitions', held.promise);
  vi.useFakeTimers();
  fireEvent.change(field, { target: { value: '30' } });
  await act(() => vi.advanceTimersByTimeAsync(310));
  fireEvent.change(field, { target: { value: '307' } });
  await act(async () => held.resolve(null));
  expect(field.value).toBe('307');
});

test('COMP-09: a link leads to another text after some was typed, the field shows that of the link', async () => {
  const field = await showAt('/competitions', Promise.resolve(null));
  vi.useFakeTimers();
  fireEvent.change(field, { target: { value: '307' } });
  await act(() => vi.advanceTimersByTimeAsync(310));
  fireEvent.click(screen.getByRole('link', { name: 'مصر' }));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(field.value).toBe('233');
});

test('COMP-09: a text that names none says what to do, and leads to the whole list', async () => {
  renderPage(<CompetitionList regions={await listed()} />, { at: '/?q=zz' });
  expect(await screen.findByRole('heading', { name: 'لا بطولة بهذا الاسم' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'كل البطولات' }).getAttribute('href')).toBe('/competitions');
  expect(screen.getByRole('status').textContent).toBe('المعروض: لا بطولات');
});

test('HOME-08: each competition is in «بطولاتي» with its id, by which the style sheet of favourites leaves the chosen', async () => {
  renderPage(<CompetitionList regions={await listed()} />);
  await screen.findByRole('heading', { name: 'بطولاتي' });
  const mine = sections()[0]!;
  expect(mine.hasAttribute('data-leagues')).toBe(true);
  const ids = within(mine)
    .getAllByRole('listitem')
    .map((item) => item.dataset.league);
  expect(ids).toEqual(['307', '233', '39', '2', '71']);
  expect(document.querySelectorAll('[data-league]')).toHaveLength(5);
});

const cups = ok([
  { ...aCompetition(1, 'World'), name: 'كأس العالم', originalName: 'World Cup' },
  { ...aCompetition(48, 'England'), name: 'كأس الرابطة الإنجليزية' },
  aCompetition(307, 'Saudi-Arabia'),
  aCompetition(2, 'World'),
]);
async function openAt(search: string) {
  const { regions } = await load({ '/competitions': cups, '/matches/live': live });
  renderPage(<CompetitionList regions={regions} />, { at: `/${search}` });
  await screen.findByRole('heading', { level: 1 });
}
const kindLinks = () =>
  within(screen.getByRole('navigation', { name: 'أنواع البطولات' })).getAllByRole('link');

test.each([
  ['', [307, 48, 1, 2]],
  ['?kind=live', [307]],
  ['?kind=arab', [307]],
  ['?kind=europe', [48]],
  ['?kind=world', [1, 2]],
  ['?kind=cups', [48, 1]],
  ['?kind=nations', [1]],
  ['?kind=made-up', [307, 48, 1, 2]],
])(
  'COMP-09: the address %j lists the competitions %j, and the link of its kind is current',
  async (search, ids) => {
    await openAt(search);
    expect(hrefs(regionLinks())).toEqual(ids.map((id) => `/competition/${id}`));
    const known = search === '?kind=made-up' ? '' : search;
    expect(kindLinks().map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
      ['', '?kind=live', '?kind=arab', '?kind=europe', '?kind=world', '?kind=cups', '?kind=nations'].map(
        (one) => [`/competitions${one}`, one === known ? 'true' : null],
      ),
    );
  },
);

test('COMP-09: a kind without competitions has no link, except the current one', async () => {
  const { regions } = await load({ '/competitions': ok([aCompetition(39, 'England')]) });
  renderPage(<CompetitionList regions={regions} />, { at: '/?kind=live' });
  expect(await screen.findByRole('heading', { name: 'لا بطولات هنا الآن' })).toBeTruthy();
  expect(kindLinks().map(({ textContent }) => textContent)).toEqual(['الكل', 'مباشر الآن', 'أوروبية']);
});

test('COMP-09: kind and text filter together, and each keeps the other in the address', async () => {
  await openAt(`?q=${encodeURIComponent('كأس')}&kind=europe`);
  expect(hrefs(regionLinks())).toEqual(['/competition/48']);
  const q = new URLSearchParams({ q: 'كأس' }).toString();
  expect(
    kindLinks()
      .slice(0, 2)
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/competitions?${q}`, `/competitions?${q}&kind=live`]);
  expect(document.querySelector<HTMLInputElement>('form input[name=kind]')?.value).toBe('europe');
  const field = screen.getByRole('searchbox');
  vi.useFakeTimers();
  fireEvent.change(field, { target: { value: '48' } });
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.getByText('/competitions?q=48&kind=europe')).toBeTruthy();
});

const metaOf = (search: string) =>
  meta({
    loaderData: { regions: [], siteUrl: 'https://site', zone: 'Asia/Riyadh' },
    location: { search },
  } as unknown as Parameters<typeof meta>[0]); // all that it reads

test('COMP-09: a filtered list is not indexed, and its canonical address has no filter', () => {
  const robots = { name: 'robots', content: 'noindex, follow' };
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://site/competitions' };
  expect(metaOf('?q=x')).toEqual(expect.arrayContaining([robots, canonical]));
  expect(metaOf('?kind=arab')).toEqual(expect.arrayContaining([robots, canonical]));
  expect(metaOf('')).not.toContainEqual(robots);
  expect(metaOf('?kind=made-up')).not.toContainEqual(robots);
});
