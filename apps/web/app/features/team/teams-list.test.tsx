import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { filtersOf } from './filters.ts';
import { aTeam } from './fixtures/team.ts';
import { teamsSummary } from './teams-summary.ts';
import { TeamsList, type TeamsFound } from './teams-list.tsx';

const none = filtersOf(() => '');
const found = (changes: Partial<TeamsFound> = {}): TeamsFound => ({
  teams: [aTeam()],
  pagination: { current: 1, total: 4, totalTeams: 180 },
  ...changes,
});
const leagues = [{ id: 307, name: 'دوري روشن' }];

const show = (data = found(), filters = none) =>
  renderPage(
    <TeamsList found={data} summary={teamsSummary(data.pagination)} filters={filters} leagues={leagues} />,
  );

const factsOf = (card: HTMLElement) =>
  [...card.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

test('TEAM-01: a card has name, country, code, year, venue, city and capacity, and opens the team', async () => {
  show();
  const card = await screen.findByRole('listitem');
  expect(within(card).getByRole('link', { name: 'الهلال' }).getAttribute('href')).toBe('/team/al-hilal-2932');
  expect(card.querySelector('p')!.textContent).toBe('السعودية · HIL');
  expect(factsOf(card)).toEqual([
    ['التأسيس', '1957'],
    ['الملعب', 'المملكة أرينا'],
    ['المدينة', 'الرياض'],
    ['السعة', '26,090'],
  ]);
});

test('TEAM-01: a founding year that is not known is said to be unknown, other facts are left out', async () => {
  show(found({ teams: [aTeam({ code: null, countryName: null, founded: null, venue: null })] }));
  const card = await screen.findByRole('listitem');
  expect(factsOf(card)).toEqual([['التأسيس', 'غير معروف']]);
  expect(card.querySelector('p')!.textContent).toBe('');
});

test('TEAM-01: a card has a stripe in the colours of the team, none where they are not known', async () => {
  show(found({ teams: [aTeam(), aTeam({ id: 2, colours: null })] }));
  const [known, unknown] = await screen.findAllByRole('listitem');
  const stripe = 'svg[preserveAspectRatio="none"] path[fill="#1B4FBF"]';
  expect(known!.querySelector(stripe)).toBeTruthy();
  expect(unknown!.querySelector('svg[preserveAspectRatio="none"]')).toBe(null);
});

test('TEAM-01: the page and the number of teams are said, and pages keep the filters', async () => {
  show(found(), { ...none, country: 'مصر' });
  expect(await screen.findByText('صفحة 1 من 4 (180 فريقًا)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'التالي' }).getAttribute('href')).toBe(
    `/teams?${new URLSearchParams({ country: 'مصر', page: '2' })}`,
  );
});

test('TEAM-01: without matching teams it says so and offers to clear the filters', async () => {
  show(found({ teams: [], pagination: { current: 1, total: 0, totalTeams: 0 } }));
  const panel = (await screen.findByRole('heading', { name: 'لا فرق تطابق بحثك' })).closest('section')!;
  expect(within(panel).getByRole('link').getAttribute('href')).toBe('/teams');
});

test('TEAM-01: the form has the filters of the address; a league that is not followed keeps its number', async () => {
  show(found(), { search: 'هلال', country: 'السعودية', league: '999', season: '2025' });
  const form = await screen.findByRole('search', { name: 'تصفية الفرق' });
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    search: 'هلال',
    country: 'السعودية',
    league: '999',
    season: '2025',
  });
  expect(screen.getByRole('option', { name: 'بطولة رقم 999' })).toBeTruthy();
});

test('TEAM-01: a change of a filter opens its list from the first page, without empty filters', async () => {
  show();
  fireEvent.change(await screen.findByLabelText('البطولة'), { target: { value: '307' } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/teams?league=307'));
});

test('TEAM-01: the form can be sent by its button, and home is a link', async () => {
  show();
  expect((await screen.findByRole('link', { name: 'الرئيسية' })).getAttribute('href')).toBe('/');
  fireEvent.change(screen.getByLabelText('اسم الفريق أو رمزه'), { target: { value: 'HIL' } });
  fireEvent.click(screen.getByRole('button', { name: 'ابحث' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/teams?search=HIL'));
});

test('TEAM-01: clearing empties the fields', async () => {
  show(found(), { ...none, search: 'هلال', league: '307' });
  const link = await screen.findByRole('link', { name: 'مسح التصفية' });
  const search = screen.getByLabelText<HTMLInputElement>('اسم الفريق أو رمزه');
  expect(link.getAttribute('href')).toBe('/teams');
  fireEvent.click(link);
  expect(search.value).toBe('');
});
