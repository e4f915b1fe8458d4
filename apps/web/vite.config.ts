import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { entryChunks } from './scripts/entry-chunks.ts';
import { fontSubsets } from './scripts/fonts.ts';
import { plainImports } from './scripts/plain-imports.ts';
import { shortClassName } from './scripts/short-class-names.ts';
import { unusedRouterParts } from './scripts/unused-router-parts.ts';

export default defineConfig({
  plugins: [fontSubsets(), plainImports(), unusedRouterParts(), reactRouter()],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    // The server already lists what a page preloads; the helper for the rest would cost more than it saves.
    modulePreload: false,
    // One small file: server-rendered parts need their styles before their script has loaded.
    cssCodeSplit: false,
    // Fonts are preloaded, which needs files, and the policy allows no other fonts.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    target: ['chrome111', 'safari16.4', 'firefox115'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(.pnpm\/)?(react|react-dom|react-router|scheduler)@/,
              priority: 5,
            },
            ...entryChunks,
          ],
        },
      },
    },
  },
});
