import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../test/page.tsx';
import { Calendar } from './calendar.tsx';

const show = async (selected = '2026-11-21') => {
  renderPage(<Calendar today="2026-11-21" selected={selected} onClose={() => undefined} />);
  await screen.findByRole('dialog', { name: 'التقويم' });
};

const focusedAddress = () => document.activeElement!.getAttribute('href');

const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

test('OURS-29: every day is a link, today without a date; the chosen day has the focus', async () => {
  await show('2026-11-22');
  expect(focusedAddress()).toBe('/?date=2026-11-22');
  expect(screen.getByRole('link', { name: 'السبت 21 نوفمبر 2026' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('22');
});

test('OURS-29: days that the API does not serve are no links, and months without any cannot be opened', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'الشهر السابق' }));
  expect(screen.queryByRole('link', { name: 'الأربعاء 21 أكتوبر 2026' })).toBeNull();
  expect(screen.getByRole('link', { name: 'الخميس 22 أكتوبر 2026' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'الشهر السابق' }).disabled).toBe(true);
});

test('OURS-29: the arrow keys move by day and week, right to left, into the next month, too', async () => {
  await show();
  press('ArrowLeft');
  await waitFor(() => expect(focusedAddress()).toBe('/?date=2026-11-22'));
  press('ArrowDown');
  await waitFor(() => expect(focusedAddress()).toBe('/?date=2026-11-29'));
  press('ArrowDown');
  await waitFor(() => expect(focusedAddress()).toBe('/?date=2026-12-06'));
  press('ArrowRight');
  await waitFor(() => expect(focusedAddress()).toBe('/?date=2026-12-05'));
  press('PageDown');
  await waitFor(() => expect(focusedAddress()).toBe('/?date=2027-01-01'));
});
