import { writeStored } from '../lib/stored.ts';

/** Head-script.ts reads the choice back before the next first paint. */
export function toggleTheme() {
  const root = document.documentElement;
  const theme = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = theme;
  writeStored('theme', theme);
}
