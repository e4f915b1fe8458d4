import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareMatch } from './share.ts';
import { TOAST } from './toast.ts';

let toasts: string[] = [];
const said = (event: Event) => toasts.push((event as CustomEvent<string>).detail);
const writeText = vi.fn<(text: string) => Promise<void>>();
const match = { id: 7, title: 'الهلال ضد النصر' };
const url = `${location.origin}/match/7`;

beforeEach(() => {
  toasts = [];
  writeText.mockResolvedValue();
  document.addEventListener(TOAST, said);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  document.removeEventListener(TOAST, said);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  writeText.mockReset();
});

function onDevice(share?: (data: ShareData) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(share && { share }) });
}

test('HOUSE: a match is shared the way the device shares', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  onDevice(share);
  await shareMatch(match);
  expect(share).toHaveBeenCalledWith({ title: 'الهلال ضد النصر', url });
  expect([toasts, writeText.mock.calls]).toEqual([[], []]);
});

test('HOUSE: who calls the sharing off hears nothing of it', async () => {
  onDevice(() => Promise.reject(new DOMException('called off', 'AbortError')));
  await shareMatch(match);
  expect([toasts, writeText.mock.calls]).toEqual([[], []]);
});

test('HOUSE: a device that cannot share copies the address', async () => {
  onDevice();
  await shareMatch(match);
  expect([toasts, writeText.mock.calls]).toEqual([['نُسخ رابط المباراة'], [[url]]]);
});

test('HOUSE: so does one that would not', async () => {
  onDevice(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  await shareMatch(match);
  expect(writeText.mock.calls).toEqual([[url]]);
});

test('HOUSE: where nothing works, it says so', async () => {
  vi.stubGlobal('navigator', {});
  await shareMatch(match);
  expect(toasts).toEqual(['تعذّرت المشاركة. انسخ الرابط من شريط العنوان.']);
});
