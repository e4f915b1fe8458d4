import type { MatchDetails } from '@safira/contract/matches/matches';
import { aChange, aMatchWithDetails, aMessage } from '@safira/contract/testing/matches';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FakeEventSource } from '../../../test/event-source.ts';
import { livePage } from '../../../test/live-page.ts';
import type { LiveMatch } from './live-match.ts';
import { useMatch } from './use-match.ts';
import { onAnnouncement } from '../../state/announce.ts';
import { setSpoilerFree } from '../../state/spoiler.ts';

const { fetched, seconds } = livePage();
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
// Loaded once in real time, so that fake time need not wait for it.
beforeAll(() => import('./follow-match.ts'));

const goalEvent = {
  type: 'Goal',
  detail: 'Normal Goal',
  comments: null,
  time: { elapsed: 58, extra: null },
  team: { id: 2932 },
  player: { id: 1, name: 'سالم الدوسري', originalName: 'S. Al-Dawsari' },
  assist: { id: null, name: null, originalName: null },
};
const playing = aMatchWithDetails({ id: 7, status: '2H', elapsed: 57, goals: [1, 1] });
const scored = {
  ...aMatchWithDetails({ id: 7, status: '2H', elapsed: 58, goals: [2, 1] }),
  events: [goalEvent],
};

function Probe({ loaded }: { loaded: LiveMatch | undefined }) {
  const match = useMatch(loaded);
  if (!match) return <output>nothing</output>;
  return (
    <output>{`${match.goals.home}–${match.goals.away} ${match.status.elapsed}′ ${match.events.length}`}</output>
  );
}
const shown = () => screen.getByRole('status').textContent;

async function open(loaded: LiveMatch | null = { match: playing, seq: 5 }) {
  const page = render(<Probe loaded={loaded ?? undefined} />);
  await seconds(0.1);
  const stream = FakeEventSource.live[0];
  stream?.accept();
  return { page, stream: stream! };
}

const answerWith = (match: MatchDetails, seq: number) =>
  fetched.mockImplementation(async () => Response.json({ success: true, data: match, seq }));

// The region of screen readers is there, as on a page: no test receives the goals of another.
onAnnouncement(() => undefined);

test('DLG-13: a goal is shown with its message, its scorer as soon as the details are read', async () => {
  answerWith(scored, 6);
  const { stream } = await open();
  const change = aChange(6, { id: 7, status: '2H', elapsed: 58, goals: [2, 1], kinds: ['goal', 'events'] });
  act(() => stream.send(aMessage(5, [change])));
  expect(shown()).toBe('2–1 58′ 0');
  await seconds(0.4);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/matches/7?min=6']);
  expect(shown()).toBe('2–1 58′ 1');
});

test('DLG-13: a goal is announced with both names, a change of the minute is not', async () => {
  answerWith(scored, 7);
  const { stream } = await open();
  const announced: string[] = [];
  onAnnouncement((text) => announced.push(text));
  const minute = aChange(6, { id: 7, status: '2H', elapsed: 58, goals: [1, 1], kinds: ['minute'] });
  act(() => stream.send(aMessage(5, [minute])));
  expect(announced).toEqual([]);
  const goal = aChange(7, { id: 7, status: '2H', elapsed: 58, goals: [2, 1], kinds: ['goal'] });
  act(() => stream.send(aMessage(6, [goal])));
  expect(announced).toEqual([expect.stringMatching(/^هدف! .+ 2، .+ 1، الدقيقة 58$/)]);
});

test('DLG-13: results are hidden and the match was not revealed, a goal is not announced', async () => {
  setSpoilerFree(true);
  const { stream } = await open();
  const announced: string[] = [];
  onAnnouncement((text) => announced.push(text));
  act(() => stream.send(aMessage(5, [aChange(6, { id: 7, status: '2H', elapsed: 58, goals: [2, 1] })])));
  setSpoilerFree(false);
  expect(announced).toEqual([]);
});

test('DLG-13: a change of the minute alone requests nothing', async () => {
  const { stream } = await open();
  const change = aChange(6, { id: 7, status: '2H', elapsed: 58, goals: [1, 1], kinds: ['minute'] });
  act(() => stream.send(aMessage(5, [change])));
  await seconds(20);
  expect(shown()).toBe('1–1 58′ 0');
  expect(fetched).not.toHaveBeenCalled();
});

test('DLG-13: statistics are read some seconds later, after a random delay for each reader', async () => {
  answerWith(playing, 6);
  const { stream } = await open();
  const change = aChange(6, {
    id: 7,
    status: '2H',
    elapsed: 57,
    goals: [1, 1],
    kinds: ['details', 'minute'],
  });
  act(() => stream.send(aMessage(5, [change])));
  await seconds(3.9);
  expect(fetched).not.toHaveBeenCalled();
  await seconds(0.2);
  expect(fetched).toHaveBeenCalledOnce();
});

test('DLG-13: a goal does not wait for statistics that are due', async () => {
  answerWith(scored, 7);
  const { stream } = await open();
  const details = aChange(6, { id: 7, status: '2H', elapsed: 57, goals: [1, 1], kinds: ['details'] });
  act(() => stream.send(aMessage(5, [details])));
  const goal = aChange(7, { id: 7, status: '2H', elapsed: 58, goals: [2, 1], kinds: ['goal'] });
  act(() => stream.send(aMessage(6, [goal])));
  await seconds(0.4);
  expect(fetched).toHaveBeenCalledOnce();
  expect(shown()).toBe('2–1 58′ 1');
});

test('DLG-13: details older than the newest message do not overwrite the score', async () => {
  answerWith({ ...playing, events: [goalEvent] }, 5);
  const { stream } = await open();
  const change = aChange(6, { id: 7, status: '2H', elapsed: 58, goals: [2, 1], kinds: ['goal'] });
  act(() => stream.send(aMessage(5, [change])));
  await seconds(0.4);
  expect(shown()).toBe('2–1 58′ 1');
});

test('DLG-13: details that cannot be read are logged, and the match stays as it is', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  const { stream } = await open();
  const change = aChange(6, { id: 7, status: '2H', elapsed: 58, goals: [2, 1], kinds: ['goal'] });
  act(() => stream.send(aMessage(5, [change])));
  await seconds(0.4);
  expect(console.warn).toHaveBeenCalled();
  expect(shown()).toBe('2–1 58′ 0');
});

test('DLG-13: while the stream is closed a live match is polled every 30 s', async () => {
  answerWith(scored, 6);
  await open();
  await seconds(30);
  expect(fetched).toHaveBeenCalledOnce();
  expect(shown()).toBe('2–1 58′ 1');
});

test.each([
  ['in a month', '2026-12-21T18:00:00.000Z', 1],
  ['tomorrow', '2026-11-22T18:00:00.000Z', 0],
])('HOUSE: with the stream open, a match %s (%s) is read %s times in 30 s', async (_when, date, times) => {
  const match = aMatchWithDetails({ id: 7, date });
  // The copy at the edge is older than the sequence number of the stream, and newer than the page.
  answerWith({ ...match, goals: { home: 1, away: 0 } }, 6);
  const { stream } = await open({ match, seq: 5 });
  act(() => stream.send({ prev: 5, seq: 90, changes: [] }));
  await seconds(30);
  expect(fetched).toHaveBeenCalledTimes(times);
  expect(shown()).toContain(times ? '1–0' : 'null–null');
});

test('DLG-13: a finished match is not polled', async () => {
  await open({ match: aMatchWithDetails({ id: 7, status: 'FT', goals: [1, 0] }), seq: 5 });
  await seconds(90);
  expect(fetched).not.toHaveBeenCalled();
});

test('DLG-13: a match is not followed before it is loaded', async () => {
  const { page } = await open(null);
  expect([shown(), FakeEventSource.opened.length]).toEqual(['nothing', 0]);
  page.rerender(<Probe loaded={{ match: playing, seq: 5 }} />);
  await seconds(0.1);
  expect(shown()).toBe('1–1 57′ 0');
  expect(FakeEventSource.live).toHaveLength(1);
});

test('DLG-13: a message that says how fresh the data is, the match is updated like by any other', async () => {
  const { stream } = await open();
  const change = aChange(6, { id: 7, status: '2H', elapsed: 58, goals: [1, 1], kinds: ['minute'] });
  act(() => stream.send({ ...aMessage(5, [change]), asOf: '2026-11-21T18:00:00.000Z' }));
  expect(shown()).toBe('1–1 58′ 0');
});

test('HOME-14, DLG-13: the minutes of a match are counted', async () => {
  const { stream } = await open();
  const countedFrom = new Date(Date.now() - 57.9 * 60_000).toISOString();
  const change = aChange(6, {
    id: 7,
    status: '2H',
    elapsed: 57,
    countedFrom,
    goals: [1, 1],
    kinds: ['minute'],
  });
  act(() => stream.send({ ...aMessage(5, [change]), asOf: new Date().toISOString() }));
  expect(shown()).toBe('1–1 57′ 0');
  await seconds(15);
  expect(shown()).toBe('1–1 58′ 0');
});

test('DLG-13: another match is opened in its place, it is shown and followed instead', async () => {
  const { page, stream } = await open();
  const other = aMatchWithDetails({ id: 8, status: '1H', elapsed: 10, goals: [0, 0] });
  page.rerender(<Probe loaded={{ match: other, seq: 5 }} />);
  expect(shown()).toBe('0–0 10′ 0');
  await seconds(0.1);
  const minute = (id: number, seq: number) =>
    aChange(seq, { id, status: '1H', elapsed: 11, goals: [0, 0], kinds: ['minute'] });
  act(() => stream.send(aMessage(5, [minute(8, 6)])));
  expect(shown()).toBe('0–0 11′ 0');
});

test('DLG-13: the match is closed while details are due, they are not read', async () => {
  const { page, stream } = await open();
  act(() => stream.send(aMessage(5, [aChange(6, { id: 7, status: '2H', elapsed: 58, goals: [2, 1] })])));
  page.unmount();
  await seconds(60);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['suspended', 'SUSP', 1],
  ['not begun', 'NS', 1],
  ['cancelled', 'CANC', 0],
])(
  'DLG-13: while the stream is closed a %s match (%s) is read %i times in 30 s',
  async (_, status, times) => {
    answerWith(playing, 5);
    await open({ match: aMatchWithDetails({ id: 7, status, date: '2026-11-21T18:00:00.000Z' }), seq: 5 });
    await seconds(30);
    expect(fetched).toHaveBeenCalledTimes(times);
  },
);
