import { join } from 'node:path';
import type { Plugin } from 'vite';

const own = join(import.meta.dirname, '../app/lib/import-with-styles.ts');

/**
 * Vite wraps each `import()` in a helper that loads the styles of the imported chunk first. Its own compares whole
 * addresses, and React Router adds a `#` to those of a page: every style sheet would be loaded twice, after which the
 * browser styles and lays out the whole page again.
 */
export function importWithStyles(): Plugin {
  return {
    name: 'import-with-styles',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `export { importWithStyles as __vitePreload } from ${JSON.stringify(own)};`,
    },
  };
}
