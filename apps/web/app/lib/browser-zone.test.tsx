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

test("HOME-12: a page made for the device's clock needs no other", () => {
  expect(zoneOn(240)).toBeUndefined();
});

test("HOME-12: on a page made for another clock it is the device's zone", () => {
  expect(zoneOn(180)).toBe('Asia/Dubai');
});

test('HOME-12: a choice that the cookie carries has been met, whatever the clock of the device', () => {
  localStorage.setItem('zone', 'Africa/Cairo');
  cookie = 'a=b; tz=Africa/Cairo';
  expect(zoneOn(120)).toBeUndefined();
});

test('HOME-12: a choice that no cookie carries is to be met in the page', () => {
  localStorage.setItem('zone', 'Africa/Cairo');
  expect(zoneOn(240)).toBe('Africa/Cairo');
});

test('HOME-12: what is no name of a zone is no choice', () => {
  localStorage.setItem('zone', 'Cairo; path=/');
  expect(zoneOn(240)).toBeUndefined();
});

test('HOME-21: storage that throws is a warning', () => {
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
