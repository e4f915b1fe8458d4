import type { Bracket } from '@safira/contract/competitions/bracket';
import { aKnockoutMatch } from '@safira/contract/testing/knockout';
import { aChange, aMessage } from '@safira/contract/testing/matches';
import { drawBracket } from '@safira/football/bracket/bracket';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { FakeEventSource } from '../../../test/event-source.ts';
import { livePage } from '../../../test/live-page.ts';
import { useBracket } from './use-bracket.ts';

const { fetched, seconds } = livePage();
// Loaded once in real time, so that fake time need not wait for it.
beforeAll(() => import('./follow-changes.ts'));

function final(goals: [number, number]): Bracket {
  const match = aKnockoutMatch([1, 2], { id: 7, goals, status: '2H' });
  const { rounds, thirdPlace } = drawBracket([match], undefined);
  return {
    season: 2026,
    isLive: true,
    matchIds: [7],
    rounds: rounds.map(({ round: name, ...rest }) => ({ ...rest, name })),
    thirdPlace,
  };
}
const answer = (bracket: Bracket) =>
  fetched.mockImplementation(async () => Response.json({ success: true, data: bracket }));

function Probe({ bracket }: { bracket: Bracket }) {
  const [leg] = useBracket({ competitionId: 2, bracket, isCurrent: true }).live.rounds[0]!.ties[0]!.legs;
  return <output>{`${leg!.goals?.join('-')} ${leg!.status.elapsed}`}</output>;
}
const shown = () => screen.getByRole('status').textContent;

async function open() {
  answer(final([0, 0]));
  render(<Probe bracket={final([0, 0])} />);
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
