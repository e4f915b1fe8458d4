import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onToast } from '../state/toast.ts';
import { shareMatch, sharePage } from './share.ts';

let toasts: string[] = [];
let stop: () => void;
const writeText = vi.fn<(text: string) => Promise<void>>();
const match = { id: 7, title: 'الهلال ضد النصر' };
const url = `${location.origin}/match/7`;

beforeEach(() => {
  toasts = [];
  writeText.mockResolvedValue();
  stop = onToast((text) => toasts.push(text));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  writeText.mockReset();
});

function onDevice(share?: (data: ShareData) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(share && { share }) });
}

test("HOUSE: a match is shared by the device's own share dialog", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  onDevice(share);
  await shareMatch(match);
  expect(share).toHaveBeenCalledWith({ title: 'الهلال ضد النصر', url });
  expect([toasts, writeText.mock.calls]).toEqual([[], []]);
});

test('HOUSE: cancelling the share dialog shows no toast and copies nothing', async () => {
  onDevice(() => Promise.reject(new DOMException('cancelled', 'AbortError')));
  await shareMatch(match);
  expect([toasts, writeText.mock.calls]).toEqual([[], []]);
});

test('HOUSE: a device without a share dialog copies the URL', async () => {
  onDevice();
  await shareMatch(match);
  expect([toasts, writeText.mock.calls]).toEqual([['نُسخ رابط المباراة'], [[url]]]);
});

test('HOUSE: when sharing is denied, the URL is copied', async () => {
  onDevice(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  await shareMatch(match);
  expect(writeText.mock.calls).toEqual([[url]]);
});

test('HOUSE: when neither works, a toast says so', async () => {
  vi.stubGlobal('navigator', {});
  await shareMatch(match);
  expect(toasts).toEqual(['تعذّرت المشاركة. انسخ الرابط من شريط العنوان.']);
});

test('NEWS-02: an article is shared by its own URL and has its own toast', async () => {
  onDevice();
  await sharePage({ path: '/news/x-1', title: 'خبر', copied: 'نُسخ رابط الخبر' });
  expect([toasts, writeText.mock.calls]).toEqual([['نُسخ رابط الخبر'], [[`${location.origin}/news/x-1`]]]);
});
