import { aChange, aMessage } from '@safira/contract/testing/matches';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { aDay } from '../../../test/days.ts';
import { FakeEventSource } from '../../../test/event-source.ts';
import { livePage } from '../../../test/live-page.ts';
import { renderPage } from '../../../test/page.tsx';
import { loaderAt, read, unread } from '../../../test/players.ts';
import { tvChannels, tvMatches } from '../../../test/tv.ts';
import type { Reading } from '../../lib/page.ts';
import TvRoute, { loader, meta, shouldRevalidate } from './tv.tsx';

const { seconds } = livePage();
// Loaded once in real time, so that fake time need not wait for them.
beforeAll(() =>
  Promise.all([
    import('./live-tv.tsx'),
    import('../../features/live/follow-day.ts'),
    import('../../shell/header.tsx'),
  ]),
);

const path = (date = '2026-11-21') => `/tv?date=${date}&timezone=Asia/Riyadh`;
const answer = (day = aDay) => read({ channels: tvChannels, matches: tvMatches }, { seq: 5, day });

function load(address: string, answers: Record<string, Reading> = { [path()]: answer() }) {
  const { args, requested } = loaderAt(address, answers);
  return { loaded: loader(args as never), requested };
}

async function show(address: string) {
  const loaderData = await load(address).loaded;
  renderPage(<TvRoute {...({ loaderData } as Parameters<typeof TvRoute>[0])} />);
  await seconds(0.1);
}

test('OURS-18: the page reads the broadcasts of today, or of the day in its address, in its zone', async () => {
  const today = load('/tv?view=matches');
  await today.loaded;
  expect(today.requested).toEqual([path()]);
  const day = { ...aDay, date: '2026-11-23' };
  const other = load('/tv?date=2026-11-23', { [path('2026-11-23')]: answer(day) });
  expect((await other.loaded).day).toEqual(day);
  expect(other.requested).toEqual([path('2026-11-23')]);
});

test('OURS-18: a day that does not exist is a missing page, and what the API refuses an error page', async () => {
  const missing = { [path('2026-02-30')]: unread(400) };
  await expect(load('/tv?date=2026-02-30', missing).loaded).rejects.toMatchObject({ init: { status: 404 } });
  const refused = { [path('2020-01-01')]: unread(400) };
  await expect(load('/tv?date=2020-01-01', refused).loaded).rejects.toMatchObject({ init: { status: 400 } });
});

test('OURS-18: title and canonical address are those of the day, without the view', async () => {
  const today = JSON.stringify(meta({ loaderData: await load('/tv?view=matches').loaded } as never));
  expect(today).toContain('دليل القنوات: أين تُعرض مباريات اليوم');
  expect(today).toContain('"href":"https://site/tv"');
  const day = { ...aDay, date: '2026-11-23' };
  const other = load('/tv?date=2026-11-23', { [path('2026-11-23')]: answer(day) });
  expect(JSON.stringify(meta({ loaderData: await other.loaded } as never))).toContain(
    '"href":"https://site/tv?date=2026-11-23"',
  );
});

test('OURS-18: another view loads nothing, another day does', () => {
  const from = (next: string) =>
    shouldRevalidate({
      currentUrl: new URL('https://site/tv?date=2026-11-23'),
      nextUrl: new URL(next, 'https://site'),
    } as Parameters<typeof shouldRevalidate>[0]);
  expect([from('/tv?date=2026-11-23&view=matches'), from('/tv')]).toEqual([false, true]);
});

test('OURS-18: a goal that is pushed is on the time line, and the block stays', async () => {
  await show('/tv');
  FakeEventSource.live[0]!.accept();
  const block = () => screen.getAllByRole('link', { name: 'الفريق ج ضد الفريق د' })[0]!.closest('li')!;
  const before = block().dataset['hours'];
  expect(within(block()).getByRole('img', { name: '2 مقابل 1' })).toBeTruthy();
  const goal = aChange(6, {
    id: 2,
    status: '2H',
    elapsed: 70,
    goals: [3, 1],
    date: '2026-11-21T17:00:00.000Z',
  });
  act(() => FakeEventSource.live[0]!.send(aMessage(5, [goal])));
  await seconds(1);
  expect(within(block()).getByRole('img', { name: '3 مقابل 1' })).toBeTruthy();
  expect(block().dataset['hours']).toBe(before);
});
