import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

test('DLG-03: the first match is opened, only then is the English format made, and once', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  vi.resetModules();
  const { longEnglishDate } = await import('./english-dates.ts');
  expect(made).not.toHaveBeenCalled();
  expect(longEnglishDate('2026-11-21')).toBe('Saturday, November 21, 2026');
  expect(longEnglishDate('2026-11-22')).toBe('Sunday, November 22, 2026');
  expect(made).toHaveBeenCalledTimes(1);
});
