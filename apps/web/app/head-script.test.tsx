import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headScript } from './head-script.ts';

const root = document.documentElement;
let cookie = '';
let holdsCookies = true;
const reload = vi.fn<() => void>();

beforeEach(() => {
  cookie = '';
  holdsCookies = true;
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((written) => {
    if (holdsCookies) cookie = written.split(';', 1)[0]!;
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

/** A page made for a clock so many minutes from UTC. */
function runOn(offset: number) {
  root.dataset['offset'] = String(offset);
  runInThisContext(headScript);
}

test('HOME-12: the zone is written into the cookie, with a plain slash', () => {
  runOn(240);
  expect(cookie).toBe('tz=Asia/Dubai');
  expect(reload).not.toHaveBeenCalled();
});

test('HOME-12: a page made for another clock is hidden and asked for again, once', () => {
  runOn(180);
  expect(reload).toHaveBeenCalledOnce();
  expect(root.style.visibility).toBe('hidden');
  runOn(180);
  expect(reload).toHaveBeenCalledOnce();
});

test('HOME-12: where cookies do not hold, the page stays', () => {
  holdsCookies = false;
  runOn(180);
  expect(reload).not.toHaveBeenCalled();
  expect(root.style.visibility).toBe('');
});

test('HOME-12: a chosen zone goes before that of the browser, and a page made for it stays', () => {
  localStorage.setItem('zone', 'Asia/Riyadh');
  runOn(180);
  expect(cookie).toBe('tz=Asia/Riyadh');
  expect(reload).not.toHaveBeenCalled();
});

test("HOME-12: a page made for the browser's clock is asked for again in the chosen zone, once", () => {
  localStorage.setItem('zone', 'Asia/Riyadh');
  cookie = 'tz=Asia/Dubai';
  runOn(240);
  expect(cookie).toBe('tz=Asia/Riyadh');
  expect(reload).toHaveBeenCalledOnce();
  runOn(240);
  expect(reload).toHaveBeenCalledOnce();
});

test('HOME-12: a chosen zone that no cookie can carry leaves the page as it is', () => {
  localStorage.setItem('zone', 'Asia/Riyadh');
  holdsCookies = false;
  runOn(240);
  expect(reload).not.toHaveBeenCalled();
});

test('HOME-12: what is no name of a zone does not get into the cookie', () => {
  localStorage.setItem('zone', 'Asia/Riyadh; path=/');
  runOn(240);
  expect(cookie).toBe('tz=Asia/Dubai');
});

test('HOME-21: the stored theme is set before the first paint', () => {
  localStorage.setItem('theme', 'dark');
  runOn(240);
  expect(root.dataset['theme']).toBe('dark');
});

test('HOME-21: storage that throws is no reason to stop', () => {
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

test('OURS-01: spoiler-free mode is in force before the first paint, and only where it was chosen', () => {
  runOn(240);
  expect('spoiler' in root.dataset).toBe(false);
  localStorage.setItem('spoilerFree', 'on');
  runOn(240);
  expect('spoiler' in root.dataset).toBe(true);
  delete root.dataset['spoiler'];
});
