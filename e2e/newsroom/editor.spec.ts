import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { endSessions, fillIn } from '../support/accounts.ts';
import { anEditor, theEditor } from '../support/editors.ts';
import { noteViolations, violations } from '../support/in-page.ts';
import { body, openNewsroom, paste, saved, summary, title, write } from '../support/newsroom.ts';
import { allHydrated } from '../support/page-states.ts';
import { appCode } from '../support/totp.ts';

const newTitle = () => `مقال تجريبي ${randomUUID().slice(0, 8)}`;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** What a reader finds under the address of a published article. */
async function readerStatus(page: Page, path: string): Promise<number> {
  return (await page.request.get(path)).status();
}

test('NEWS-04: an article is written, reviewed, scheduled, published, corrected and withdrawn', async ({
  page,
}) => {
  const editor = await theEditor();
  await openNewsroom(editor, page, '/newsroom/articles/new');
  const name = newTitle();
  await write(page, name);
  await press(page, 'اطلب المراجعة');
  await expect(page.getByText('للمراجعة', { exact: true })).toBeVisible();

  await press(page, 'في موعد');
  // Far away by any clock of the tests.
  await page.getByLabel('اليوم').fill('2031-01-01');
  await page.getByLabel('الساعة').fill('21:30');
  await press(page, 'جدولة النشر');
  await expect(page.getByText('يُنشر 1 يناير 9:30 م بتوقيت مكة المكرمة')).toBeVisible();

  await press(page, 'الآن');
  await press(page, 'انشر الآن');
  await expect(page.getByText('منشور', { exact: true })).toBeVisible();

  await page.goto(`/newsroom?${new URLSearchParams({ q: name })}`);
  const view = page.getByRole('link', { name: `اعرض «${name}» في الموقع` });
  const path = (await view.getAttribute('href'))!;
  await view.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('فقرة أولى من اختبار غرفة الأخبار.')).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: `حرّر «${name}»` }).click();
  await summary(page).fill('ملخص مصحّح.');
  await expect(page.getByText('تعديلات لم تُحفظ')).toBeVisible();
  await page.getByLabel('ملاحظة تصحيح للقراء (اختيارية)').fill('صُحّح الملخص.');
  await press(page, 'حدّث المنشور');
  await expect(saved(page)).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(path)).text(), { timeout: 30_000 })
    .toContain('صُحّح الملخص.');

  await press(page, 'اسحب من الموقع');
  await page.getByRole('button', { name: 'اسحب', exact: true }).click();
  await expect(page.getByText('مسحوب', { exact: true })).toBeVisible();
  await expect.poll(() => readerStatus(page, path), { timeout: 10_000 }).toBe(404);
});

test('NEWS-04: a paste from a word processor is cleaned, and violates no policy', async ({ page }) => {
  await noteViolations(page);
  await openNewsroom(await theEditor(), page, '/newsroom/articles/new');
  await title(page).fill(newTitle());
  await body(page).click();
  await paste(
    page,
    `<meta charset="utf-8"><b style="font-weight:normal"><h1>الكرات الثابتة</h1>
     <p class="MsoNormal" style="color:red">سجّل <span style="font-weight:700">الأهلي</span><o:p></o:p></p>
     <ul><li><p>أولًا</p></li></ul><script>window.pasted = true</script>
     <img src="https://elsewhere.test/x.png" onerror="window.pasted = true"></b>`,
  );
  await expect(body(page).getByRole('heading', { level: 2, name: 'الكرات الثابتة' })).toBeVisible();
  await expect(body(page).locator('strong')).toHaveText('الأهلي');
  await expect(body(page).locator('li')).toHaveText('أولًا');
  expect(await body(page).locator('[style], img[src*="elsewhere"], script').count()).toBe(0);
  expect(await page.evaluate(() => 'pasted' in window)).toBe(false);
  await expect(saved(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('NEWS-04: only the newsroom allows the policy of the editor, and no page of it is stored', async ({
  page,
}) => {
  const newsroom = (await page.request.get('/newsroom/articles/new')).headers();
  expect(newsroom['content-security-policy']).toContain('trusted-types ProseMirrorClipboard');
  expect(newsroom['cache-control']).toBe('no-store');
  const reader = (await page.request.get('/news')).headers();
  expect(reader['content-security-policy']).toContain("trusted-types 'none'");
});

test('NEWS-04: an editor who signs in on the way has the document of the newsroom, and can paste', async ({
  page,
}) => {
  const editor = await anEditor();
  await noteViolations(page);
  await page.goto('/newsroom/articles/new');
  await page.getByRole('link', { name: 'سجّل الدخول' }).click();
  await expect(page).toHaveURL(/\/login/);
  await allHydrated(page);
  await fillIn(page, editor);
  await page.keyboard.press('Enter');
  // The code of this moment was used to turn the second factor on.
  await page.getByLabel('الرمز من تطبيق المصادقة').fill(appCode(editor.secret, { stepsLater: 1 }));
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await reloaded;
  await expect(body(page)).toBeVisible();
  await body(page).click();
  await paste(page, '<p>ألصقت بعد الدخول</p>');
  await expect(body(page)).toContainText('ألصقت بعد الدخول');
  expect(await violations(page)).toEqual([]);
});

test('NEWS-04: the connection is lost while writing: nothing is lost, also not by a reload', async ({
  page,
  context,
}) => {
  await openNewsroom(await theEditor(), page, '/newsroom/articles/new');
  await write(page, newTitle());
  await context.setOffline(true);
  await body(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' كُتب بلا اتصال.');
  await expect(page.getByText('لم يُحفظ، سنعيد المحاولة')).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();

  await page.route('**/api/newsroom/articles/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.keyboard.type(' وكُتب قبل إعادة التحميل.');
  await expect(page.getByText('لم يُحفظ، سنعيد المحاولة')).toBeVisible();
  await page.reload();
  await page.unroute('**/api/newsroom/articles/*');
  await press(page, 'استعده');
  await expect(body(page)).toContainText('كُتب بلا اتصال. وكُتب قبل إعادة التحميل.');
  await expect(saved(page)).toBeVisible();
});

test('NEWS-04: the session ends while writing: the editor signs in over the page, and it is saved', async ({
  page,
}) => {
  const editor = await anEditor();
  await openNewsroom(editor, page, '/newsroom/articles/new');
  await write(page, newTitle());
  endSessions(editor);
  await summary(page).fill('كُتب بعد انتهاء الجلسة.');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await fillIn(page, editor);
  await page.keyboard.press('Enter');
  await page.getByLabel('الرمز من تطبيق المصادقة').fill(appCode(editor.secret, { stepsLater: 1 }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(summary(page)).toHaveValue('كُتب بعد انتهاء الجلسة.');
  await expect(saved(page)).toBeVisible();
});

test('NEWS-04: two editors of one article: the second sees both versions and decides', async ({
  page,
  browser,
}) => {
  await openNewsroom(await theEditor(), page, '/newsroom/articles/new');
  await write(page, newTitle());
  const other = await (await browser.newContext()).newPage();
  await openNewsroom(await anEditor(), other, new URL(page.url()).pathname);
  await summary(page).fill('ملخص المحرر الأول.');
  await expect(saved(page)).toBeVisible();
  await summary(other).fill('ملخص المحرر الثاني.');
  const dialog = other.getByRole('dialog', { name: 'نسختان من المقال' });
  await expect(dialog.getByRole('region', { name: 'المحفوظ' })).toContainText(/ملخص المحرر.*الأول\./);
  await expect(dialog.getByRole('region', { name: 'نصّك' })).toContainText(/ملخص المحرر.*الثاني\./);
  await press(other, 'خذ المحفوظ');
  await expect(summary(other)).toHaveValue('ملخص المحرر الأول.');
  await press(other, 'استعده');
  await expect(summary(other)).toHaveValue('ملخص المحرر الثاني.');
  await expect(saved(other)).toBeVisible();
  await other.context().close();
});

for (const width of [390, 320]) {
  test(`NEWS-04: at ${width} px an article is written with the toolbar, and nothing is wider than the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await openNewsroom(await theEditor(), page, '/newsroom/articles/new');
    await write(page, newTitle());
    await page.keyboard.press('Enter');
    await press(page, 'عنوان فرعي');
    await page.keyboard.type('الكرات الثابتة');
    await expect(body(page).getByRole('heading', { level: 2 })).toHaveText('الكرات الثابتة');
    const isTooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(await isTooWide()).toBe(false);
    await press(page, 'معاينة');
    await expect(page.getByRole('region', { name: 'المقال كما يراه قارئ على هاتف' })).toBeVisible();
    expect(await isTooWide()).toBe(false);
    await page.goto('/newsroom');
    await expect(page.getByRole('table')).toBeVisible();
    expect(await isTooWide()).toBe(false);
  });
}
