import { expect, test } from '@playwright/test';
import { signOut } from '../support/accounts.ts';
import { expectNoShift, watchShifts } from '../support/in-page.ts';
import { consoleProblems, hydrated } from '../support/league.ts';
import { aMember, contextOf, starOf, storedFavourites } from '../support/members.ts';
import { widths } from '../support/readers.ts';
import { liveMatch, stagedMatch } from '../support/staged-matches.ts';

const heading = { name: 'مبارياتك المفضلة' };

for (const width of widths) {
  test(`HOME-16, HOME-04: at ${width} px a star adds a match to the favourites, its card appears, and both stay on the next page`, async ({
    browser,
  }) => {
    const member = await aMember();
    const context = await contextOf(browser, member);
    const page = await context.newPage();
    const problems = consoleProblems(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(starOf(page, liveMatch)).toHaveAccessibleName(/^أضف .+ إلى المفضلة$/);
    await expect(page.getByRole('heading', heading)).toHaveCount(0);

    await starOf(page, liveMatch).click();
    await expect(starOf(page, liveMatch)).toHaveAccessibleName(/^أزل .+ من المفضلة$/);
    const section = page.getByRole('region', heading);
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(section).toContainText('بتوقيت الخليج');
    await expect.poll(() => storedFavourites('matches', member)).toBe(String(liveMatch));

    await page.reload();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await section.getByRole('button', { name: /^أزل / }).click();
    await expect(section).toHaveCount(0);
    await expect.poll(() => storedFavourites('matches', member)).toBe('');
    expect(problems).toEqual([]);
    await context.close();
  });

  test(`HOME-04, HOME-16: at ${width} px favourites, stars and highlighted teams move nothing on the second visit`, async ({
    browser,
  }) => {
    const { teams } = await stagedMatch('live');
    const context = await contextOf(browser, await aMember({ matches: [liveMatch], teams: [teams.home.id] }));
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('region', heading)).toBeVisible();

    await watchShifts(page);
    await page.reload();
    await expect(page.getByRole('region', heading)).toBeVisible();
    await expect(starOf(page, liveMatch)).toBeVisible();
    await expectNoShift(page);
    await context.close();
  });
}

test('HOME-16: a visitor sees no star, and the page is the same size with the stars of a member', async ({
  browser,
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(starOf(page, liveMatch)).toHaveCount(0);
  const heightOf = (shown: typeof page) =>
    shown.locator(`tr[data-match="${liveMatch}"]`).evaluate((row) => row.getBoundingClientRect().height);
  const context = await contextOf(browser, await aMember());
  const own = await context.newPage();
  await own.goto('/');
  await expect(starOf(own, liveMatch)).toBeVisible();
  expect(await heightOf(own)).toBe(await heightOf(page));
  await context.close();
});

test('HOME-16: a star that the server refuses goes back, and the failure is logged', async ({ browser }) => {
  const member = await aMember();
  const context = await contextOf(browser, member);
  const page = await context.newPage();
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const answered = Promise.withResolvers<undefined>();
  await page.route('**/api/users/favorites/matches', async (route) => {
    await answered.promise;
    await route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'لاحقًا' } });
  });
  await page.goto('/');
  await starOf(page, liveMatch).click();
  await expect(starOf(page, liveMatch)).toHaveAccessibleName(/^أزل /);
  answered.resolve(undefined);
  await expect(starOf(page, liveMatch)).toHaveAccessibleName(/^أضف /);
  expect(warnings).toEqual([expect.stringContaining('A favourite could not be saved.')]);
  expect(storedFavourites('matches', member)).toBe('');
  await context.close();
});

test('HOME-04: times of the section are those of the Gulf, whatever the zone of the reader', async ({
  browser,
}) => {
  const next = await stagedMatch('scheduled');
  const zone = 'America/New_York';
  const context = await contextOf(browser, await aMember({ matches: [next.apiId] }), { timezoneId: zone });
  await context.addCookies([{ name: 'tz', value: zone, url: test.info().project.use.baseURL! }]);
  const page = await context.newPage();
  await page.goto('/');
  const gulf = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Dubai',
    hour: 'numeric',
    minute: '2-digit',
  });
  const [clock] = gulf.format(new Date(next.date)).split(/\s/);
  await expect(page.getByRole('region', heading).locator('time')).toHaveText(new RegExp(`^${clock} [صم]$`));
  await context.close();
});

test('AUTH-09: a reader whose browser has another list chooses once, and «بطولاتي» are the same on every device', async ({
  browser,
}) => {
  const member = await aMember({ competitions: [307] });
  const context = await contextOf(browser, member, { stored: { favoriteLeagues: '[39]' } });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('dialog').getByRole('button', { name: 'القائمتان معًا' }).click();
  await expect.poll(() => storedFavourites('competitions', member)).toBe('39,307');
  await page.reload();
  await expect(page.getByRole('button', { name: /^بطولاتي/ }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const other = await contextOf(browser, member);
  const phone = await other.newPage();
  await phone.goto('/');
  await expect.poll(() => phone.evaluate(() => localStorage.getItem('favoriteLeagues'))).toBe('[307,39]');
  await signOut(phone);
  expect(await phone.evaluate(() => localStorage.getItem('favoriteLeagues'))).toBeNull();
  await Promise.all([context.close(), other.close()]);
});
