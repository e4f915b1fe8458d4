import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DataAge, dataAge, watchDataAge } from './data-age.ts';

const now = Date.parse('2026-11-21T18:00:00Z');

test('OURS-09: without a connection the data is offline at once, with its time', () => {
  expect(dataAge({ isOnline: false, asOf: now - 5_000, now })).toEqual({ kind: 'offline', at: now - 5_000 });
});

test('OURS-09: data is stale after two minutes, and not before', () => {
  expect(dataAge({ isOnline: true, asOf: now - 120_000, now })).toBeUndefined();
  expect(dataAge({ isOnline: true, asOf: now - 120_001, now })).toEqual({ kind: 'stale', at: now - 120_001 });
});

let onLine = vi.spyOn(navigator, 'onLine', 'get');
const stops: (() => void)[] = [];

/** A page that records what is reported to it. */
function watch() {
  const reports: (DataAge | undefined)[] = [];
  const watching = watchDataAge((age) => reports.push(age));
  stops.push(watching.stop);
  return { ...watching, reports };
}

function setOnline(isOnline: boolean) {
  onLine.mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('OURS-09: a page starts, the banner of the day before is taken back', () => {
  expect(watch().reports).toEqual([undefined]);
});

test('OURS-09: no report of fresh data arrives, the page is stale within five seconds of the limit, reported once', () => {
  const { reports } = watch();
  vi.advanceTimersByTime(120_000);
  expect(reports).toHaveLength(1);
  vi.advanceTimersByTime(5_000);
  expect(reports).toEqual([undefined, { kind: 'stale', at: now }]);
  vi.advanceTimersByTime(60_000);
  expect(reports).toHaveLength(2);
});

test('OURS-09: stale data is replaced by data that is also stale, its newer time is reported', () => {
  const { reports, setAsOf } = watch();
  setAsOf(now - 300_000);
  setAsOf(now - 200_000);
  setAsOf(now - 200_000);
  expect(reports).toEqual([
    undefined,
    { kind: 'stale', at: now - 300_000 },
    { kind: 'stale', at: now - 200_000 },
  ]);
});

test('OURS-09: stale data and a lost connection are shown as two things, although the time of the data is the same', () => {
  const { reports, setAsOf } = watch();
  setAsOf(now - 300_000);
  setOnline(false);
  setOnline(true);
  expect(reports.map((age) => age?.kind)).toEqual([undefined, 'stale', 'offline', 'stale']);
});

test('OURS-09: fresh data arrives, the banner disappears', () => {
  const { reports, setAsOf } = watch();
  setAsOf(now - 300_000);
  setAsOf(now);
  expect(reports.at(-1)).toBeUndefined();
  expect(reports).toHaveLength(3);
});

test('OURS-09: the page is left, nothing is reported any more', () => {
  const { reports, stop } = watch();
  stop();
  setOnline(false);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(300_000);
  expect(reports).toEqual([undefined]);
});
