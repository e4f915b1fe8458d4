import { chromium, type Browser } from '@playwright/test';

export type { Browser, Page } from '@playwright/test';

/** Chromium's own engine without the windows of a browser: the tests take 40 % less time than in the whole one. */
export const browserPath = '/usr/bin/chromium-headless-shell';

/** What readers have: it decides by itself how far below the screen pictures are loaded. */
export const wholeBrowserPath = '/usr/bin/chromium';

/** The browser of the tests, for scripts that take pictures with it. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath, args: browserArguments });

/** No network but ours, no GPU, no first-run pages. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
