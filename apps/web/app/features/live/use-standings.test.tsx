import type { Standings } from '@safira/contract/competitions/standings';
import type { ChangeKind } from '@safira/contract/matches/live';
import { aChange, aMessage } from '@safira/contract/testing/matches';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { FakeEventSource } from '../../../test/event-source.ts';
import { livePage } from '../../../test/live-page.ts';
import { useStandings } from './use-standings.ts';

const { fetched, seconds } = livePage();
// Loaded once in real time, so that fake time need not wait for it.
beforeAll(() => import('./follow-changes.ts'));

const table = (season: number, matchIds: number[], asOf: string | null = null): Standings => ({
  season,
  isLive: true,
  asOf,
  matchIds,
  standings: [],
  liveMatches: [],
  standingsByGroup: {},
});
const answer = (standings: Standings) =>
  fetched.mockImplementation(async () => Response.json({ success: true, data: standings }));
const requested = () => fetched.mock.calls.map(([path]) => path);

function Probe({ standings }: { standings: Standings }) {
  const { standings: shown, age } = useStandings({
    competitionId: 307,
    standings,
    isCurrent: standings.season === 2026,
  });
  return <output>{`${shown.asOf} ${age?.kind ?? ''}`}</output>;
}
const shown = () => screen.getByRole('status').textContent;

async function open(standings: Standings) {
  const page = render(<Probe standings={standings} />);
  await seconds(0.1);
  return page;
}
/** The first message shows how far the stream is: the table is read once. */
async function receive(message: ReturnType<typeof aMessage>) {
  FakeEventSource.opened.at(-1)?.send(message);
  await seconds(0.1);
}

test('OURS-06: a goal in a match of the table reads it again, at the number of the goal or newer', async () => {
  await open(table(2026, [7]));
  answer(table(2026, [7], 'before'));
  await receive(aMessage(5, []));
  answer(table(2026, [7], 'after'));
  await receive(aMessage(5, [aChange(6, { id: 7, status: '2H', goals: [2, 1] })]));
  expect(requested()).toEqual([
    '/api/competitions/by-api-id/307/standings?season=2026&min=5',
    '/api/competitions/by-api-id/307/standings?season=2026&min=6',
  ]);
  expect(shown()).toBe('after ');
});

test.each<ChangeKind>(['new', 'goal-cancelled', 'phase'])(
  'OURS-06: a match of the table changes (%s), the table is read again',
  async (kind) => {
    await openAt(5);
    answer(table(2026, [7], 'after'));
    await receive(aMessage(5, [aChange(6, { id: 7, kinds: [kind] })]));
    expect(shown()).toBe('after ');
  },
);

test('OURS-06: goals elsewhere and a new minute do not read the table', async () => {
  await open(table(2026, [7]));
  answer(table(2026, [7]));
  await receive(aMessage(5, []));
  fetched.mockClear();
  await receive(aMessage(5, [aChange(6, { id: 8, status: '2H', goals: [1, 0] })]));
  await receive(aMessage(6, [{ ...aChange(7, { id: 7, status: '2H' }), kinds: ['minute'] }]));
  expect(fetched).not.toHaveBeenCalled();
});

test('OURS-06: the table of an earlier season without a match around now opens no stream', async () => {
  await open(table(2025, []));
  expect(FakeEventSource.opened).toEqual([]);
});

test('OURS-12: the table of an earlier season with a match around now is followed', async () => {
  await open(table(2025, [7]));
  expect(FakeEventSource.live).toHaveLength(1);
});

const inLeague = { competitions: [{ id: 307, season: 2026 }] };
const added = (seq: number, change: Parameters<typeof aChange>[1] = {}) =>
  aMessage(seq - 1, [aChange(seq, { id: 8, kinds: ['new'], ...inLeague, ...change })]);

/** As far as the stream: what is read from here on is caused by a message. */
async function openAt(seq: number, matchIds = [7]) {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  await open(table(2026, matchIds));
  answer(table(2026, matchIds));
  await receive(aMessage(seq, []));
  fetched.mockClear();
}

test.each([
  ['that was added', { kinds: ['new'] }],
  ['that was moved', { kinds: ['kickoff'] }],
  ['that kicks off', { kinds: ['phase'], status: '1H' }],
] as const)(
  'OURS-06: a match of the season %s and is not in the table reads it again, a second later',
  async (_, { kinds, ...rest }) => {
    await openAt(5);
    answer(table(2026, [7, 8], 'after'));
    await receive(added(6, { kinds: [...kinds], ...rest }));
    expect(fetched).not.toHaveBeenCalled();
    await seconds(1);
    expect(requested()).toEqual(['/api/competitions/by-api-id/307/standings?season=2026&min=6']);
    expect(shown()).toBe('after ');
    // From now on it is a match of the table.
    await receive(aMessage(6, [aChange(7, { id: 8, status: '1H', goals: [1, 0] })]));
    expect(requested()).toHaveLength(2);
  },
);

test.each([
  ['of another competition', { competitions: [{ id: 39, season: 2026 }] }],
  ['of another season', { competitions: [{ id: 307, season: 2025 }] }],
  ['of an unknown one', { competitions: undefined }],
  ['whose events changed', { kinds: ['events'] }],
] as [string, Parameters<typeof aChange>[1]][])(
  'OURS-06: an unknown match %s does not read the table',
  async (_, change) => {
    await openAt(5);
    await receive(added(6, change));
    await seconds(20);
    expect(fetched).not.toHaveBeenCalled();
  },
);

test('OURS-06: ten unknown matches in 9 s cause two reads, 10 s apart, the second at the newest number', async () => {
  await openAt(5);
  for (let seq = 6; seq < 16; seq++) {
    await receive(added(seq, { id: 100 + seq }));
    await seconds(0.8);
  }
  expect(requested()).toHaveLength(1);
  await seconds(1.9);
  expect(requested()).toHaveLength(1);
  await seconds(1);
  expect(requested().at(-1)).toBe('/api/competitions/by-api-id/307/standings?season=2026&min=15');
  await seconds(12);
  expect(requested()).toHaveLength(2);
});

test('OURS-06: one request at a time: what is added during a read is read after it', async () => {
  await openAt(5);
  const answers: ((response: Response) => void)[] = [];
  fetched.mockImplementation(() => new Promise((done) => answers.push(done)));
  await receive(added(6));
  await seconds(1);
  await receive(added(7, { id: 9 }));
  await seconds(20);
  expect(requested()).toHaveLength(1);
  answers[0]!(Response.json({ success: true, data: table(2026, [7, 8]) }));
  await seconds(2);
  expect(requested()).toEqual(
    [6, 7].map((min) => `/api/competitions/by-api-id/307/standings?season=2026&min=${min}`),
  );
});

test('OURS-06: the current season is followed on a quiet day, too', async () => {
  await openAt(5, []);
  await receive(added(6));
  await seconds(1);
  expect(requested()).toHaveLength(1);
});

test('OURS-06: a page that was left before its read is due reads nothing', async () => {
  await openAt(5);
  await receive(added(6));
  cleanup();
  await seconds(20);
  expect(fetched).not.toHaveBeenCalled();
});

test('OURS-09: after two minutes without news the table is marked as out of date', async () => {
  answer(table(2026, [7]));
  await open(table(2026, [7]));
  fetched.mockRejectedValue(new TypeError('offline'));
  await seconds(130);
  expect(shown()).toContain('stale');
});

test('OURS-12: another season replaces what was followed', async () => {
  const page = await open(table(2026, [7], 'first'));
  page.rerender(<Probe standings={table(2025, [], 'second')} />);
  await seconds(0.1);
  expect(shown()).toBe('second ');
});

test('OURS-09: a table that was read again becomes out of date, it stays on the page', async () => {
  await open(table(2026, [7], 'first'));
  answer(table(2026, [7], 'read'));
  await receive(aMessage(5, []));
  expect(shown()).toBe('read ');
  fetched.mockRejectedValue(new TypeError('offline'));
  await seconds(130);
  expect(shown()).toBe('read stale');
});

test('OURS-12: a table that was read again is replaced by another, which becomes out of date and stays as well', async () => {
  const page = await open(table(2026, [7], 'first'));
  answer(table(2026, [7], 'read'));
  await receive(aMessage(5, []));
  fetched.mockRejectedValue(new TypeError('offline'));
  page.rerender(<Probe standings={table(2026, [7], 'second')} />);
  await seconds(130);
  expect(shown()).toBe('second stale');
});
