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
  expect(await screen.findByText('الأوقات بتوقيت القاهرة')).toBeTruthy();
});

test('OURS-08: simulated data carries its label above and below', async () => {
  renderPage(<Shell>{null}</Shell>, { simulated: true });
  expect(await screen.findAllByText('بيانات تجريبية')).toHaveLength(2);
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
