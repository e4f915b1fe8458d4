import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useLayoutEffect } from 'react';
import { createRoutesStub, Link, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import type { Filters } from './address.ts';
import { NewsFilter } from './news-filter.tsx';

const competitions = [
  { id: 307, name: 'دوري روشن' },
  { id: 39, name: 'الدوري الإنجليزي' },
];
const none = { category: '', competition: '' };

async function show(filters: Filters = none) {
  renderPage(<NewsFilter filters={filters} competitions={competitions} />);
  const field = (name: string): HTMLSelectElement => screen.getByRole('combobox', { name });
  await screen.findByRole('search');
  return { category: field('التصنيف'), competition: field('البطولة') };
}

test('NEWS-01: all eight categories and the competitions can be chosen', async () => {
  const { category, competition } = await show();
  const names = (select: HTMLSelectElement) =>
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(names(category)).toEqual([
    'كل التصنيفات',
    'الانتقالات',
    'ما قبل المباريات',
    'تقارير المباريات',
    'عاجل',
    'تحليل',
    'مقابلات',
    'إصابات',
    'عام',
  ]);
  expect(names(competition)).toEqual(['كل البطولات', 'دوري روشن', 'الدوري الإنجليزي']);
});

test('NEWS-01: a change goes to the first page of the filtered list and keeps the other filter', async () => {
  const { category } = await show({ category: '', competition: '39' });
  fireEvent.change(category, { target: { value: 'reports' } });
  expect(await screen.findByText('/news?category=reports&competition=39')).toBeTruthy();
});

test('NEWS-01: the fields show the filters of the address, also a competition that is not listed', async () => {
  const { category, competition } = await show({ category: 'injuries', competition: '9' });
  expect([category.value, competition.value]).toEqual(['injuries', '9']);
  expect(within(competition).getByRole('option', { name: 'بطولة رقم 9' })).toBeTruthy();
});

/** The page of the list, at its address; `onShown` runs when a list is in the page and its effects have not run yet. */
function showList(address: string, onShown: (filters: Filters) => void = () => {}) {
  function List() {
    const [search] = useSearchParams();
    const filters = { category: search.get('category') ?? '', competition: '' };
    useLayoutEffect(() => onShown(filters));
    return (
      <>
        <NewsFilter filters={filters} competitions={competitions} />
        <Link to="/news">الكل</Link>
        <output>{filters.category}</output>
      </>
    );
  }
  const Stub = createRoutesStub([{ path: '/news', Component: List }]);
  render(<Stub initialEntries={[address]} />);
  const category: HTMLSelectElement = screen.getByRole('combobox', { name: 'التصنيف' });
  return { category, shown: screen.getByRole('status') };
}

test('NEWS-01: the next category is chosen before the list of the last one is there: the field keeps it', async () => {
  const { category, shown } = showList('/news', (filters) => {
    if (filters.category === 'transfers') category.value = 'previews';
  });
  fireEvent.change(category, { target: { value: 'transfers' } });
  await waitFor(() => expect(shown.textContent).toBe('transfers'));
  expect(category.value).toBe('previews');
});

test('NEWS-01: a link leads to another list after a choice: the field shows the filter of that list', async () => {
  const { category, shown } = showList('/news?category=reports');
  expect(category.value).toBe('reports');
  fireEvent.change(category, { target: { value: 'transfers' } });
  await waitFor(() => expect(shown.textContent).toBe('transfers'));
  fireEvent.click(screen.getByRole('link', { name: 'الكل' }));
  await waitFor(() => expect(shown.textContent).toBe(''));
  expect(category.value).toBe('');
});

test('NEWS-01: without JavaScript a button sends the form', () => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <NewsFilter filters={none} competitions={competitions} /> },
  ]);
  const sent = renderToString(<Stub initialEntries={['/']} />);
  expect(sent).toMatch(/<form[^>]* action="\/news"/);
  expect(sent).toMatch(/<noscript><button type="submit"[^>]*>اعرض<\/button><\/noscript>/);
});
