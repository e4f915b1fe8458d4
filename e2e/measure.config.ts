import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** What is measured, one after another: `pnpm busy-day`. Only a quiet machine gives figures. */
export default defineConfig({
  ...config,
  testMatch: 'measure/*.measure.ts',
  workers: 1,
  reporter: 'list',
});
