import type { Standings } from '@safira/contract/competitions/standings';
import { aChange, aMessage } from '@safira/contract/testing/matches';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
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
  const { standings: shown, age } = useStandings({ competitionId: 307, standings });
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

test('OURS-06: goals elsewhere and a new minute do not read the table', async () => {
  await open(table(2026, [7]));
  answer(table(2026, [7]));
  await receive(aMessage(5, []));
  fetched.mockClear();
  await receive(aMessage(5, [aChange(6, { id: 8, status: '2H', goals: [1, 0] })]));
  await receive(aMessage(6, [{ ...aChange(7, { id: 7, status: '2H' }), kinds: ['minute'] }]));
  expect(fetched).not.toHaveBeenCalled();
});

test('OURS-06: a table without a match around now opens no stream', async () => {
  await open(table(2025, []));
  expect(FakeEventSource.opened).toEqual([]);
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
