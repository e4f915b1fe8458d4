import { aMessage } from '@safira/contract/testing/matches';
import { expect, test, vi } from 'vitest';
import { FakeEventSource } from '../../../test/event-source.ts';
import { openLeader, openTab, seconds, setVisibility, useFakeTabs } from '../../../test/tabs.ts';

useFakeTabs();

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
  const first = openTab();
  const second = openTab();
  await seconds(2);
  first.leave();
  await seconds(2);
  expect(FakeEventSource.live).toHaveLength(1);
  expect(second.received).toEqual([{ kind: 'refresh' }]);
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

test('HOME-14: a page opened in a hidden tab has no stream until the tab is shown, then it refreshes', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { received } = openTab();
  await seconds(60);
  expect(FakeEventSource.opened).toHaveLength(0);
  setVisibility('visible');
  await seconds(0.1);
  expect(FakeEventSource.live).toHaveLength(1);
  expect(received.at(0)).toEqual({ kind: 'refresh' });
});

test('HOME-14: a tab hidden for less than 30 s keeps its stream and does not refresh', async () => {
  const { received } = await openLeader();
  setVisibility('hidden');
  await seconds(29);
  setVisibility('visible');
  await seconds(10);
  expect(FakeEventSource.opened).toHaveLength(1);
  expect(received).toEqual([]);
});

test('HOME-14: a frozen tab, whose timers did not run, refreshes when it is shown after 30 s', async () => {
  const { received } = await openLeader();
  setVisibility('hidden');
  vi.setSystemTime(Date.now() + 30_000);
  setVisibility('visible');
  expect(received).toEqual([{ kind: 'refresh' }]);
});

test('HOME-14: a tab is shown twice without having been hidden, it refreshes neither time', async () => {
  const { received } = await openLeader();
  await seconds(40);
  setVisibility('visible');
  setVisibility('visible');
  expect(received).toEqual([]);
});

test('HOME-14: the leading tab leaves, it receives no more messages of the others', async () => {
  const first = await openLeader();
  openTab();
  first.leave();
  await seconds(2);
  FakeEventSource.live[0]!.send(aMessage(5, []));
  expect(first.received).toEqual([]);
  expect(first.stream.isOpen()).toBe(false);
});

test.each(['BroadcastChannel', 'navigator'])(
  'HOME-14: a browser without %s, every tab has a stream',
  async (part) => {
    vi.stubGlobal(part, part === 'navigator' ? {} : undefined);
    openTab();
    openTab();
    await seconds(0.1);
    expect(FakeEventSource.live).toHaveLength(2);
  },
);

test('HOME-14: the tabs cannot elect a leader, it is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('denied')) } });
  openTab();
  await seconds(0.1);
  expect(warn).toHaveBeenCalledOnce();
});

test('HOME-14: a tab leaves while it waits for the lead, it never leads and nothing is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let grant: () => unknown = () => undefined;
  let isRefused = false;
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, { signal }: LockOptions, work: () => unknown) => {
        grant = work;
        return new Promise((_, reject) => {
          signal!.addEventListener('abort', () => {
            isRefused = true;
            reject(new Error('aborted'));
          });
        });
      },
    },
  });
  openTab().leave();
  await seconds(2);
  expect([isRefused, grant()]).toEqual([true, undefined]);
  expect(FakeEventSource.opened).toHaveLength(0);
  expect(warn).not.toHaveBeenCalled();
});
