import { join } from 'node:path';
import type { Browser, Page } from '../../e2e/support/browser.ts';
import type { Stage, State, Theme } from './state.ts';
import { rowOf } from './states.ts';

export type Picture = { file: string; state: string; width: number; theme: Theme };

export type Outcome = Picture & { problem?: string };

const HEIGHT = 900;
const PHONE_HEIGHT = 844;
/** An existing control reacts sooner; a missing one must not delay all others. */
const PATIENCE_MS = 6_000;
/** For parts that are hydrated after the page itself. */
const SETTLE_MS = 400;

type Site = { browser: Browser; edge: string; alone: string; folder: string; memberToken: string } & Pick<
  Stage,
  'staged' | 'publish'
>;

/** The pictures of a state: in both widths and themes of the design, unless it defines others. */
export function picturesOf({ name, widths = [1280, 390], themes = ['light', 'dark'] }: State): Picture[] {
  return widths.flatMap((width) =>
    themes.map((theme) => ({ file: `${name}-${width}-${theme}.png`, state: name, width, theme })),
  );
}

/** One picture, in a new browser context. If the state cannot be reached, the problem is returned, not thrown. */
export async function take(state: State, picture: Picture, site: Site): Promise<Outcome> {
  const context = await site.browser.newContext({
    locale: 'ar',
    timezoneId: 'Asia/Riyadh',
    colorScheme: picture.theme,
    viewport: { width: picture.width, height: picture.width < 480 ? PHONE_HEIGHT : HEIGHT },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const page = await context.newPage();
    await open(page, state, site);
    await state.prepare?.({ page, ...site });
    await page.waitForTimeout(state.isMoving ? 100 : SETTLE_MS);
    await photograph(page, state, { ...site, file: join(site.folder, picture.file) });
    return picture;
  } catch (error) {
    return { ...picture, problem: String(error).split('\n')[0]! };
  } finally {
    await context.close();
  }
}

async function open(
  page: Page,
  { path = '/', isAlone, isMember, stored = {}, hasChannels }: State,
  site: Site,
) {
  await page.addInitScript(
    (kept: Record<string, string>) => {
      for (const [key, value] of Object.entries(kept)) globalThis.localStorage.setItem(key, value);
    },
    { ...stored, ...(isMember && { authToken: site.memberToken }) },
  );
  if (!hasChannels) await page.route('**/tv-channels/resolve', () => {});
  if (!isAlone) await site.publish({ asOf: new Date().toISOString() });
  const address = typeof path === 'string' ? path : path(site.staged);
  await page.goto(`${isAlone ? site.alone : site.edge}${address}`, { waitUntil: 'load' });
  await page.waitForFunction(hasReact);
}

/** React adds properties to hydrated elements. Runs in the page, so it declares the part of the DOM that it uses. */
function hasReact(): boolean {
  const { document } = globalThis as unknown as {
    document: { querySelector: (tag: string) => object | null };
  };
  return Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
}

async function photograph(
  page: Page,
  { row, extent = 'page', isMoving }: State,
  to: Site & { file: string },
) {
  const options = { path: to.file, animations: isMoving ? ('allow' as const) : ('disabled' as const) };
  // Also for a row: nothing at the bottom of the screen may cover it.
  if (extent === 'page') await unroll(page);
  if (row === undefined) return page.screenshot(options);
  return rowOf(page, to.staged.get(row)).screenshot(options);
}

/** Makes the screen as high as the page, so that elements at the bottom of the screen are at the end of the page. */
async function unroll(page: Page) {
  const { width } = page.viewportSize()!;
  const height = await page.evaluate(() => {
    const { document } = globalThis as unknown as { document: { documentElement: { scrollHeight: number } } };
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width, height });
}
