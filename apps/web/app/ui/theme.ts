/** Head-script.ts reads the choice back before the next first paint. */
export function toggleTheme() {
  const root = document.documentElement;
  const theme = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch (error) {
    console.warn('The theme cannot be stored.', error); // HOME-21
  }
}
