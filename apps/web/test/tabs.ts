import { afterEach, beforeEach, vi } from 'vitest';
import { openStream, type LiveEvent } from '../app/features/live/stream.ts';
import { FakeEventSource } from './event-source.ts';

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

export const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000);

const leaves: (() => void)[] = [];

/** The browser of each test, at six in the evening, without tabs. */
export function useFakeTabs() {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T18:00:00Z') });
    vi.stubGlobal('EventSource', FakeEventSource);
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    FakeEventSource.opened = [];
  });
  afterEach(async () => {
    for (const leave of leaves.splice(0)) leave();
    await seconds(2);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** A tab with a listener that records the events it receives. */
export function openTab() {
  const received: LiveEvent[] = [];
  const stream = openStream('/live/matches');
  const leave = stream.listen((event) => received.push(event));
  leaves.push(leave);
  return { stream, received, leave };
}

/** A tab that leads, with its stream. */
export async function openLeader() {
  const tab = openTab();
  await seconds(0.1);
  const [source] = FakeEventSource.live;
  source!.accept();
  return { ...tab, source: source! };
}

export function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
