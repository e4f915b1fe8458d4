import { type Browser, openBrowser } from '../../e2e/support/browser.ts';

/** A page that is not there by then has failed. */
const TIMEOUT_MS = 60_000;

/** Opens pages in Chromium, one after another, and returns what each complained about. */
export async function openPages(origin: string, paths: readonly string[]): Promise<string[]> {
  const browser = await openBrowser();
  try {
    const faults: string[] = [];
    for (const path of paths) faults.push(...(await complaintsOf(browser, { origin, path })));
    return faults;
  } finally {
    await browser.close();
  }
}

/** Each page has a context of its own: nothing of the one before is stored or still running. */
async function complaintsOf(browser: Browser, { origin, path }: { origin: string; path: string }) {
  const context = await browser.newContext({ locale: 'ar', timezoneId: 'Asia/Riyadh' });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(origin + path, { timeout: TIMEOUT_MS });
    // Once React has taken over the content, its own complaints have been made.
    await page.waitForFunction(hasReact, undefined, { timeout: TIMEOUT_MS });
    return complaints.map((complaint) => `${path}: ${complaint}`);
  } catch (error) {
    return [`${path} could not be opened: ${String(error)}`];
  } finally {
    await context.close();
  }
}

/** React adds properties to hydrated elements. Runs in the page, so it declares the part of the DOM that it uses. */
function hasReact(): boolean {
  const { document } = globalThis as unknown as {
    document: { querySelector: (tag: string) => object | null };
  };
  return Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
}
