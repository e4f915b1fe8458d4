import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { memberServer } from '../../../../test/account-answers.ts';
import { renderAccount } from '../../../../test/account-page.tsx';
import { noNetwork, ok } from '../../../../test/account-server.ts';

const { answer, sent, signIn, settled, toasts } = memberServer();
const address = `https://safira.example/my-podcast/sfr_${'a'.repeat(43)}.xml`;
type Feed = { createdAt: string; fetchedAt: string | null };
let feed: Feed | null;

beforeEach(() => {
  feed = null;
  answer('GET /users/podcast-feed', () => ok(feed));
  answer('POST /users/podcast-feed', () => {
    feed = { createdAt: '2026-11-17T10:00:00Z', fetchedAt: null };
    return ok({ address, createdAt: feed.createdAt });
  });
  answer('DELETE /users/podcast-feed', () => {
    feed = null;
    return ok({});
  });
});

async function openPage() {
  signIn();
  renderAccount('/account/favourites');
  await screen.findByRole('heading', { name: 'بودكاست فرقي' });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.queryByDisplayValue(address);

test('OURS-27: a member without a feed makes the address, which is shown with what to do with it, and copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } });
  await openPage();
  fireEvent.click(await screen.findByRole('button', { name: 'أنشئ رابطًا خاصًا' }));
  await settled();
  expect(shown()).toBeTruthy();
  expect(document.activeElement).toBe(shown());
  expect(screen.getByText(/هو لك وحدك/)).toBeTruthy();
  press('انسخ الرابط');
  await settled();
  expect(writeText).toHaveBeenCalledWith(address);
  expect(toasts).toContain('نُسخ الرابط.');
});

test('OURS-27: of a feed that was made before, its state is shown and not its address', async () => {
  feed = { createdAt: '2026-11-01T10:00:00Z', fetchedAt: null };
  await openPage();
  expect(await screen.findByText('رابطك يعمل')).toBeTruthy();
  expect(screen.getByText(/لم يفتحه أي تطبيق بعد/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('sfr_');
});

test('OURS-27: the address is stopped after a confirmation only', async () => {
  feed = { createdAt: '2026-11-01T10:00:00Z', fetchedAt: '2026-11-16T10:00:00Z' };
  await openPage();
  await screen.findByText(/آخر تحديث في تطبيقك/);
  press('أوقف الرابط');
  expect(screen.getByText(/لا يمكن استعادته/)).toBeTruthy();
  press('إلغاء');
  press('أوقف الرابط');
  expect(sent('DELETE')).toEqual([]);
  press('نعم، أوقف الرابط');
  await settled();
  expect(sent('DELETE').map(({ path }) => path)).toEqual(['/api/users/podcast-feed']);
  expect(await screen.findByRole('button', { name: 'أنشئ رابطًا خاصًا' })).toBeTruthy();
  expect(toasts).toEqual(['أُوقف الرابط.']);
});

test('OURS-27: a new address is made after a confirmation, because the old one stops working', async () => {
  feed = { createdAt: '2026-11-01T10:00:00Z', fetchedAt: null };
  await openPage();
  await screen.findByText('رابطك يعمل');
  press('رابط جديد');
  expect(sent('POST')).toEqual([]);
  press('أنشئ رابطًا جديدًا');
  await settled();
  expect(shown()).toBeTruthy();
});

test('OURS-27: an address that could not be made is said, and can be requested again', async () => {
  answer('POST /users/podcast-feed', noNetwork);
  await openPage();
  fireEvent.click(await screen.findByRole('button', { name: 'أنشئ رابطًا خاصًا' }));
  await settled();
  expect(toasts).toEqual(['تعذّر إنشاء الرابط. أعد المحاولة.']);
  expect(screen.getByRole('button', { name: 'أنشئ رابطًا خاصًا' })).toBeTruthy();
});
