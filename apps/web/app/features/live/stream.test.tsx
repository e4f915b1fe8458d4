import { aMessage } from '@safira/contract/testing/matches';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeEventSource } from '../../../test/event-source.ts';
import { retryDelay } from './retry-delay.ts';
import { openStream, type LiveEvent } from './stream.ts';

/** A synchronous fake of the browser's BroadcastChannel. */
class FakeChannel extends EventTarget {
  static all = new Set<FakeChannel>();
  constructor() {
    super();
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all) {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  close() {
    FakeChannel.all.delete(this);
  }
}

/** A fake of the browser's locks, as far as we use them: one name, first come, first served. */
function fakeLocks() {
  let held: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, _options: LockOptions, work: () => Promise<void> | undefined) {
      held = held.then(work);
      return held;
    },
  };
}

const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000);
const stops: (() => void)[] = [];

/** A tab with a listener that records the events it receives. */
function openTab() {
  const received: LiveEvent[] = [];
  const stream = openStream('/live/matches');
  stops.push(stream.listen((event) => received.push(event)));
  return { stream, received };
}

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T18:00:00Z') });
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  FakeEventSource.opened = [];
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await seconds(2);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('HOME-14: two tabs share one stream, and both receive its messages', async () => {
  const [first, second] = [openTab(), openTab()];
  await seconds(0.1);
  expect(FakeEventSource.live).toHaveLength(1);
  FakeEventSource.live[0]!.accept();
  FakeEventSource.live[0]!.send(aMessage(5, []));
  const expected = [{ kind: 'message', message: aMessage(5, []) }];
  expect([first.received, second.received]).toEqual([expected, expected]);
  expect([first.stream.isOpen(), second.stream.isOpen()]).toEqual([true, true]);
});

test('HOME-14: when the leading tab closes, the other takes over and refreshes at once', async () => {
  openTab();
  const second = openTab();
  await seconds(2);
  stops.shift()!();
  await seconds(2);
  expect(FakeEventSource.live).toHaveLength(1);
  expect(second.received).toEqual([{ kind: 'refresh' }]);
});

test('HOME-14: a page that was just rendered is not refreshed', async () => {
  const { received } = openTab();
  await seconds(0.1);
  expect(received).toEqual([]);
});

test('HOME-14: a tab that was hidden refreshes even if another tab leads', async () => {
  void navigator.locks.request('safira-live', {}, () => new Promise(() => undefined));
  const { received } = openTab();
  setVisibility('hidden');
  await seconds(31);
  setVisibility('visible');
  expect(FakeEventSource.live).toHaveLength(0);
  expect(received).toEqual([{ kind: 'refresh' }]);
});

test('HOME-14: a stream that was silent for 45 s does not count as open', async () => {
  const { stream } = openTab();
  await seconds(0.1);
  FakeEventSource.live[0]!.accept();
  FakeEventSource.live[0]!.send(aMessage(5, []));
  await seconds(44);
  expect(stream.isOpen()).toBe(true);
  await seconds(2);
  expect(stream.isOpen()).toBe(false);
});

test('HOME-14: reconnects are spread at random, with growing delays', () => {
  expect([retryDelay(0, () => 0), retryDelay(0, () => 1)]).toEqual([1_000, 5_000]);
  expect([retryDelay(1, () => 1), retryDelay(9, () => 1)]).toEqual([10_000, 30_000]);
});

test.each([
  ['cut', 0],
  ['cut', 1],
  ['fail', 0],
  ['fail', 1],
] as const)(
  'HOME-14: a stream that ends by %s is reopened after a random delay (%f)',
  async (end, random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    openTab();
    await seconds(0.1);
    FakeEventSource.live[0]!.accept();
    FakeEventSource.live[0]![end]();
    await seconds(random * 4 + 0.9);
    expect(FakeEventSource.live).toHaveLength(0);
    await seconds(0.2);
    expect(FakeEventSource.live).toHaveLength(1);
  },
);
