import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` in a helper that first fetches the styles and modules it needs. Ours need none of that:
 * all styles come with the page (`cssCodeSplit: false`) and the browser loads the modules itself.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
