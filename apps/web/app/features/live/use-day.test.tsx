import { aChange, aMatch, aMessage } from '@safira/contract/testing/matches';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { aLiveDay } from '../../../test/days.ts';
import { FakeEventSource } from '../../../test/event-source.ts';
import { livePage } from '../../../test/live-page.ts';
import { setSpoilerFree } from '../../state/spoiler.ts';
import { Announcer } from '../../ui/announcer.tsx';
import type { LiveDay } from './live-day.ts';
import { useDay } from './use-day.ts';

const { fetched, seconds } = livePage();
// Loaded once in real time, so that fake time need not wait for it.
beforeAll(() => import('./follow-day.ts'));

const playing = aMatch({ id: 1, home: 'الهلال', away: 'النصر', status: '2H', elapsed: 57, goals: [1, 1] });
const goal = (seq: number) => aChange(seq, { id: 1, status: '2H', elapsed: 58, goals: [2, 1] });

function Probe({ loaded }: { loaded: LiveDay }) {
  const { sections, flashing, age } = useDay({
    loaded,
    isToday: true,
    onNewDay: () => undefined,
  });
  const { goals } = sections[0]!.matches[0]!;
  return (
    <>
      <output aria-label="score">{`${goals.home} ${goals.away}`}</output>
      <output aria-label="flashing">{[...flashing].join(' ')}</output>
      <Announcer />
      <output aria-label="age">{age && `${age.kind} ${new Date(age.at).toISOString()}`}</output>
    </>
  );
}

const shown = (name: string) => screen.getByRole('status', { name }).textContent;
const announced = () => document.querySelector('[aria-live="polite"]')!.textContent;

async function open(loaded = aLiveDay(5, playing)) {
  const page = render(<Probe loaded={loaded} />);
  await seconds(0.1);
  const stream = FakeEventSource.live[0]!;
  stream.accept();
  return { page, stream };
}

function answerWith(day: LiveDay) {
  fetched.mockImplementation(async () =>
    Response.json({
      success: true,
      data: { matchesByCompetition: day.sections },
      seq: day.seq,
      day: day.day,
    }),
  );
}

test('HOME-14: a goal arrives by push, flashes once and is announced once', async () => {
  const { stream } = await open();
  act(() => stream.send(aMessage(5, [goal(6)])));
  expect([shown('score'), shown('flashing')]).toEqual(['2 1', '1']);
  expect(announced()).toBe('هدف! الهلال 2، النصر 1، الدقيقة 58');
  await seconds(1.3);
  expect(shown('flashing')).toBe('');
  expect(fetched).not.toHaveBeenCalled();
});

test('HOME-14: while the stream is open the day is not polled', async () => {
  const { stream } = await open();
  for (let passed = 0; passed < 90; passed += 15) {
    act(() => stream.send(aMessage(5, [])));
    await seconds(15);
  }
  expect(fetched).not.toHaveBeenCalled();
});

test('HOUSE: a day whose changes are not pushed is polled every 30 s although the stream is open', async () => {
  const loaded = aLiveDay(5, playing);
  const day = { ...loaded.day, date: '2026-11-29' };
  // The copy at the edge is older than the sequence number of the stream, and newer than the page.
  answerWith({ ...aLiveDay(7, aMatch({ id: 1, status: '2H', elapsed: 60, goals: [3, 1] })), day });
  const { stream } = await open({ ...loaded, day });
  for (let passed = 0; passed < 60; passed += 15) {
    act(() => stream.send({ prev: 5, seq: 90 + passed, changes: [] }));
    await seconds(15);
  }
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(shown('score')).toBe('3 1');
});

test('HOME-14: without messages of the stream the day is polled every 30 s', async () => {
  answerWith(aLiveDay(7, aMatch({ id: 1, status: '2H', elapsed: 60, goals: [3, 1] })));
  await open();
  await seconds(30);
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]![0]).toBe('/api/matches?date=2026-11-21&timezone=Asia%2FRiyadh&limit=200');
  expect(shown('score')).toBe('3 1');
  await seconds(30);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('HOME-14: a failed fetch is logged and leaves the screen as it is', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  await open();
  await seconds(30);
  expect(console.warn).toHaveBeenCalled();
  expect(shown('score')).toBe('1 1');
});

test('HOME-14: a gap is closed by the snapshot at that number, with retries until it is available', async () => {
  fetched.mockResolvedValueOnce(
    Response.json({ success: false, code: 'version_not_ready', message: '…' }, { status: 503 }),
  );
  const { stream } = await open();
  act(() => stream.send(aMessage(8, [goal(9)])));
  await seconds(0.1);
  expect(fetched.mock.calls[0]![0]).toContain('min=9');
  expect(shown('score')).toBe('1 1');

  answerWith(aLiveDay(9, aMatch({ id: 1, status: '2H', elapsed: 58, goals: [2, 1] })));
  await seconds(5);
  expect(shown('score')).toBe('2 1');
});

test('HOME-14: messages that arrive while the snapshot is read are applied on top of it', async () => {
  let arrive: (response: Response) => void = () => undefined;
  fetched.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { stream } = await open();
  act(() => stream.send(aMessage(8, [goal(9)])));
  act(() => stream.send(aMessage(9, [aChange(10, { id: 1, status: '2H', elapsed: 60, goals: [2, 2] })])));
  const day = aLiveDay(9, aMatch({ id: 1, status: '2H', elapsed: 58, goals: [2, 1] }));
  arrive(
    Response.json({ success: true, data: { matchesByCompetition: day.sections }, seq: 9, day: day.day }),
  );
  await seconds(0.1);
  expect(shown('score')).toBe('2 2');
});

test('HOME-14: a stream that is closed for good is reopened', async () => {
  const { stream } = await open();
  stream.fail();
  await seconds(5);
  expect(FakeEventSource.live).toHaveLength(1);
});

test('HOME-14: a tab hidden for 30 s closes its stream, and refreshes when it is visible again', async () => {
  answerWith(aLiveDay(5, playing));
  await open();
  setVisibility('hidden');
  await seconds(29);
  expect(FakeEventSource.live).toHaveLength(1);
  await seconds(2);
  expect(FakeEventSource.live).toHaveLength(0);

  setVisibility('visible');
  await seconds(0.1);
  expect(FakeEventSource.live).toHaveLength(1);
  expect(fetched).toHaveBeenCalledOnce();
});

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('OURS-01: in spoiler-free mode a goal is neither announced nor flashed', async () => {
  setSpoilerFree(true);
  const { stream } = await open();
  act(() => stream.send(aMessage(5, [goal(6)])));
  setSpoilerFree(false);
  expect([shown('score'), shown('flashing'), announced()]).toEqual(['2 1', '', '']);
});

test('OURS-09: data that the server reports as old is stale, until the server reports it as fresh', async () => {
  const { stream } = await open();
  act(() => stream.send({ ...aMessage(5, []), asOf: '2026-11-21T17:57:00.000Z' }));
  expect(shown('age')).toBe('stale 2026-11-21T17:57:00.000Z');
  act(() => stream.send({ ...aMessage(5, []), asOf: '2026-11-21T18:00:00.000Z' }));
  expect(shown('age')).toBe('');
});

test('OURS-09: with neither stream nor answer the data becomes stale', async () => {
  fetched.mockRejectedValue(new Error('no network'));
  await open();
  await seconds(119);
  expect(shown('age')).toBe('');
  await seconds(10);
  expect(shown('age')).toBe('stale 2026-11-21T18:00:00.000Z');
});

test('OURS-09: the age header of an answer makes its data as old as that', async () => {
  fetched.mockImplementation(async () =>
    Response.json(
      {
        success: true,
        data: { matchesByCompetition: aLiveDay(5, playing).sections },
        seq: 5,
        day: aLiveDay(5).day,
      },
      { headers: { age: '300' } },
    ),
  );
  await open();
  await seconds(31);
  expect(shown('age')).toBe('stale 2026-11-21T17:55:30.000Z');
});

test('OURS-09: a browser that goes offline shows so at once, until it is online again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  act(() => void dispatchEvent(new Event('offline')));
  expect(shown('age')).toContain('offline');
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(shown('age')).toBe('');
});

test('HOME-05: choosing another day shows its matches at once and follows them', async () => {
  const { page, stream } = await open();
  const tomorrow = aLiveDay(5, aMatch({ id: 2, status: '1H', elapsed: 3, goals: [0, 0] }));
  page.rerender(<Probe loaded={{ ...tomorrow, day: { ...tomorrow.day, date: '2026-11-22' } }} />);
  expect(shown('score')).toBe('0 0');
  await seconds(0.1);
  act(() => stream.send(aMessage(5, [aChange(6, { id: 2, status: '1H', elapsed: 4, goals: [0, 1] })])));
  expect(shown('score')).toBe('0 1');
});

test('HOME-05: the same day in another zone shows what was loaded for it', async () => {
  const { page } = await open();
  const inCairo = aLiveDay(5, { ...playing, goals: { home: 0, away: 1 } });
  page.rerender(<Probe loaded={{ ...inCairo, day: { ...inCairo.day, timezone: 'Africa/Cairo' } }} />);
  expect(shown('score')).toBe('0 1');
});

test('HOME-14: the page is loaded again with newer results, they are shown; older ones are not', async () => {
  const { page, stream } = await open();
  act(() => stream.send(aMessage(5, [goal(6)])));
  page.rerender(<Probe loaded={aLiveDay(4, playing)} />);
  expect(shown('score')).toBe('2 1');
  page.rerender(<Probe loaded={aLiveDay(9, { ...playing, goals: { home: 3, away: 1 } })} />);
  expect(shown('score')).toBe('3 1');
});
