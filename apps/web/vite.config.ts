import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { fontSubsets } from './scripts/fonts.ts';

export default defineConfig({
  plugins: [fontSubsets(), reactRouter()],
  // Short names: they are in the page, in the styles and in the scripts.
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
  build: {
    // The server already names what a page preloads; the helper for the rest would cost more than it brings.
    modulePreload: false,
    target: ['chrome111', 'safari16.4', 'firefox115'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for what changes only with an upgrade, one for what every page of ours needs:
          // two files compress better than twelve.
          groups: [
            { name: 'vendor', test: /node_modules\/(.pnpm\/)?(react|react-dom|react-router|scheduler)@/ },
            {
              name: 'app',
              test: /web\/app\/(root|head-script|ui|features\/day|features\/live\/use-day|routes\/(day|home)|lib\/(site|wall-time))|packages\/(arabic|football)\/src\/(dates|days|plurals|status|zones)/,
            },
          ],
        },
      },
    },
  },
});
