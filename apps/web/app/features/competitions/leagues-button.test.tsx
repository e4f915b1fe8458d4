import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { saveFavouriteLeagues } from '../../state/favourite-leagues.ts';
import { LeaguesButton } from './leagues-button.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  saveFavouriteLeagues([]);
});

test('HOME-01: the header has a button that opens the favourite leagues', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [] }));
  render(<LeaguesButton />);
  fireEvent.click(screen.getByRole('button', { name: 'بطولاتي' }));
  expect(await screen.findByRole('dialog', { name: 'بطولاتي المفضلة' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'إلغاء' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('HOME-08: the button says how many leagues are chosen', () => {
  render(<LeaguesButton />);
  act(() => saveFavouriteLeagues([307, 39]));
  expect(screen.getByRole('button', { name: 'بطولاتي: بطولتان' })).toBeTruthy();
  act(() => saveFavouriteLeagues([307, 39, 140]));
  expect(screen.getByRole('button', { name: 'بطولاتي: 3 بطولات' })).toBeTruthy();
});
