import { defineConfig } from '@playwright/test';
import { reportsFolder } from './config.ts';
import config from './playwright.config.ts';

/** The tests that change what is stored, stop a part, or start a stack of their own: one after another. */
export default defineConfig({
  ...config,
  testMatch: '{live,newsroom}/*.spec.ts',
  globalSetup: './live/setup.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 240_000,
  reporter: [['list'], ['json', { outputFile: `${reportsFolder}/playwright-live.json` }]],
});
