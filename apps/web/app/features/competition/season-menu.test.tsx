import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { SeasonMenu } from './season-menu.tsx';

const seasons = [
  { season: 2026, name: '2026/27', isCurrent: true },
  { season: 2025, name: '2025/26', isCurrent: false },
];
const query = { tab: 'leaders', at: 'all', teams: [], page: 1 } as const;

test('OURS-12: each season is a link that keeps the tab; the current one has no number', async () => {
  renderPage(<SeasonMenu id={307} seasons={seasons} season={2025} query={query} />);
  expect((await screen.findByText('2025/26', { selector: 'summary *' })).getAttribute('dir')).toBe('ltr');
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/competition/307?tab=leaders',
    '/competition/307?season=2025&tab=leaders',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
});

test('OURS-12: Escape closes the menu, also before the browser has reported that it is open', async () => {
  const { container } = renderPage(<SeasonMenu id={307} seasons={seasons} season={2025} query={query} />);
  await screen.findByText('2025/26', { selector: 'summary *' });
  const details = container.querySelector('details')!;
  details.open = true;
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(details.open).toBe(false);
});

test('OURS-12: a competition with one season has no menu', async () => {
  const { container } = renderPage(
    <SeasonMenu id={307} seasons={seasons.slice(0, 1)} season={2026} query={query} />,
  );
  expect(container.querySelector('details')).toBeNull();
});
