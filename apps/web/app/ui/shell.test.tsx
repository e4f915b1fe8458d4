import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/page.tsx';
import { Shell } from './shell.tsx';

test('HOME-01: the header carries the logo, which leads home', async () => {
  renderPage(<Shell>{null}</Shell>);
  const header = await screen.findByRole('banner');
  expect(within(header).getByRole('link', { name: /صافرة/ }).getAttribute('href')).toBe('/');
});

test('HOME-12: the footer names the zone of the times', async () => {
  renderPage(<Shell zone="Africa/Cairo">{null}</Shell>);
  expect(await screen.findByText(/الأوقات بتوقيت القاهرة/)).toBeTruthy();
});

test('OURS-08: simulated data carries its label above and below', async () => {
  renderPage(<Shell>{null}</Shell>, { simulated: true });
  await screen.findByRole('contentinfo');
  expect(screen.getAllByText('بيانات تجريبية')).toHaveLength(2);
});

test('OURS-08: real data carries none', async () => {
  renderPage(<Shell>{null}</Shell>);
  await screen.findByRole('banner');
  expect(screen.queryByText('بيانات تجريبية')).toBeNull();
});

test('HOME-21: the theme changes even where it cannot be stored', async () => {
  renderPage(<Shell>{null}</Shell>);
  document.documentElement.dataset['theme'] = 'light';
  fireEvent.click(await screen.findByRole('button', { name: 'تبديل المظهر' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('HOME-01: every page leads to the other places, and says which one it is', async () => {
  renderPage(<Shell>{null}</Shell>);
  const navigation = await screen.findByRole('navigation', { name: 'التنقل الرئيسي' });
  const links = within(navigation).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'المباريات',
    'البطولات',
    'الفرق',
    'اللاعبون',
    'الأخبار',
  ]);
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]]);
});

test('HOUSE: the footer leads to who we are, what is stored, the terms and the sources', async () => {
  renderPage(<Shell>{null}</Shell>);
  const links = within(await screen.findByRole('contentinfo')).getAllByRole('link');
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/about', '/privacy', '/terms', '/sources']);
});
