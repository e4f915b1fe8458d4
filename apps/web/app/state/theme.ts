import { writeStored } from './stored.ts';

export type Theme = 'light' | 'dark';

export function toggleTheme() {
  setTheme(document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark');
}

/** head-script.ts applies the stored choice before the first paint of the next page. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  writeStored('theme', theme);
}
