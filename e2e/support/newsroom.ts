import { expect, type Locator, type Page } from '@playwright/test';
import { type Editor } from './editors.ts';
import { openAs } from './members.ts';

export const title = (page: Page): Locator => page.getByRole('textbox', { name: 'العنوان' });
export const summary = (page: Page): Locator => page.getByRole('textbox', { name: 'الملخص' });
export const body = (page: Page): Locator => page.getByRole('textbox', { name: 'نص المقال' });
export const saved = (page: Page): Locator => page.getByText(/^حُفظ /);

export async function openNewsroom(editor: Editor, page: Page, path: string): Promise<void> {
  await openAs(editor, page, path);
  await expect(
    path.includes('/articles/') ? body(page) : page.getByRole('heading', { level: 1 }),
  ).toBeVisible();
}

/** Writes a whole article into an empty page, and waits until it is a draft. */
export async function write(page: Page, name: string): Promise<void> {
  await title(page).fill(name);
  await summary(page).fill('ملخص لاختبار غرفة الأخبار.');
  await body(page).click();
  await page.keyboard.type('فقرة أولى من اختبار غرفة الأخبار.');
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/newsroom\/articles\/\d+$/);
}

/** Pastes as a word processor does; the real clipboard is shared by all pages of the machine. */
export async function paste(page: Page, html: string): Promise<void> {
  await body(page).evaluate((element, markup) => {
    const data = new DataTransfer();
    data.setData('text/html', markup);
    data.setData('text/plain', 'نص');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);
}
