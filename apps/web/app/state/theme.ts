import { writeStored } from './stored.ts';

/** head-script.ts applies the stored choice before the first paint of the next page. */
export function toggleTheme() {
  const root = document.documentElement;
  const theme = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = theme;
  writeStored('theme', theme);
}
