import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/page.tsx';
import { Shell } from './shell.tsx';

/** They are loaded apart from each other. */
const bothParts = () => Promise.all([screen.findByRole('banner'), screen.findByRole('contentinfo')]);

test('HOME-01: the logo in the header links to the home page', async () => {
  renderPage(<Shell>{null}</Shell>);
  const header = await screen.findByRole('banner');
  expect(within(header).getByRole('link', { name: /صافرة/ }).getAttribute('href')).toBe('/');
});

test('HOME-12: the footer names the time zone of the page', async () => {
  renderPage(<Shell zone="Africa/Cairo">{null}</Shell>);
  expect(await screen.findByText(/الأوقات بتوقيت القاهرة/)).toBeTruthy();
});

test('OURS-08: simulated data is labelled in the header and in the footer', async () => {
  renderPage(<Shell>{null}</Shell>, { simulated: true });
  await bothParts();
  expect(screen.getAllByText('بيانات تجريبية')).toHaveLength(2);
});

test('OURS-08: real data has no label', async () => {
  renderPage(<Shell>{null}</Shell>);
  await bothParts();
  expect(screen.queryByText('بيانات تجريبية')).toBeNull();
});

test('HOME-21: the theme changes even where it cannot be stored', async () => {
  renderPage(<Shell>{null}</Shell>);
  document.documentElement.dataset['theme'] = 'light';
  fireEvent.click(await screen.findByRole('button', { name: 'تبديل المظهر' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('HOME-01: every page links to the other sections and marks the current one', async () => {
  renderPage(<Shell>{null}</Shell>);
  const navigation = await screen.findByRole('navigation', { name: 'التنقل الرئيسي' });
  const links = within(navigation).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'المباريات',
    'البطولات',
    'الفرق',
    'اللاعبون',
    'الأخبار',
    'القنوات',
  ]);
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]]);
});

test('OURS-18: the footer links to players, channels, about, privacy, terms and sources', async () => {
  renderPage(<Shell>{null}</Shell>);
  const links = within(await screen.findByRole('contentinfo')).getAllByRole('link');
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/players',
    '/arabs-abroad',
    '/tv',
    '/podcast',
    '/corrections',
    '/status',
    '/about',
    '/privacy',
    '/terms',
    '/sources',
  ]);
});

test('NEWS-01: the tab bar of a phone leads to the news', async () => {
  renderPage(<Shell>{null}</Shell>);
  const bar = await screen.findByRole('navigation', { name: 'تنقل سريع' });
  const links = within(bar).getAllByRole('link');
  expect(links.slice(0, 4).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['المباريات', '/'],
    ['البطولات', '/competitions'],
    ['الفرق', '/teams'],
    ['الأخبار', '/news'],
  ]);
});
