import { chromium, type Browser } from '@playwright/test';

export type { Browser, Page } from '@playwright/test';

/** The browser of the tests, for scripts that take pictures with it. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: '/usr/bin/chromium', args: browserArguments });

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
