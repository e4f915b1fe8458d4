import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { entryChunks } from './scripts/entry-chunks.ts';
import { fontSubsets } from './scripts/fonts.ts';
import { keepStyles } from './scripts/keep-styles.ts';
import { importWithStyles } from './scripts/import-with-styles.ts';
import { pageStyles } from './scripts/page-styles.ts';
import { shortClassName } from './scripts/short-class-names.ts';

export default defineConfig({
  plugins: [
    fontSubsets(),
    keepStyles(),
    importWithStyles(),
    pageStyles(),
    reactRouter(),
    chunkOfEachModule(),
  ],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    // The server already lists what a page preloads; the helper for the rest would cost more than it saves.
    modulePreload: false,
    // Fonts are preloaded, which needs files, and the policy allows no other fonts.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    target: ['chrome111', 'safari16.4', 'firefox115'],
    rolldownOptions: {
      // Class names and texts stand where they are used, so a chunk needs no import for each of them.
      optimization: { inlineConst: true },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(.pnpm\/)?(react|react-dom|react-router|scheduler)@/,
              priority: 100,
            },
            entryChunks,
          ],
        },
      },
    },
  },
});

/**
 * Chunks are chosen module by module (entry-chunks.ts), so the chunk of a route may export more than the route does.
 * React Router sets the opposite for the client.
 */
function chunkOfEachModule(): Plugin {
  return {
    name: 'chunk-of-each-module',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  };
}
