import { expect, test } from '@playwright/test';
import { consoleProblems } from '../support/league.ts';
import { allHydrated } from '../support/page-states.ts';

// No worker runs on the stored world: nothing is fetched or pushed there, and the page must say so.
for (const width of [1280, 360]) {
  test(`OURS-43: at ${width} px the footer leads to the status, which says what works and what does not`, async ({
    page,
  }) => {
    const problems = consoleProblems(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    await allHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'حالة الخدمة' }).click();
    await expect(page).toHaveURL('/status');
    await expect(page.getByRole('heading', { level: 1, name: 'حالة الخدمة' })).toBeVisible();
    await expect(page.getByText('بعض الخدمات متوقفة')).toBeVisible();
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    // A database that takes more than a second to answer is not one that works.
    await expect(async () => {
      await page.reload();
      await expect(line('صفحات الموقع')).toContainText('تعمل', { timeout: 1_000 });
      await expect(line('الحساب والدخول')).toContainText('يعمل', { timeout: 1_000 });
    }).toPass();
    await expect(line('النتائج المباشرة')).toContainText('متوقفة');
    await expect(line('التحديث الفوري')).toContainText('متوقف');
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
    expect(problems).toEqual([]);
  });
}

test('OURS-43: the status is readable without JavaScript and names no part, version or address', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/status');
  await expect(page.getByRole('region', { name: 'الخدمات' }).getByRole('listitem')).toHaveCount(5);
  await context.close();

  const answer = await request.get('/api/status');
  expect(answer.headers()['cache-control']).toBe('public, max-age=0, s-maxage=5');
  const text = await answer.text();
  expect(text).not.toMatch(/postgres|redis|database|version|\d+\.\d+\.\d+|:\d{4,5}\b|remaining/i);
});
