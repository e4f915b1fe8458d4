import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { CompetitionList } from '../../features/competition/competition-list.tsx';
import { contextOf, type Reading } from '../../lib/page.ts';
import { loadCompetitions } from './competitions-loader.ts';

const ok = (data: unknown): Reading => ({ ok: true, body: { success: true, data } });
const unavailable: Reading = { ok: false, status: 503, message: 'unavailable', isSyncing: false };

const load = (answers: Record<string, Reading>) =>
  loadCompetitions({
    context: contextOf({
      zone: { name: 'Asia/Riyadh', offsetMinutes: 180 },
      today: '2026-11-21',
      siteUrl: 'https://site',
      simulated: false,
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

test('COMP-09: the competitions are listed by region in their order, each with its live matches', async () => {
  renderPage(
    <CompetitionList regions={(await load({ '/competitions': list, '/matches/live': live })).regions} />,
  );
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'بطولات عربية',
    'أوروبا',
    'بطولات قارية ودولية',
    'بقية العالم',
  ]);
  expect(screen.getByText('5 بطولات · 1 فيها مباريات الآن')).toBeTruthy();
  const links = screen.getAllByRole('link');
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
