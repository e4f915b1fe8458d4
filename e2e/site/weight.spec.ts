import { expect, type Page, test } from '@playwright/test';
import { stagedMatch } from '../support/staged-matches.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625 });

type Kind = 'Document' | 'Stylesheet' | 'Script' | 'Font' | 'Image';
type Budget = Record<Kind | 'idle' | 'total', number>;

/**
 * KB on the wire, compressed, headers included, of a first visit with a phone. `idle`: scripts and styles that are requested
 * after the page has loaded, which `total` leaves out. Adding a page must not make another heavier.
 */
const budgets: { name: string; path: () => Promise<string> | string; budget: Budget }[] = [
  {
    name: 'home',
    path: () => '/',
    budget: { Document: 38, Stylesheet: 10, Script: 112, Font: 54, Image: 72, idle: 40, total: 280 },
  },
  {
    name: 'a match',
    path: async () => (await stagedMatch('everything')).path,
    budget: { Document: 20, Stylesheet: 12, Script: 120, Font: 62, Image: 14, idle: 30, total: 225 },
  },
  {
    name: 'about',
    path: () => '/about',
    budget: { Document: 8, Stylesheet: 6, Script: 112, Font: 62, Image: 0, idle: 10, total: 185 },
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
  const requests = new Map<string, { kind: string; isIdle: boolean }>();
  const bytes = new Map<string, number>();
  let hasLoaded = false;
  page.once('load', () => (hasLoaded = true));
  session.on('Network.requestWillBeSent', ({ requestId, type }) =>
    requests.set(requestId, { kind: type ?? 'Other', isIdle: hasLoaded }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, isIdle } = requests.get(requestId)!;
    const line = isIdle && (kind === 'Script' || kind === 'Stylesheet') ? 'idle' : kind;
    bytes.set(line, (bytes.get(line) ?? 0) + encodedDataLength);
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const total = [...bytes].reduce((sum, [line, size]) => sum + (line === 'idle' ? 0 : size), 0);
  return Object.fromEntries(
    [...bytes, ['total', total] as const].map(([line, size]) => [line, Math.round(size / 100) / 10]),
  );
}
