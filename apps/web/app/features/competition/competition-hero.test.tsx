import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { CompetitionHero } from './competition-hero.tsx';

type Props = Parameters<typeof CompetitionHero>[0];

const egypt: Props['competition'] = {
  id: 233,
  _id: '233',
  apiId: 233,
  name: 'الدوري المصري الممتاز',
  originalName: 'Premier League',
  country: 'Egypt',
  countryName: 'مصر',
  logo: '/api/media/egypt.webp',
  season: 2026,
};

async function show(query: Partial<Props['query']> = {}) {
  const { container } = renderPage(
    <CompetitionHero
      competition={egypt}
      query={{ tab: 'standings', at: 'all', teams: [], page: 1, ...query }}
      seasonName="2026/27"
      tabs={['standings', 'matches', 'leaders']}
    />,
  );
  await screen.findByRole('heading', { level: 1 });
  return container;
}

test('COMP-01: the header has the Arabic name, the logo, the country and the season', async () => {
  const container = await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('الدوري المصري الممتاز');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/media/egypt.webp');
  expect(screen.getByText('مصر')).toBeTruthy();
  expect(screen.getByText('2026/27').getAttribute('dir')).toBe('ltr');
});

test('COMP-01: the tabs of an earlier season keep it, drop everything else and mark their own', async () => {
  await show({ season: 2025, tab: 'matches', month: '2025-11', page: 3 });
  const tabs = within(screen.getByRole('navigation', { name: 'أقسام البطولة' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
    '/competition/233?season=2025',
    '/competition/233?season=2025&tab=matches',
    '/competition/233?season=2025&tab=leaders',
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null]);
});
