import { expect, type Page, test } from '@playwright/test';
import { browserArguments, wholeBrowserPath } from '../support/browser.ts';
import { stagedMatch } from '../support/staged-matches.ts';

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.625,
  launchOptions: { executablePath: wholeBrowserPath, args: browserArguments },
});

type Kind = 'Document' | 'Stylesheet' | 'Script' | 'Font' | 'Image';
type Budget = Record<Kind | 'later' | 'total', number>;

/**
 * KB on the wire, compressed, headers included, of a first visit with a phone. `later`: scripts and styles that a script
 * requests, not the HTML; `total` leaves them out. Adding a page must not make another heavier.
 */
const budgets: { name: string; path: () => Promise<string> | string; budget: Budget }[] = [
  {
    name: 'home',
    path: () => '/',
    // A slow phone draws a part of the page first and lays out a section below the screen: its channels have Latin
    // letters, a font of 6 KB that a fast one does not load.
    budget: { Document: 35, Stylesheet: 10, Script: 112, Font: 61, Image: 72, later: 50.2, total: 280 },
  },
  {
    name: 'a match',
    path: async () => (await stagedMatch('everything')).path,
    budget: { Document: 19, Stylesheet: 12.9, Script: 118.5, Font: 62, Image: 14, later: 34.4, total: 223 },
  },
  {
    name: 'a team',
    path: () => '/team?apiId=2932',
    budget: { Document: 12, Stylesheet: 11.2, Script: 116, Font: 62, Image: 20, later: 16, total: 215 },
  },
  {
    name: 'about',
    path: () => '/about',
    budget: { Document: 8, Stylesheet: 6, Script: 112, Font: 62, Image: 0, later: 10, total: 185 },
  },
];

for (const { name, path, budget } of budgets) {
  test(`HOUSE: the first load of ${name} stays within its budget`, async ({ page }) => {
    const weight = await weigh(page, await path());
    for (const [kind, limit] of Object.entries(budget)) {
      expect.soft(weight[kind as Kind] ?? 0, `KB of ${kind}`).toBeLessThanOrEqual(limit);
    }
  });
}

async function weigh(page: Page, path: string): Promise<Partial<Budget>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const lines = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', initiator }) => {
    const isLater = initiator.type === 'script' && (type === 'Script' || type === 'Stylesheet');
    lines.set(requestId, isLater ? 'later' : type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const line = lines.get(requestId)!;
    bytes.set(line, (bytes.get(line) ?? 0) + encodedDataLength);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const total = [...bytes].reduce((sum, [line, size]) => sum + (line === 'later' ? 0 : size), 0);
  return Object.fromEntries(
    [...bytes, ['total', total] as const].map(([line, size]) => [line, Math.round(size / 100) / 10]),
  );
}
