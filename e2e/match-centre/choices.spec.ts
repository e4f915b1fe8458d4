import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { allHydrated } from '../support/page-states.ts';
import { clockText, rowOf } from '../support/league.ts';
import { database } from '../support/addresses.ts';
import { query } from '../support/stack.ts';
import { liveMatch } from '../support/staged-matches.ts';
import { expectToast, watchToasts } from '../support/toasts.ts';

declare global {
  interface Window {
    /** How long the button that saves was busy. */
    busyMs: Promise<number>;
  }
}

const sections = (page: Page) => page.locator('main section[data-league]');
const leaguesOf = (page: Page) =>
  sections(page).evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-league'))));

/** The order of the stops is keyboard.spec.ts's; here it only matters that the target is one of them. */
async function focusOn(target: Locator) {
  await target.focus();
  await expect(target).toBeFocused();
}

test('HOME-08: two leagues are chosen with keys; the list follows, and the focus comes back', async ({
  page,
}) => {
  await watchToasts(page);
  await page.goto('/');
  await allHydrated(page);
  const all = await leaguesOf(page);
  const chosen = [all[0]!, all[1]!];
  const mine = page.getByRole('button', { name: /^بطولاتي/ });
  await focusOn(mine);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'بطولاتي المفضلة' });
  for (const id of chosen) {
    const name = await sections(page)
      .and(page.locator(`[data-league="${id}"]`))
      .locator('h3')
      .textContent();
    const row = panel.getByRole('switch', { name: name!, exact: true });
    await focusOn(row);
    await page.keyboard.press('Space');
    await expect(row).toHaveAttribute('aria-checked', 'true');
  }
  const save = panel.getByRole('button', { name: /^(حفظ الاختيارات|جارٍ الحفظ…)$/ });
  await focusOn(save);
  await save.evaluate((button) => {
    window.busyMs = new Promise((resolve) => {
      let since = 0;
      button.addEventListener('click', ({ timeStamp }) => (since = timeStamp), { capture: true, once: true });
      let isBusy = false;
      new MutationObserver(() => {
        if (button.isConnected) isBusy ||= button.ariaBusy === 'true';
        else resolve(isBusy ? performance.now() - since : 0);
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
  });
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => window.busyMs)).toBeGreaterThan(1_490);
  await expectToast(page, 'حُفظت اختياراتك من البطولات');
  await expect(panel).toHaveCount(0);
  await expect(mine).toBeFocused();
  await expect(mine).toHaveAccessibleName('بطولاتي: بطولتان');
  await expect
    .poll(async () => (await leaguesOf(page)).toSorted((a, b) => a - b))
    .toEqual(chosen.toSorted((a, b) => a - b));
  await expect(page.getByRole('status').getByText('حُفظت اختياراتك من البطولات')).toHaveCount(0); // HOME-10

  await page.reload();
  await allHydrated(page);
  await expect
    .poll(async () => (await leaguesOf(page)).toSorted((a, b) => a - b))
    .toEqual(chosen.toSorted((a, b) => a - b));
  await focusOn(mine);
  await page.keyboard.press('Enter');
  await focusOn(panel.getByRole('button', { name: 'إزالة الكل' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'أُزيلت كل الاختيارات');
  await page.keyboard.press('Escape');
  await expect(mine).toBeFocused();
  await expect.poll(() => leaguesOf(page)).toEqual(all);
});

test('HOME-02: the list of competitions opens and leads on by the keyboard', async ({ page }) => {
  await page.goto('/');
  await allHydrated(page);
  const opener = page.getByRole('button', { name: 'كل البطولات' });
  await focusOn(opener);
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('option');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const name = (await options.nth(1).locator('bdi').textContent())!;
  const address = await options.nth(1).getAttribute('href');
  expect(address).toMatch(/^\/competition\/\d+$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address!);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('HOME-17: a team leads to its own page; an unknown one is searched for by its name', async ({
  page,
}) => {
  const slug = query(
    database,
    `select t.slug from matches m join teams t on t.api_id = m.home_id where m.api_id = ${liveMatch}`,
  );
  await page.goto('/');
  await allHydrated(page);
  const home = rowOf(page, liveMatch).getByRole('cell').nth(2).getByRole('link');
  const name = (await home.textContent())!;
  await home.click();
  await expect(page).toHaveURL(`/team/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(`/team?${new URLSearchParams({ apiId: '99999999', search: name })}`);
  await expect(page).toHaveURL(`/teams?${new URLSearchParams({ search: name })}`);
});

const cities = [
  ['Asia/Riyadh', 'مكة المكرمة'],
  ['Africa/Cairo', 'القاهرة'],
  ['Asia/Baghdad', 'بغداد'],
  ['Asia/Dubai', 'دبي'],
  ['Africa/Tunis', 'تونس'],
  ['Africa/Casablanca', 'الدار البيضاء'],
] as const;

/** By the clock of the league. */
async function tomorrowOf(request: APIRequestContext): Promise<string> {
  const { day } = (await (await request.get('/api/matches')).json()) as { day: { today: string } };
  return new Date(Date.parse(day.today) + 86_400_000).toISOString().slice(0, 10);
}

for (const width of [1280, 390]) {
  test(`OURS-02: at ${width} px a tap on a kick-off shows it on six clocks, whole on the screen`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const tomorrow = `/?date=${await tomorrowOf(request)}`;
    await page.goto(tomorrow);
    await allHydrated(page);
    const time = page.getByRole('button', { name: /: الوقت في ست مدن$/ }).first();
    const row = time.locator('xpath=ancestor::tr');
    const instant = (await time.locator('time').getAttribute('datetime'))!;
    await time.click();
    const clocks = page.getByRole('dialog', { name: 'صافرة واحدة، ستة توقيتات' });
    for (const [index, [zone, city]] of cities.entries()) {
      await expect(clocks.getByRole('radio').nth(index)).toHaveText(
        new RegExp(`^${city}.*${clockText(zone, instant)}$`),
      );
    }
    await expect(clocks).toContainText((await row.locator('bdi').first().textContent())!);
    await expect(clocks).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(tomorrow);
    await page.keyboard.press('Escape');
    await expect(clocks).toHaveCount(0);
    await expect(time).toBeFocused();
  });
}
