import { defineConfig } from '@playwright/test';
import { browserArguments } from './browser.ts';

const reports = process.env.SAFIRA_REPORTS;

export default defineConfig({
  testDir: '.',
  outputDir: '../.data/e2e-results',
  globalSetup: './global-setup.ts',
  // One browser at a time: two cores carry the whole stack beside it.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: reports ? [['list'], ['json', { outputFile: `${reports}/playwright.json` }]] : [['list']],
  use: {
    baseURL: 'http://127.0.0.1:18080',
    locale: 'ar',
    timezoneId: 'Asia/Riyadh',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: browserArguments,
    },
  },
});
