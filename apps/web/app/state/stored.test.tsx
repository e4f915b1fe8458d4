import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './stored.ts';

const warn = vi.fn<typeof console.warn>();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warn));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  warn.mockReset();
  localStorage.clear();
});

test('HOME-21: a value is written and removed, reading returns it or null without a warning', () => {
  expect(readStored('zone')).toBeNull();
  writeStored('zone', 'Africa/Cairo');
  expect([readStored('zone'), localStorage.getItem('zone')]).toEqual(['Africa/Cairo', 'Africa/Cairo']);
  writeStored('zone', null);
  expect([readStored('zone'), localStorage.length]).toEqual([null, 0]);
  expect(warn).not.toHaveBeenCalled();
});

test('HOME-21: storage refuses, each failure is a warning with its key and reason and never an error', () => {
  const denied = new Error('denied');
  const refuse = () => {
    throw denied;
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored('zone')).toBeNull();
  writeStored('theme', 'dark');
  writeStored('spoilerFree', null);
  const of = (key: string) => [expect.stringContaining(`«${key}»`), denied];
  expect(warn.mock.calls).toEqual([of('zone'), of('theme'), of('spoilerFree')]);
});
