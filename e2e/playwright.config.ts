import { defineConfig } from '@playwright/test';
import { reportsFolder, resultsFolder } from './config.ts';
import { ports } from './support/addresses.ts';
import { browserArguments, browserPath } from './support/browser.ts';

/** The tests that only look, or change only accounts of their own, two at a time. `live.config.ts` has those that change something; run.ts runs both. */
export default defineConfig({
  testDir: '.',
  testMatch: '{site,match-centre,match,competitions,teams,players,tv,news,search,accounts,podcast}/*.spec.ts',
  outputDir: resultsFolder,
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Patience for a busy machine. How fast something must be is measured in the page, by its own clock.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `${reportsFolder}/playwright-frozen.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${ports.edge}`,
    locale: 'ar',
    timezoneId: 'Asia/Riyadh',
    viewport: { width: 1280, height: 900 },
    // A trace copies the page at every step, which costs more than the step.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath,
      args: browserArguments,
    },
  },
});
