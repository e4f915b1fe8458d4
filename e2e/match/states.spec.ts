import { expect, type Locator, type Page, test } from '@playwright/test';
import type { MatchDetails } from '@safira/contract/matches/matches';
import { goTo } from '../support/page-states.ts';
import { rowOf } from '../support/league.ts';
import { seenTexts } from '../support/on-screen.ts';
import { stagedMatch, type StagedMatch } from '../support/staged-matches.ts';

type Details = {
  /** Who did what happened in that minute. */
  name: (minute: number) => string;
  events: MatchDetails['events'];
};

/** Opens the match in which everything happens. */
async function openAndSee(page: Page, tab: string, see: (details: Details) => Promise<void>) {
  const { path, events } = await stagedMatch('everything');
  await page.goto(`${path}?tab=${tab}`);
  await see({ events, name: (minute) => events.find(({ time }) => time.elapsed === minute)!.player.name! });
}

const cross = (of: Locator) => of.locator('path[d="M18 6 6 18M6 6l12 12"]');

test('DLG-05: goals stand with the side that gains them, own goals in every wording marked, the rest apart', async ({
  page,
}) => {
  const { home, away } = (await stagedMatch('everything')).teams;
  const summary = page.getByRole('article');
  const goalsOf = (team: string) =>
    summary.getByRole('list', { name: team, exact: true }).getByRole('listitem');
  await openAndSee(page, 'overview', async ({ name }) => {
    expect(await seenTexts(goalsOf(home.name))).toEqual([
      `${name(20)}(عكسي)20′`,
      `${name(30)}(عكسي)30′`,
      'غير محدد45+2′',
      `${name(70)}70′`,
      `${name(98)}98′`,
      `${name(40)}40′(أُهدرت)`,
      `${name(80)}80′`,
    ]);
    expect(await seenTexts(goalsOf(away.name))).toEqual([
      `${name(25)}(عكسي)25′`,
      `${name(33)}(عكسي)33′`,
      `${name(60)}60′`,
      `${name(90)}90+4′(ر.ج)`,
      `${name(110)}110′`,
    ]);
    await expect(goalsOf(home.name).getByRole('deletion')).toHaveText(name(80), { timeout: 1_000 });
  });
  await expect(goalsOf(home.name).getByRole('deletion')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(cross(goalsOf(home.name).filter({ hasText: '(أُهدرت)' }))).toBeVisible();
  await expect(summary.getByRole('img', { name: '4 مقابل 4' }).filter({ visible: true })).toBeVisible();
});

test('DLG-06: the timeline from whistle to whistle: own goals, a miss, video, cards, extra time, every kick', async ({
  page,
}) => {
  const { home } = (await stagedMatch('everything')).teams;
  const timeline = page.getByRole('tabpanel').getByRole('listitem');
  await openAndSee(page, 'events', async ({ name, events }) => {
    const cameOn = events.find(({ time }) => time.elapsed === 75)!.assist.name!;
    const texts = await seenTexts(timeline);
    expect(texts.slice(0, -11)).toEqual([
      'صافرة البداية',
      `20′${name(20)} هدف عكسي1–0`,
      `25′${name(25)} هدف عكسي1–1`,
      `30′${name(30)} هدف عكسي2–1`,
      `33′${name(33)} هدف عكسي2–2`,
      `40′${name(40)} ركلة جزاء ضائعة`,
      '45+2′غير محدد 3–2',
      'نهاية الشوط الأول3–2',
      `50′${name(50)} خطأ`,
      `60′${name(60)} إنذار ثانٍ وطرد`,
      `70′${name(70)} بطاقة حمراء: خطأ`,
      `75′دخول: ${cameOn} خروج: ${name(75)}`,
      `80′VARإلغاء هدف ${name(80)}`,
      `90+4′${name(90)} ركلة جزاء3–3`,
      'نهاية الوقت الأصلي3–3',
      expect.stringMatching(/^98′.*4–3$/),
      'نهاية الشوط الإضافي الأول4–3',
      expect.stringMatching(/^110′.*4–4$/),
      'نهاية الوقت الإضافي4–4',
      `ركلات الترجيح، الفائز: ${home.name}`,
    ]);
    const kicks = events.filter(({ comments }) => comments === 'Penalty Shootout');
    const counted = ['1–0', '1–1', '2–1', '2–2', '2–2', '2–2', '3–2', '3–3', '4–3', '4–3'];
    expect(texts.slice(-11)).toEqual([
      ...counted.map((score, index) => {
        const { player, detail } = kicks[index]!;
        const how = detail === 'Penalty' ? 'سجّل' : 'أهدر';
        return `${Math.floor(index / 2) + 1}${player.name} ${how}${score}`;
      }),
      'صافرة النهاية4–4',
    ]);
    await expect(timeline.getByRole('deletion')).toHaveText(name(80), { timeout: 1_000 });
  });
  await expect(timeline.getByRole('deletion')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(cross(timeline.filter({ hasText: 'ركلة جزاء ضائعة' }))).toBeVisible();
});

test('DLG-04: after extra time and a shoot-out: every part of the score, who won, and each kick as a mark', async ({
  page,
}) => {
  const match = await stagedMatch('everything');
  await page.goto(match.path);
  const { home, away } = match.teams;
  const lines = page.getByRole('article').locator('p').filter({ visible: true });
  for (const [line, score] of [
    ['الشوط الأول', '3 مقابل 2'],
    ['الوقت الأصلي', '3 مقابل 3'],
    ['الوقت الإضافي', '1 مقابل 1'],
  ]) {
    await expect(lines.filter({ hasText: line! }).getByRole('img', { name: score! })).toBeVisible();
  }
  await expect(lines.filter({ hasText: 'الفائز بركلات الترجيح:' })).toContainText(home.name);
  await expect(page.getByRole('img', { name: '4 مقابل 3', exact: true })).toBeVisible();
  const marks = async (of: string) => {
    const kicks = page.getByRole('img', { name: of, exact: true });
    await expect(kicks).toBeVisible();
    return kicks
      .locator('[data-scored]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-scored')));
  };
  expect(await marks(`${home.name}: 4 من 5`)).toEqual(['true', 'true', 'false', 'true', 'true']);
  expect(await marks(`${away.name}: 3 من 5`)).toEqual(['true', 'true', 'false', 'true', 'false']);
});

test('DLG-12: missing data of a match is named: line-ups, one line-up, statistics, those of one side', async ({
  page,
}) => {
  const [next, alone, bare] = [
    await stagedMatch('scheduled'),
    await stagedMatch('homeSideOnly'),
    await stagedMatch('formations'),
  ];
  const panel = page.getByRole('tabpanel');
  await page.goto(`${next.path}?tab=lineups`);
  await expect(panel.getByText('لم تُعلن التشكيلتان بعد؛ تظهران عادةً قبل المباراة بساعة.')).toBeVisible();

  await page.goto(`${alone.path}?tab=lineups`);
  const { home, away } = alone.teams;
  await expect(panel.getByRole('list', { name: `تشكيلة ${home.name}` }).getByRole('listitem')).toHaveCount(
    11,
  );
  await expect(panel.getByRole('list', { name: `تشكيلة ${away.name}` })).toHaveCount(0);
  const block = panel.locator('section', { has: page.getByRole('heading', { name: `تشكيلة ${away.name}` }) });
  await expect(block.getByText('غير متوفرة حتى الآن.')).toBeVisible();

  for (const { path, statistics } of [alone, bare]) {
    expect(statistics.length).toBeLessThan(2);
    await page.goto(`${path}?tab=statistics`);
    await expect(panel.getByText('لا تتوفر إحصائيات لهذه المباراة.')).toBeVisible();
  }
  expect([alone.statistics.length, bare.statistics.length]).toEqual([1, 0]);
});

test('DLG-10: of eleven meetings ten are listed, and the sum is theirs', async ({ page }) => {
  const { path } = await stagedMatch('scheduled');
  await page.goto(`${path}?tab=h2h`);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { name: 'حصيلة آخر 10 مباريات بينهما' })).toBeVisible();
  await expect(panel.getByRole('link')).toHaveCount(10);
  const times = await panel
    .locator('[data-times]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-times')));
  expect(times.reduce((sum, one) => sum + Number(one), 0)).toBe(10);
});

/** Over the list of its day, where the browser loads prediction and head-to-head by itself. */
async function openOver(page: Page, { apiId, date }: StagedMatch) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date(date));
  const stored = async () => ({ favoriteLeagues: '[307]' }); // a short list is there sooner
  await goTo(page, { name: 'its day', path: `/?date=${day}`, stored });
  await rowOf(page, apiId).getByRole('cell').first().click();
  return page.getByRole('dialog');
}

const refused = { predictions: '**/api/matches/*/predictions', h2h: '**/api/matches/*/h2h' };

test('DLG-13: a prediction and a head-to-head that cannot be read fail alone, and load on a retry', async ({
  page,
}) => {
  const match = await stagedMatch('everything');
  await page.route(refused.predictions, (route) => route.fulfill({ status: 503 }));
  await page.route(refused.h2h, (route) => route.abort());
  const dialog = await openOver(page, match);
  const panel = dialog.getByRole('tabpanel');
  const block = (heading: string) =>
    panel.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
  const scorers = dialog.getByRole('list', { name: match.teams.home.name, exact: true });
  const again = panel.getByRole('button', { name: 'أعد المحاولة' });

  const prediction = block('توقعات ما قبل المباراة');
  await expect(prediction.getByText('تعذّر جلب التوقع الإحصائي الآن.')).toBeVisible();
  for (const heading of ['أبرز الأرقام', 'آخر الأحداث', 'بطاقة المباراة', 'الأفضل في المباراة']) {
    await expect(block(heading)).toBeVisible();
  }
  await expect(scorers).toBeVisible();
  await expect(again).toHaveCount(1);
  await page.unroute(refused.predictions);
  await again.click();
  await expect(prediction.getByText('45%')).toBeVisible();
  await expect(again).toHaveCount(0);

  await dialog.getByRole('tab', { name: 'المواجهات السابقة' }).click();
  await expect(panel.getByRole('alert')).toHaveText('تعذّر جلب المواجهات السابقة.');
  await expect(scorers).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'الأحداث' })).toBeVisible();
  await page.unroute(refused.h2h);
  await again.click();
  await expect(panel.getByRole('heading', { name: /^حصيلة آخر/ })).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveCount(0);
});
