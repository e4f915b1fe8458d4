import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseZone, chosenZone, cookieZone, returnToDeviceZone } from './zone-choice.ts';

const reload = vi.fn<() => void>();
let cookie = '';
let written = '';
let device = '';

/** A device in Dubai. */
beforeEach(() => {
  [cookie, written, device] = ['', '', 'Asia/Dubai'];
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => (written = text));
  vi.spyOn(location, 'reload').mockImplementation(reload);
  const options = new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(() => ({
    ...options,
    timeZone: device,
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
  localStorage.clear();
});

test('HOME-12: a zone is chosen, it is stored, sent to the server for a year and the page loads again', () => {
  chooseZone('Africa/Cairo');
  expect(chosenZone()).toBe('Africa/Cairo');
  expect(written).toBe('tz=Africa/Cairo; path=/; max-age=31536000; samesite=lax');
  expect(reload).toHaveBeenCalledOnce();
});

test('HOME-12: the reader returns to the zone of the device, it replaces the choice and the page loads again', () => {
  chooseZone('Africa/Cairo');
  returnToDeviceZone();
  expect([chosenZone(), localStorage.getItem('zone')]).toEqual([undefined, null]);
  expect(written).toContain('tz=Asia/Dubai;');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('HOME-12: the device reports no valid name, no cookie is written and the page loads again', () => {
  device = 'Asia/Dubai; path=/evil';
  returnToDeviceZone();
  expect(written).toBe('');
  expect(reload).toHaveBeenCalledOnce();
});

test.each(['Etc/GMT+3', 'America/Port-au-Prince', 'America/Argentina/Buenos_Aires', 'UTC'])(
  'HOME-12: %s is stored, it is the chosen zone',
  (zone) => {
    localStorage.setItem('zone', zone);
    expect(chosenZone()).toBe(zone);
  },
);

test.each(['', 'Africa/Cairo; path=/', ' Africa/Cairo', 'القاهرة'])(
  'HOME-12: «%s» is stored, it is no zone and the device decides',
  (text) => {
    localStorage.setItem('zone', text);
    expect(chosenZone()).toBeUndefined();
  },
);

test.each([
  ['', null],
  ['tz=Africa/Cairo', 'Africa/Cairo'],
  ['theme=dark; tz=Africa/Cairo; a=b', 'Africa/Cairo'],
  ['tz=', ''],
  ['xtz=Africa/Cairo', null],
  ['a=tz; b=; tz=Asia/Dubai', 'Asia/Dubai'],
])('HOME-12: the zone in the cookies «%s» is %j', (all, zone) => {
  cookie = all;
  expect(cookieZone()).toBe(zone);
});
