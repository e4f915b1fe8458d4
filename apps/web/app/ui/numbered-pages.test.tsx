import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/page.tsx';
import { NumberedPages } from './numbered-pages.tsx';

async function show(current: number, total: number) {
  renderPage(<NumberedPages current={current} total={total} addressOf={(page) => `/news?page=${page}`} />);
  return [...(await screen.findByRole('navigation', { name: 'صفحات القائمة' })).children];
}
const shown = (parts: Element[]) =>
  parts.map(({ textContent }) => textContent.replace('صفحة ', '')).join(' ');

test.each([
  [1, 24, '1 2 3 4 5 … 24'],
  [3, 24, '1 2 3 4 5 … 24'],
  [4, 24, '1 2 3 4 5 6 … 24'],
  [5, 24, '1 … 3 4 5 6 7 … 24'],
  [21, 24, '1 … 19 20 21 22 23 24'],
  [24, 24, '1 … 20 21 22 23 24'],
  [2, 3, '1 2 3'],
  [6, 6, '1 2 3 4 5 6'],
])('NEWS-01: at page %i of %i the pages are %s', async (current, total, expected) => {
  expect(shown(await show(current, total))).toBe(expected);
});

test('NEWS-01: every page but the current one is a link, and the current one is marked', async () => {
  const parts = await show(5, 24);
  const current = parts.filter((part) => part.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent, tagName }) => [textContent, tagName])).toEqual([['صفحة 5', 'SPAN']]);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'صفحة 24' }).getAttribute('href')).toBe('/news?page=24');
});

test('NEWS-01: a list of one page has no pages to choose from', async () => {
  renderPage(
    <>
      <p>قائمة</p>
      <NumberedPages current={1} total={1} addressOf={String} />
    </>,
  );
  await screen.findByText('قائمة');
  expect(screen.queryByRole('navigation')).toBeNull();
});
