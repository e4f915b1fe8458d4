import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { foreignZone } from './browser-zone.ts';

let cookie = '';

/** A device in Dubai. */
beforeEach(() => {
  cookie = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-240);
  const options = new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Asia/Dubai',
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function zoneOn(offset: number) {
  document.documentElement.dataset['offset'] = String(offset);
  return foreignZone();
}

test("HOME-12: a page rendered for the device's clock needs no other zone", () => {
  expect(zoneOn(240)).toBeUndefined();
});

test("HOME-12: on a page rendered for another clock it is the device's zone", () => {
  expect(zoneOn(180)).toBe('Asia/Dubai');
});

test('HOME-12: a chosen zone in the cookie is already applied, whatever the clock of the device', () => {
  localStorage.setItem('zone', 'Africa/Cairo');
  cookie = 'a=b; tz=Africa/Cairo';
  expect(zoneOn(120)).toBeUndefined();
});

test('HOME-12: a chosen zone that is not in the cookie has to be applied in the page', () => {
  localStorage.setItem('zone', 'Africa/Cairo');
  expect(zoneOn(240)).toBe('Africa/Cairo');
});

test('HOME-12: a stored value that is no zone name is ignored', () => {
  localStorage.setItem('zone', 'Cairo; path=/');
  expect(zoneOn(240)).toBeUndefined();
});

test('HOME-21: storage that throws is logged as a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('denied');
    },
  });
  expect(zoneOn(180)).toBe('Asia/Dubai');
  vi.unstubAllGlobals();
  expect(warn).toHaveBeenCalledOnce();
});
