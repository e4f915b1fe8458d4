import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runScript } from '../test/run-script.ts';
import { headScript } from './head-script.ts';

const root = document.documentElement;
let cookie = '';
let acceptsCookies = true;
const reload = vi.fn<() => void>();

beforeEach(() => {
  cookie = '';
  acceptsCookies = true;
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((written) => {
    if (acceptsCookies) cookie = written.split(';', 1)[0]!;
  });
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-240);
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Asia/Dubai',
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
  localStorage.clear();
  root.removeAttribute('style');
});

/** Runs the script in a page rendered for a clock this many minutes from UTC. */
function runOn(offset: number) {
  root.dataset['offset'] = String(offset);
  runScript(headScript());
}

test('HOME-12: in a browser with Temporal the zone is read from it', () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Africa/Cairo' } });
  runOn(240);
  vi.unstubAllGlobals();
  expect(cookie).toBe('tz=Africa/Cairo');
});

test('HOME-12: the zone is written into the cookie, with a plain slash', () => {
  runOn(240);
  expect(cookie).toBe('tz=Asia/Dubai');
  expect(reload).not.toHaveBeenCalled();
});

test('HOME-12: a page rendered for another clock is hidden and reloaded once', () => {
  runOn(180);
  expect(reload).toHaveBeenCalledOnce();
  expect(root.style.visibility).toBe('hidden');
  runOn(180);
  expect(reload).toHaveBeenCalledOnce();
});

test('HOME-12: without cookies the page is not reloaded', () => {
  acceptsCookies = false;
  runOn(180);
  expect(reload).not.toHaveBeenCalled();
  expect(root.style.visibility).toBe('');
});

test("HOME-12: a chosen zone wins over the browser's, and a page rendered for it is not reloaded", () => {
  localStorage.setItem('zone', 'Asia/Riyadh');
  runOn(180);
  expect(cookie).toBe('tz=Asia/Riyadh');
  expect(reload).not.toHaveBeenCalled();
});

test("HOME-12: a page rendered for the browser's clock is reloaded once in the chosen zone", () => {
  localStorage.setItem('zone', 'Asia/Riyadh');
  cookie = 'tz=Asia/Dubai';
  runOn(240);
  expect(cookie).toBe('tz=Asia/Riyadh');
  expect(reload).toHaveBeenCalledOnce();
  runOn(240);
  expect(reload).toHaveBeenCalledOnce();
});

test('HOME-12: without cookies a chosen zone does not reload the page', () => {
  localStorage.setItem('zone', 'Asia/Riyadh');
  acceptsCookies = false;
  runOn(240);
  expect(reload).not.toHaveBeenCalled();
});

test('HOME-12: a stored value that is no zone name is not written to the cookie', () => {
  localStorage.setItem('zone', 'Asia/Riyadh; path=/');
  runOn(240);
  expect(cookie).toBe('tz=Asia/Dubai');
});

test('HOME-21: the stored theme is set before the first paint', () => {
  localStorage.setItem('theme', 'dark');
  runOn(240);
  expect(root.dataset['theme']).toBe('dark');
});

test('HOME-21: when storage throws, theme and zone are set all the same', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('denied');
    },
  });
  runOn(240);
  vi.unstubAllGlobals();
  expect(['light', 'dark']).toContain(root.dataset['theme']);
  expect(cookie).toBe('tz=Asia/Dubai');
});

test('OURS-01: spoiler-free mode applies before the first paint, and only if it was chosen', () => {
  runOn(240);
  expect('spoiler' in root.dataset).toBe(false);
  localStorage.setItem('spoilerFree', 'on');
  runOn(240);
  expect('spoiler' in root.dataset).toBe(true);
  delete root.dataset['spoiler'];
});
