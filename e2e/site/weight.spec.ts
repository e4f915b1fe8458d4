import { basename } from 'node:path';
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
    budget: { Document: 35, Stylesheet: 10.2, Script: 112, Font: 61, Image: 72, later: 53, total: 282 },
  },
  {
    name: 'a match',
    path: async () => (await stagedMatch('everything')).path,
    budget: { Document: 19.3, Stylesheet: 12.9, Script: 118.5, Font: 62, Image: 14, later: 35.2, total: 223 },
  },
  {
    name: 'a team',
    path: () => '/team?apiId=2932',
    budget: { Document: 12, Stylesheet: 11.2, Script: 116, Font: 62, Image: 20, later: 18.5, total: 215 },
  },
  {
    name: 'about',
    path: () => '/about',
    budget: { Document: 8, Stylesheet: 6, Script: 112, Font: 62, Image: 0, later: 10, total: 185 },
  },
];

for (const { name, path, budget } of budgets) {
  test(`HOUSE: the first load of ${name} stays within its budget`, async ({ page }) => {
    const { weight, files } = await weigh(page, await path());
    for (const [kind, limit] of Object.entries(budget)) {
      const what = `KB of ${kind}: ${files.get(kind)?.join(', ')}`;
      expect.soft(weight[kind as Kind] ?? 0, what).toBeLessThanOrEqual(limit);
    }
  });
}

/** `files`: what each line consists of, in bytes. */
async function weigh(
  page: Page,
  path: string,
): Promise<{ weight: Partial<Budget>; files: ReadonlyMap<string, string[]> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map<string, { line: string; file: string }>();
  const bytes = new Map<string, number>();
  const files = new Map<string, string[]>();
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, type = 'Other', initiator, request, documentURL }) => {
      // The HTML itself requests the first scripts, by a script of its own: Chromium names the page, or no file.
      const from = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? '';
      const isOfHtml = initiator.type !== 'script' || [documentURL, 'about:client'].includes(from);
      const isLater = !isOfHtml && (type === 'Script' || type === 'Stylesheet');
      requests.set(requestId, { line: isLater ? 'later' : type, file: basename(request.url) });
    },
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { line, file } = requests.get(requestId)!;
    bytes.set(line, (bytes.get(line) ?? 0) + encodedDataLength);
    files.set(line, [...(files.get(line) ?? []), `${file} ${encodedDataLength}`]);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const total = [...bytes].reduce((sum, [line, size]) => sum + (line === 'later' ? 0 : size), 0);
  const weight = Object.fromEntries(
    [...bytes, ['total', total] as const].map(([line, size]) => [line, Math.round(size / 100) / 10]),
  );
  return { weight, files };
}
