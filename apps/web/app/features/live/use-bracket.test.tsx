import type { Bracket } from '@safira/contract/competitions/bracket';
import type { ChangeKind } from '@safira/contract/matches/live';
import type { Match } from '@safira/contract/matches/matches';
import { aKnockoutMatch } from '@safira/contract/testing/knockout';
import { aChange, aMessage } from '@safira/contract/testing/matches';
import { drawBracket } from '@safira/football/competitions/bracket/bracket';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { FakeEventSource } from '../../../test/event-source.ts';
import { livePage } from '../../../test/live-page.ts';
import { useBracket } from './use-bracket.ts';

const { fetched, seconds } = livePage();
// Loaded once in real time, so that fake time need not wait for it.
beforeAll(() => import('./follow-changes.ts'));

function draw(...matches: Match[]): Bracket {
  const { rounds, thirdPlace } = drawBracket(matches, undefined);
  return {
    season: 2026,
    isLive: true,
    matchIds: matches.map(({ apiId }) => apiId),
    rounds: rounds.map(({ round: name, ...rest }) => ({ ...rest, name })),
    thirdPlace,
  };
}
const final = (goals: [number, number]) => draw(aKnockoutMatch([1, 2], { id: 7, goals, status: '2H' }));
const answer = (bracket: Bracket) =>
  fetched.mockImplementation(async () => Response.json({ success: true, data: bracket }));

type Loaded = { bracket: Bracket; isCurrent?: boolean };

function Probe({ bracket, isCurrent = true }: Loaded) {
  const { live } = useBracket({ competitionId: 2, bracket, isCurrent });
  const ties = [...live.rounds.flatMap((round) => round.ties), ...(live.thirdPlace ? [live.thirdPlace] : [])];
  const legs = ties.flatMap((tie) => tie.legs);
  return <output>{legs.map((leg) => `${leg.goals?.join('-')} ${leg.status.elapsed}`).join(', ')}</output>;
}
const shown = () => screen.getByRole('status').textContent;

async function open(loaded: Loaded = { bracket: final([0, 0]) }) {
  answer(loaded.bracket);
  render(<Probe {...loaded} />);
  await seconds(0.1);
  await receive(aMessage(5, []));
  fetched.mockClear();
}
async function receive(message: ReturnType<typeof aMessage>) {
  FakeEventSource.opened.at(-1)?.send(message);
  await seconds(0.1);
}

test('OURS-11: a goal reads the bracket again, at the number of the goal or newer', async () => {
  await open();
  answer(final([1, 0]));
  await receive(aMessage(5, [aChange(6, { id: 7, status: '2H', goals: [1, 0] })]));
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/api/competitions/by-api-id/2/bracket?season=2026&min=6',
  ]);
  expect(shown()).toBe('1-0 null');
});

test('OURS-11: a new minute is shown without reading anything', async () => {
  await open();
  await receive(aMessage(5, [aChange(6, { id: 7, status: '2H', elapsed: 67, kinds: ['minute'] })]));
  expect(shown()).toBe('0-0 67');
  expect(fetched).not.toHaveBeenCalled();
});

test('OURS-11: a tie of a round that was just drawn reads the bracket again', async () => {
  await open();
  answer(final([2, 0]));
  const competitions = [{ id: 2, season: 2026 }];
  await receive(aMessage(5, [aChange(6, { id: 8, kinds: ['new'], competitions })]));
  await seconds(2);
  expect(shown()).toBe('2-0 null');
});

test('HOME-14, OURS-11: minutes of a match in the bracket are counted', async () => {
  await open();
  const countedFrom = new Date(Date.now() - 67.9 * 60_000).toISOString();
  await receive(
    aMessage(5, [aChange(6, { id: 7, status: '2H', elapsed: 67, countedFrom, kinds: ['minute'] })]),
  );
  await receive({ ...aMessage(6, []), asOf: new Date().toISOString() });
  await seconds(15);
  expect(shown()).toBe('0-0 68');
});

test.each<ChangeKind>(['new', 'goal-cancelled', 'phase', 'kickoff'])(
  'OURS-11: a match of the bracket changes (%s), the bracket is read again',
  async (kind) => {
    await open();
    answer(final([3, 0]));
    await receive(aMessage(5, [aChange(6, { id: 7, status: '2H', kinds: [kind] })]));
    expect(shown()).toBe('3-0 null');
  },
);

test.each<ChangeKind>(['kickoff', 'phase'])(
  'OURS-11: another match of the season changes (%s), the bracket is read again',
  async (kind) => {
    await open();
    answer(final([3, 0]));
    const competitions = [{ id: 2, season: 2026 }];
    await receive(aMessage(5, [aChange(6, { id: 8, kinds: [kind], competitions })]));
    await seconds(2);
    expect(shown()).toBe('3-0 null');
  },
);

const minute = (id: number) => aChange(6, { id, status: '2H', elapsed: 67, kinds: ['minute'] });

test('OURS-11: a new minute of the second leg leaves the first as it is', async () => {
  const goals: [number, number] = [0, 0];
  const first = aKnockoutMatch([2, 1], {
    id: 7,
    goals,
    round: 'Semi-finals',
    date: '2026-11-14T18:00:00.000Z',
  });
  const second = aKnockoutMatch([1, 2], { id: 8, goals, round: 'Semi-finals', status: '2H' });
  await open({ bracket: draw(first, second) });
  await receive(aMessage(5, [minute(8)]));
  expect(shown()).toBe('0-0 null, 0-0 67');
});

test('OURS-11: a new minute of the match for the third place is shown', async () => {
  const third = aKnockoutMatch([3, 4], { id: 9, goals: [0, 0], status: '2H', round: '3rd Place Final' });
  const bracket = draw(aKnockoutMatch([1, 2], { id: 7 }), third);
  expect(bracket.thirdPlace).not.toBeNull();
  await open({ bracket });
  await receive(aMessage(5, [minute(9)]));
  expect(shown()).toMatch(/, 0-0 67$/);
});

test.each([
  ['with a match around now is followed', [7], 1],
  ['without one opens no stream', [], 0],
])('OURS-12: the bracket of an earlier season %s', async (_, matchIds, streams) => {
  await open({ bracket: { ...final([0, 0]), matchIds }, isCurrent: false });
  expect(FakeEventSource.live).toHaveLength(streams);
});
