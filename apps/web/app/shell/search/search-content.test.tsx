import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import type { Kind, ResultGroup } from './results.ts';
import { SearchContent } from './search-content.tsx';

const group = (kind: Kind, name: string): ResultGroup => ({
  kind,
  name,
  results: [{ path: `/${kind}/1`, name: `أهلي ${kind}`, note: '', picture: { kind: 'player', photo: null } }],
});
const groups = [group('teams', 'الفرق'), group('players', 'اللاعبون'), group('competitions', 'البطولات')];

async function show(at: string) {
  renderPage(<SearchContent typed="أهلي" found={{ state: 'loaded', data: groups }} limit={20} />, { at });
  return within(await screen.findByRole('navigation', { name: 'نوع النتائج' }));
}
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('OURS-07: the kinds of results are links with their numbers, all of them first', async () => {
  const chips = await show('/?q=أهلي');
  const typed = encodeURIComponent('أهلي');
  expect(chips.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['الكل 3', `/search?q=${typed}`],
    ['الفرق 1', `/search?q=${typed}&kind=teams`],
    ['اللاعبون 1', `/search?q=${typed}&kind=players`],
    ['البطولات 1', `/search?q=${typed}&kind=competitions`],
  ]);
  expect(chips.getByRole('link', { current: 'page' }).textContent).toBe('الكل 3');
  expect(headings()).toEqual(['الفرق', 'اللاعبون', 'البطولات']);
});

test('OURS-07: the address says which kind of results is shown', async () => {
  const chips = await show('/?q=أهلي&kind=players');
  expect(chips.getByRole('link', { current: 'page' }).textContent).toBe('اللاعبون 1');
  expect(headings()).toEqual(['اللاعبون']);
});
