import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { fontSubsets } from './scripts/fonts.ts';
import { plainImports } from './scripts/plain-imports.ts';
import { shortClassName } from './scripts/short-class-names.ts';
import { unusedRouterParts } from './scripts/unused-router-parts.ts';

const FIRST =
  /web\/app\/(root|head-script|ui|football-ui|shell|state\/(announce|favourite|opened-match|spoiler|store|toast)|features\/(day|live\/use-day|channels\/use|clocks\/(kick-off-button|text))|routes\/match-centre\/(day|home|match-over-day)|lib\/(site|wall-time))|packages\/(arabic|football)\/src\/(dates|days|plurals|side-behind|status)/;
const LATER =
  /web\/app\/(features\/(ticker\/|competitions\/(competition-bar|leagues-button|icons|text|selected)|clocks\/zone-pill|day\/empty-day|live\/(follow|stream|tabs|data-age|live-day))|shell\/(header|footer|error-page|places|tab-bar)|ui\/(state-panel|mark|switch-track|toaster|use-dismiss)|state\/theme)|packages\/(football\/src\/(ticker|live-list)|arabic\/src\/zones)/;
const ON_DEMAND =
  /\/(first-load|blowing-whistle|modal|segments|share|shirt|marks|player|rating|roving-focus|spoiler-gate)\b/;

const isOfFirstLoad = (id: string) => FIRST.test(id) && !LATER.test(id) && !ON_DEMAND.test(id);

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
          // One chunk for what changes only with an upgrade, one for what the first load of the match centre needs, one
          // for the parts of it that hydrate later: three files compress better than twenty. The rest loads on demand.
          groups: [
            { name: 'vendor', test: /node_modules\/(.pnpm\/)?(react|react-dom|react-router|scheduler)@/ },
            { name: 'app', test: isOfFirstLoad },
            { name: 'later', test: LATER },
          ],
        },
      },
    },
  },
});
