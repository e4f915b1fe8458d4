import { aMessage } from '@safira/contract/testing/matches';
import { expect, test, vi } from 'vitest';
import { FakeEventSource } from '../../../test/event-source.ts';
import { openLeader, openTab, seconds, setVisibility, useFakeTabs } from '../../../test/tabs.ts';
import { retryDelay } from './retry-delay.ts';
import type { LiveEvent } from './stream.ts';

useFakeTabs();

/** Heartbeats, as the server sends them. */
async function beats(source: FakeEventSource, count: number) {
  for (let beat = 0; beat < count; beat++) {
    await seconds(15);
    source.send(aMessage(5, []));
  }
}

test('HOME-14: a page that was just rendered is not refreshed', async () => {
  const { received } = openTab();
  await seconds(0.1);
  expect(received).toEqual([]);
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

test.each([0, 1])(
  'HOME-14: a stream that is open and silent for 45 s is replaced after a random delay (%d)',
  async (random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { source } = await openLeader();
    await beats(source, 2);
    await seconds(44.9);
    expect(FakeEventSource.live).toEqual([source]);
    await seconds(random * 4 + 1);
    expect(FakeEventSource.live).toEqual([]);
    await seconds(0.2);
    expect(FakeEventSource.live).toHaveLength(1);
  },
);

test('HOME-14: a stream that was accepted and never sent anything is replaced, and so is the next one', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { source } = await openLeader();
  await seconds(46.5);
  const [next] = FakeEventSource.live;
  expect(next).not.toBe(source);
  next!.accept();
  await seconds(46.5);
  expect(FakeEventSource.live).toHaveLength(1);
  expect(FakeEventSource.opened).toHaveLength(3);
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

test.each([0, 0.5, 0.99])(
  'HOME-14: a stream is replaced after ten to twenty minutes at random (%f), without a pause',
  async (random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { source } = await openLeader();
    const life = 600 * (1 + random);
    await beats(source, Math.floor((life - 5) / 15));
    await seconds((life - 5) % 15);
    expect(FakeEventSource.live).toEqual([source]);
    await seconds(6);
    expect(FakeEventSource.live).toHaveLength(1);
    expect(FakeEventSource.live[0]).not.toBe(source);
  },
);

test('HOME-14: a stream that broke and came back lives its whole time', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { source } = await openLeader();
  await beats(source, 33);
  source.cut();
  await seconds(2);
  const [next] = FakeEventSource.live;
  next!.accept();
  await beats(next!, 39);
  expect(FakeEventSource.live).toEqual([next]);
});

test('HOME-14: an invalid message is logged and dropped, the next one arrives', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { source, received } = await openLeader();
  const texts = [
    'no JSON',
    'null',
    '{"prev":5,"changes":[]}',
    '{"seq":5,"changes":[]}',
    '{"seq":5,"prev":5}',
    '{"seq":"5","prev":5,"changes":[]}',
  ];
  for (const data of texts) source.dispatchEvent(new MessageEvent('change', { data }));
  expect(warn).toHaveBeenCalledTimes(texts.length);
  expect(received).toEqual([]);
  source.send(aMessage(5, []));
  expect(received).toHaveLength(1);
});

test('HOME-14: a stream that was accepted but has sent nothing does not count as open', async () => {
  const { stream } = await openLeader();
  expect(stream.isOpen()).toBe(false);
});

test('HOME-14: the stream breaks, the leading tab polls at once although a message has just arrived', async () => {
  const { stream, source } = await openLeader();
  source.send(aMessage(5, []));
  expect(stream.isOpen()).toBe(true);
  source.cut();
  expect(stream.isOpen()).toBe(false);
});

test('HOME-14: a stream was accepted, the delays between attempts start again at the shortest', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  await openLeader();
  for (const longest of [5, 10]) {
    FakeEventSource.live[0]!.fail();
    await seconds(longest - 0.1);
    expect(FakeEventSource.live).toHaveLength(0);
    await seconds(0.2);
  }
  FakeEventSource.live[0]!.accept();
  FakeEventSource.live[0]!.fail();
  await seconds(5.1);
  expect(FakeEventSource.live).toHaveLength(1);
});

test('HOME-14: the page navigates, the stream stays open for the next listener', async () => {
  const { stream, leave } = await openLeader();
  leave();
  await seconds(0.9);
  const received: LiveEvent[] = [];
  const leaveAgain = stream.listen((event) => received.push(event));
  await seconds(5);
  expect(FakeEventSource.opened).toHaveLength(1);
  FakeEventSource.live[0]!.send(aMessage(5, []));
  expect(received).toHaveLength(1);
  leaveAgain();
});

test('HOME-14: one of two listeners leaves, the other still receives messages and the stream stays open', async () => {
  const { stream, source, received } = await openLeader();
  stream.listen(() => undefined)();
  await seconds(5);
  source.send(aMessage(5, []));
  expect(received).toHaveLength(1);
  expect(FakeEventSource.live).toHaveLength(1);
});

test('HOME-14: the last listener has left for a second, the stream is closed and stays so when the tab is shown', async () => {
  const { received, leave } = await openLeader();
  leave();
  await seconds(1);
  expect(FakeEventSource.live).toHaveLength(0);
  setVisibility('visible');
  await seconds(1);
  expect([FakeEventSource.opened.length, received]).toEqual([1, []]);
});

test('HOME-14: the last listener leaves a stream that waits to reconnect, it is not opened again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { source, leave } = await openLeader();
  source.fail();
  leave();
  await seconds(20);
  expect(FakeEventSource.opened).toHaveLength(1);
});
