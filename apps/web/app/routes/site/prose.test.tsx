import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { prose } from '../../features/prose/pages.server.ts';
import { prosePages } from '../../shell/places.ts';
import ProseRoute, { loader } from './prose.tsx';

type Props = Parameters<typeof ProseRoute>[0];

const of = (page: string) => loader({ url: new URL(`http://page/${page}`) } as never);
const show = (page: string) => {
  renderPage(<ProseRoute {...({ loaderData: of(page) } as Props)} />);
  return screen.findByRole('article');
};

test('HOUSE: every page that the footer links to exists, and no other', () => {
  const addresses = Object.keys(prose).map((page) => `/${page}`);
  expect(addresses.toSorted()).toEqual(Object.keys(prosePages).toSorted());
});

test('HOUSE: a page shows its headings and points under one title', async () => {
  const article = await show('privacy');
  expect(within(article).getByRole('heading', { level: 1 }).textContent).toBe('الخصوصية');
  expect(within(article).getAllByRole('heading', { level: 2 })).toHaveLength(5);
  expect(within(article).getAllByRole('listitem')).toHaveLength(12);
});

test('HOUSE: the privacy page names everything that is stored in a browser', async () => {
  const article = await show('privacy');
  const names = within(article)
    .getAllByRole('listitem')
    .map((point) => point.querySelector('bdi')?.textContent);
  expect(names).toEqual([
    'tz',
    'zone',
    'theme',
    'country',
    'favoriteLeagues',
    'spoilerFree',
    'recentSearches',
    'channelLookups',
    'authToken',
    'user',
    'device',
    'googleSignIn',
  ]);
});

test.each(Object.keys(prose))(
  'HOUSE: on /%s every Latin name is isolated and marked as English',
  async (page) => {
    const article = await show(page);
    const marked = [...article.querySelectorAll('bdi[lang="en"][dir="ltr"]')];
    for (const name of marked) name.remove();
    expect(article.textContent).not.toMatch(/[A-Za-z]/);
  },
);

test('HOUSE: a name of several words and its number are one element', async () => {
  const article = await show('sources');
  const names = [...article.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(names).toContain('IBM Plex Sans Arabic');
  expect(names).toContain('SIL OFL 1.1');
});

test('HOUSE: a URL that is no prose page is a 404', () => {
  expect(() => of('nothing')).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

test('OURS-21: the page about us explains automatic reports where articles link to', async () => {
  const article = await show('about');
  const section = article.querySelector<HTMLElement>('section#reports')!;
  expect(within(section).getByRole('heading').textContent).toBe('كيف نكتب التقارير الآلية؟');
});
