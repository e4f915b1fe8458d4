import { afterEach, expect, test } from 'vitest';
import { toggleTheme } from './theme.ts';

afterEach(() => localStorage.clear());

test('HOME-01: the theme is toggled, the page and the storage change between dark and light', () => {
  const theme = () => [document.documentElement.dataset['theme'], localStorage.getItem('theme')];
  document.documentElement.dataset['theme'] = 'light';
  toggleTheme();
  expect(theme()).toEqual(['dark', 'dark']);
  toggleTheme();
  expect(theme()).toEqual(['light', 'light']);
});

test('HOME-01: a page without a theme is toggled, it becomes dark', () => {
  delete document.documentElement.dataset['theme'];
  toggleTheme();
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
