import { expect, type Locator, type Page, test } from '@playwright/test';
import type { getBroadcastsOfDay } from '@safira/contract/broadcasts/day';
import type { Answer } from '@safira/contract/endpoint';
import { edge } from '../support/addresses.ts';
import { tabTo } from '../support/keyboard.ts';
import { boxesOf, boxOf, expectFromRight } from '../support/on-screen.ts';
import { allHydrated } from '../support/page-states.ts';
import { readFacts } from '../world/world.ts';

type Tv = Answer<typeof getBroadcastsOfDay>['data'];

async function broadcastsOfToday(): Promise<Tv> {
  const answer = await fetch(`${edge}/api/tv`);
  return ((await answer.json()) as Answer<typeof getBroadcastsOfDay>).data;
}

/** The slugs and the names of the numbered channels that a country can watch. */
function channelsIn(country: string, { matches, channels }: Tv): string[] {
  const shown = matches
    .flatMap(({ tvChannels, tvElsewhere = [] }) => [...(tvChannels ?? []), ...tvElsewhere])
    .filter(({ countries }) => countries?.includes(country) ?? true)
    .map(({ slug }) => slug);
  return channels.filter(({ slug }) => shown.includes(slug)).map(({ name }) => name);
}

const timeLine = (page: Page) => page.getByRole('region', { name: /^جدول القنوات/ });
const lanes = (page: Page) => timeLine(page).getByRole('heading', { level: 3 });
const free = (page: Page) => page.getByRole('switch', { name: 'المفتوحة فقط' });
const country = (page: Page) => page.getByRole('combobox', { name: 'بلدك' });

/** The hours of the axis: how wide one is, and the places where things should begin. */
async function axisOf(page: Page) {
  const [first] = await boxesOf(timeLine(page).locator('[aria-hidden] > div > span'));
  const width = first!.right - first!.left;
  const startOf = (part: Locator) =>
    part.evaluate(
      ({ dataset }, { right, hour }) =>
        right - (Number(dataset['hours']) + Number(dataset['minutes']) / 60) * hour,
      { right: first!.right, hour: width },
    );
  return { width, startOf };
}

async function open(page: Page, path = '/tv') {
  await page.goto(path);
  await allHydrated(page);
}

test('OURS-18: a reader comes from the header, goes to the matches and back to the channels', async ({
  page,
}) => {
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'القنوات' }).click();
  await expect(page).toHaveURL('/tv');
  await expect(lanes(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'حسب المباراة' }).click();
  await expect(page).toHaveURL('/tv?view=matches');
  await expect(timeLine(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /^(الآن|\d+:\d\d [صم])/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/tv');
  await expect(lanes(page).first()).toBeVisible();
});

test('OURS-18: time goes from right to left: every block begins at its kick-off, home on the right', async ({
  page,
}) => {
  await open(page);
  const blocks = timeLine(page).locator('li[data-hours]').filter({ visible: true });
  const { width, startOf } = await axisOf(page);
  const count = await blocks.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index++) {
    const block = blocks.nth(index);
    const { right, left } = await boxOf(block);
    expect(Math.abs(right - (await startOf(block))), `block ${index}`).toBeLessThan(3);
    expect(Math.abs(right - left - 2 * width), `block ${index}`).toBeLessThan(10);
  }
  // A block with short names: those that are too long are below each other.
  const names = timeLine(page).getByRole('listitem').filter({ hasText: 'برشلونة' }).locator('bdi');
  await expectFromRight(names.nth(0), names.nth(1));
});

test('OURS-18: the line of now is where the clock is', async ({ page }) => {
  await page.clock.setFixedTime(readFacts().now);
  await open(page);
  const now = timeLine(page).getByText(/^الآن \d/);
  await expect(now).toBeVisible();
  const line = now.locator('xpath=..');
  const { startOf } = await axisOf(page);
  expect(Math.abs((await boxOf(line)).right - (await startOf(line)))).toBeLessThan(3);
});

test('OURS-18: the free channels are filtered with keys, and the filter stays when a match is left', async ({
  page,
}) => {
  await open(page, '/tv?view=matches');
  const matches = page.locator('main a[href^="/match/"]').filter({ visible: true });
  const all = await matches.count();
  await tabTo(page, free(page));
  await page.keyboard.press('Space');
  await expect(free(page)).toHaveAttribute('aria-checked', 'true');
  await expect(free(page)).toBeFocused();
  const tags = page.locator('main li li').filter({ visible: true });
  for (const text of await tags.allTextContents()) expect(text).toContain('مفتوحة');
  const some = await matches.count();
  expect(some).toBeLessThan(all);
  test.skip(some === 0, 'the world has no free channel today');
  await matches.first().press('Enter');
  await expect(page).toHaveURL(/\/match\/\d+$/);
  await page.goBack();
  await expect(free(page)).toHaveAttribute('aria-checked', 'true');
  await expect(matches).toHaveCount(some);
});

test('OURS-20: another country shows its channels at once, without a request, and after a reload from the first frame on', async ({
  page,
}) => {
  const tv = await broadcastsOfToday();
  await open(page);
  const shown = async () =>
    (await lanes(page).filter({ visible: true }).allTextContents()).toSorted((a, b) => a.localeCompare(b));
  const expected = (code: string) => channelsIn(code, tv).toSorted((a, b) => a.localeCompare(b));
  expect(await shown()).toEqual(expected('SA'));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await country(page).selectOption('مصر');
  expect(await shown()).toEqual(expected('EG'));
  expect(requested.filter((url) => /\/(api\/tv|tv)/.test(url))).toEqual([]);
  await page.reload({ waitUntil: 'commit' });
  await expect(lanes(page).first()).toBeAttached();
  await page.waitForLoadState('load');
  expect(await shown()).toEqual(expected('EG'));
  await expect(country(page)).toHaveValue('EG');
});

test('OURS-18: another day keeps the view; the back button returns', async ({ page }) => {
  await open(page, '/tv?view=matches');
  await page.getByRole('navigation', { name: 'اليوم المعروض' }).getByRole('link', { name: 'غدًا' }).click();
  await expect(page).toHaveURL('/tv?date=2026-11-22&view=matches');
  await expect(page.getByText(/^غدًا، الأحد 22 نوفمبر 2026/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^اليوم، السبت 21 نوفمبر 2026/)).toBeVisible();
});

test('OURS-18: a day without broadcasts says so', async ({ page }) => {
  await page.goto(`/tv?date=${readFacts().emptyDay}`);
  await expect(page.getByRole('heading', { name: 'لا بث معلن لهذا اليوم بعد' })).toBeVisible();
});

test('OURS-18: a phone shows cards, and no width from 320 to 1280 px scrolls sideways', async ({ page }) => {
  for (const path of ['/tv', '/tv?view=channels', '/tv?view=matches']) {
    await open(page, path);
    for (const width of [320, 390, 768, 820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  await expect(timeLine(page)).toHaveCount(0);
  await expect(page.locator('main a[href^="/match/"]').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`OURS-18: at ${width} px one of both views is shown, and the other can be chosen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/tv');
      await expect(timeLine(page)).toBeVisible({ visible: width > 768 });
      await expect(page.locator('main a[href^="/match/"]').filter({ visible: true }).first()).toBeVisible();
      await page.getByRole('link', { name: width > 768 ? 'حسب المباراة' : 'حسب القناة' }).click();
      await expect(timeLine(page)).toBeVisible({ visible: width <= 768 });
    });
  }
});
