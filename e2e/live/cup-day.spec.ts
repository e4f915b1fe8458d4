import { expect, test } from '@playwright/test';
import { commands, endChild, waitFor } from '@safira/testkit/stack';
import {
  badgeOf,
  cupAddress,
  cupDay,
  expectStatus,
  farDays,
  fillDay,
  fillDayWithoutRights,
  openTieInBracket,
  providerAt,
  shownIn,
  SOON,
  startCupDay,
  stored,
  storedIn,
  webAddress,
  whileProviderIsAt,
  workerAt,
} from '../support/cup-day.ts';
import { expectNoShift, watchShifts } from '../support/in-page.ts';
import { consoleProblems, expectTimesOf, hydrated, rowOf, shownScore } from '../support/league.ts';
import { allHydrated } from '../support/page-states.ts';
import { expectCalm, openAtBothWidths, settled, widths } from '../support/readers.ts';
import { expectToast, watchToasts } from '../support/toasts.ts';

test.use({ baseURL: cupAddress });
let running: Awaited<ReturnType<typeof startCupDay>> | undefined;

test.beforeAll(async () => {
  running = await startCupDay();
});
test.afterAll(() => running?.stack.stop());

for (const width of widths) {
  test(`HOME-18: at ${width} px a match put off stands in its place, dashed and without a time`, async ({
    page,
  }) => {
    const { postponed } = cupDay;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/?date=${postponed.date}`);
    const row = rowOf(page, postponed.id);
    await expect(badgeOf(row)).toHaveText('مؤجلة');
    await expect(row).toContainText('تأجلت المباراة إلى موعد يُحدَّد لاحقًا');
    await expect(badgeOf(row).locator('..')).toHaveCSS('border-style', 'dashed');
    await expect(row.locator('time')).toHaveCount(0);
    await expect(row.getByRole('cell').nth(1)).toContainText('لم يُحدَّد الوقت');
    await expect(row.getByRole('img', { name: /مقابل/ })).toHaveCount(0);
    expect(await shownIn(page, postponed.league)).toEqual(storedIn(postponed.league, postponed.date));
  });

  test(`HOME-18: at ${width} px an abandoned match keeps its place, its time and its score`, async ({
    page,
  }) => {
    const { abandoned } = cupDay;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/?date=${abandoned.date}`);
    const row = rowOf(page, abandoned.id);
    await expect(badgeOf(row)).toHaveText('لم تكتمل');
    await expect(row).toContainText('أُوقفت المباراة نهائيًا ولم تكتمل');
    await expect(badgeOf(row).locator('..')).toHaveCSS('border-style', 'dashed');
    await expect(row.locator('time')).toHaveText('7:15 م');
    await expect(row.getByRole('img', { name: '0 مقابل 0' })).toBeVisible();
    const shown = await shownIn(page, abandoned.league);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown).toEqual(storedIn(abandoned.league, abandoned.date));
  });
}

test('HOME-18: an interruption, a suspension and the way back arrive by push, each in its words', async ({
  browser,
}) => {
  const { interrupted } = cupDay;
  const pages = await openAtBothWidths(browser);
  const before = await Promise.all(pages.map(({ page }) => shownIn(page, interrupted.league)));
  for (const { time, badge, sentence } of [
    { time: '17:45:00', badge: /^متوقفة$/, sentence: 'توقفت المباراة مؤقتًا' },
    { time: '18:05:00', badge: /^موقوفة$/, sentence: 'أُوقفت المباراة، وقد تُستأنف لاحقًا' },
    { time: '18:16:30', badge: /^4[45](\+\d)?′$/, sentence: 'الشوط الأول' },
  ]) {
    await whileProviderIsAt(time, async () => {
      for (const { page } of pages) {
        const row = rowOf(page, interrupted.id);
        await expectStatus(row, { badge, sentence });
        await expect(row.locator('time')).toHaveText('8:00 م', SOON);
      }
    });
  }
  const after = await Promise.all(pages.map(({ page }) => shownIn(page, interrupted.league)));
  expect(after).toEqual(before);
  await expectCalm(pages);
});

test('HOME-18, OURS-11: extra time, its break, the shoot-out and the result after it arrive on the open page and in the bracket', async ({
  browser,
}) => {
  const { tie } = cupDay;
  await workerAt(running!, '21:30:00');
  await providerAt('21:35:00');
  await expect.poll(() => stored(`select status_short from matches where api_id = ${tie.id}`)).toBe('2H');
  const pages = await openAtBothWidths(browser);
  const expectDecidedInBracket = await openTieInBracket(browser);
  for (const { time, badge, sentence, isLevel = true } of [
    { time: '21:35:30', badge: /^90(\+\d)?′$/, sentence: 'الشوط الثاني، الدقيقة 90', isLevel: false },
    { time: '21:42:30', badge: /^استراحة$/, sentence: 'استراحة الوقت الإضافي' },
    { time: '21:52:00', badge: /^(9|10)\d′إضافي$/, sentence: 'الوقت الإضافي، الدقيقة' },
    { time: '22:03:10', badge: /^استراحة$/, sentence: 'استراحة الوقت الإضافي' },
    { time: '22:10:00', badge: /^1[01]\d′إضافي$/, sentence: 'الوقت الإضافي، الدقيقة' },
    { time: '22:22:00', badge: /^ترجيح$/, sentence: 'ركلات الترجيح' },
    { time: '22:43:00', badge: /^بالترجيح$/, sentence: 'انتهت بركلات الترجيح' },
  ]) {
    await whileProviderIsAt(time, async () => {
      for (const { page } of pages) {
        const row = rowOf(page, tie.id);
        await expectStatus(row, { badge, sentence });
        if (isLevel) await expect(row.getByRole('img', { name: '3 مقابل 3' })).toBeVisible(SOON);
      }
    });
  }
  for (const { page } of pages) {
    const row = rowOf(page, tie.id);
    await expect(row.getByRole('img', { name: 'ركلات الترجيح: 10 مقابل 9' })).toBeVisible();
    expect(await shownScore(row)).toBe('3–3');
  }
  await expectDecidedInBracket();
  await expectCalm(pages);
});

test('HOME-06: a day without matches says so and leads back to today', async ({ page }) => {
  stored(`delete from matches where (kickoff at time zone 'Asia/Riyadh')::date = '${farDays.empty}'`);
  const problems = consoleProblems(page);
  const response = await page.goto(`/?date=${farDays.empty}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'الملعب هادئ في هذا اليوم' })).toBeVisible();
  await expect(page.getByText('لا توجد مباريات في هذا التاريخ. جرّب يومًا آخر.')).toBeVisible();
  await hydrated(page);
  await page.getByRole('link', { name: 'العودة إلى اليوم' }).click();
  await expect(page).toHaveURL('/');
  await expect(rowOf(page, cupDay.tie.id)).toBeVisible();
  expect(problems).toEqual([]);
});

for (const width of widths) {
  test(`HOME-19: at ${width} px a day of 200 matches is one page that fits the screen`, async ({ page }) => {
    fillDay(farDays.full, 200);
    const problems = consoleProblems(page);
    await page.setViewportSize({ width, height: 900 });
    const response = await page.goto(`/?date=${farDays.full}`);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('main tbody tr')).toHaveCount(200);
    await expect(page.getByText(/^200 مباراة في /)).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
}

for (const width of widths) {
  test(`HOME-15: at ${width} px the channels of a match that has none yet are looked up once and move nothing`, async ({
    page,
  }) => {
    const requests: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/matches/tv-channels/resolve')) requests.push(request.postDataJSON());
    });
    const problems = consoleProblems(page);
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await watchToasts(page);
    const date = farDays.channels[width]!;
    const id = fillDayWithoutRights(date);
    // The rights become known after the page was rendered.
    await page.route('**/tv-channels/resolve', (route) => {
      stored(`update matches set competition_id = 81 where api_id = ${id}`);
      return route.continue();
    });
    await page.goto(`/?date=${date}`);
    const channels = rowOf(page, id).getByRole('button', { name: /^القنوات الناقلة: / });
    await expect(channels).toHaveCount(0);
    await hydrated(page);
    await settled(page);
    await expectToast(page, /^جلبنا القنوات الناقلة .+ تلقائيًا$/);
    await expect(channels).toHaveText(/أبوظبي/);
    expect(requests).toMatchObject([{ debugFull: true }]);
    const requestedAfterMs = await page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/resolve'))!.startTime,
    );
    expect(requestedAfterMs).toBeGreaterThan(2_000);
    await expectNoShift(page);
    expect(problems).toEqual([]);

    await page.reload();
    await expect(channels).toBeVisible();
    await page.waitForTimeout(3_000); // the look-up would begin after two
    expect(requests).toHaveLength(1);
  });
}

test('HOME-15: channels known by their rights are in the page as the server sends it', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('أبوظبي');
});

test('HOME-12: Cairo, once chosen, is the clock of the page and stays it, until the device is', async ({
  page,
}) => {
  const pill = page.getByRole('button', { name: /– تغيير التوقيت$/ });
  await page.goto('/');
  await allHydrated(page);
  await expect(pill).toHaveText(/بتوقيت مكة المكرمة/);
  await expectTimesOf(page, 'Asia/Riyadh');
  await pill.click();
  await page.getByRole('radio', { name: /^القاهرة/ }).click();
  await expect(pill).toHaveText(/بتوقيت القاهرة/);
  await expectTimesOf(page, 'Africa/Cairo');
  await page.reload();
  await allHydrated(page);
  await expect(pill).toHaveText(/بتوقيت القاهرة/);
  await expectTimesOf(page, 'Africa/Cairo');
  await pill.click();
  await expect(page.getByRole('radio', { name: /^القاهرة/ })).toBeChecked();
  await page.getByRole('button', { name: 'العودة إلى توقيت جهازك' }).click();
  await expect(pill).toHaveText(/بتوقيت مكة المكرمة/);
  await expectTimesOf(page, 'Asia/Riyadh');
});

test('HOME-11: without the API the whistle blows, then a way to try again, which brings the list', async ({
  page,
}) => {
  await endChild(running!.parts.api);
  await waitFor(webAddress, { status: 503 }); // the last copy is served for a second more
  // The whistle is over before the last script has come.
  expect((await page.goto(webAddress, { waitUntil: 'commit' }))?.status()).toBe(503);
  const whistle = page.getByRole('heading', { name: 'لحظة قبل الصافرة…' });
  const retry = page.getByRole('button', { name: 'أعد المحاولة' });
  await expect(whistle).toBeVisible();
  await expect(retry).toBeVisible();
  await expect(whistle).toHaveCount(0);
  running!.stack.start('api', commands.api);
  await waitFor(`${webAddress}/api/matches`, { status: 200 });
  await retry.click();
  await expect(whistle).toBeVisible();
  await expect(rowOf(page, cupDay.tie.id)).toBeVisible();
});
