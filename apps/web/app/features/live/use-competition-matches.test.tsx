import type { CompetitionMatch } from '@safira/contract/competitions/matches';
import { aChange, aMatch, aMessage } from '@safira/contract/testing/matches';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { FakeEventSource } from '../../../test/event-source.ts';
import { livePage } from '../../../test/live-page.ts';
import { useCompetitionMatches } from './use-competition-matches.ts';

const { fetched, seconds } = livePage();
// Loaded once in real time, so that fake time need not wait for it.
beforeAll(() => import('./follow-changes.ts'));

type Found = Parameters<typeof useCompetitionMatches>[0]['found'];

const listed = (id: number, date = '2026-11-21T18:00:00.000Z'): CompetitionMatch => ({
  ...aMatch({ id, status: 'NS', date }),
  match_id: id,
  original_status: 'NS',
  home_team: '',
  away_team: '',
  original_home_team: '',
  original_away_team: '',
  scoreText: { regular: null, penalty: null },
});
const pageOf = (...matches: CompetitionMatch[]): Found => ({
  matches,
  matchesByRound: [{ round: 'Final', roundName: 'النهائي', matches }],
  matchesByMonth: [],
  pagination: { current: 1, total: 1, totalMatches: matches.length },
  season: 2026,
});
const answer = (found: Found) =>
  fetched.mockImplementation(async () => Response.json({ success: true, data: found }));

function Probe({ found, isCurrent }: { found: Found; isCurrent: boolean }) {
  const { matchesByRound } = useCompetitionMatches({
    competitionId: 307,
    found,
    listed: { season: 2026, month: 11, year: 2026, teamIds: '33,40', page: 2 },
    isCurrent,
  });
  const rows = matchesByRound[0]!.matches.map(
    ({ apiId, goals, status }) =>
      `${apiId} ${goals.home}-${goals.away} ${status.short}${status.elapsed ?? ''}`,
  );
  return <output>{rows.join(', ')}</output>;
}
const shown = () => screen.getByRole('status').textContent;

async function open(found: Found, { isCurrent = true } = {}) {
  answer(found);
  render(<Probe found={found} isCurrent={isCurrent} />);
  await seconds(0.1);
  await receive(aMessage(5, []));
  fetched.mockClear();
}
async function receive(message: ReturnType<typeof aMessage>) {
  FakeEventSource.opened.at(-1)?.send(message);
  await seconds(0.1);
}
const competitions = [{ id: 307, season: 2026 }];

test('COMP-04: a goal is shown in its line without reading anything', async () => {
  await open(pageOf(listed(7)));
  await receive(aMessage(5, [aChange(6, { id: 7, status: '1H', goals: [1, 0] })]));
  expect(shown()).toBe('7 1-0 1H');
  expect(fetched).not.toHaveBeenCalled();
});

test('COMP-04: a match that is added to the season reads the page of the list again, with its filters', async () => {
  await open(pageOf(listed(7)));
  answer(pageOf(listed(7), listed(8)));
  await receive(aMessage(5, [aChange(6, { id: 8, kinds: ['new'], competitions })]));
  await seconds(2);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/api/competitions/by-api-id/307/matches?season=2026&month=11&year=2026&teamIds=33%2C40&page=2&limit=20&min=6',
  ]);
  expect(shown()).toBe('7 null-null NS, 8 null-null NS');
});

test('COMP-04: a match of the list that is postponed reads the page again at once', async () => {
  await open(pageOf(listed(7), listed(8)));
  answer(pageOf(listed(8), listed(7, '2026-11-25T18:00:00.000Z')));
  await receive(aMessage(5, [aChange(6, { id: 7, kinds: ['kickoff'], competitions })]));
  expect(shown()).toBe('8 null-null NS, 7 null-null NS');
});

test('COMP-04: a kick-off of the season that is on another page of the list reads nothing', async () => {
  await open(pageOf(listed(7)));
  await receive(aMessage(5, [aChange(6, { id: 8, kinds: ['phase'], status: '1H', competitions })]));
  await seconds(20);
  expect(fetched).not.toHaveBeenCalled();
});

test('COMP-04: a match is moved to this page of the list, the page is read again', async () => {
  await open(pageOf(listed(7)));
  answer(pageOf(listed(7), listed(8)));
  await receive(aMessage(5, [aChange(6, { id: 8, kinds: ['kickoff'], competitions })]));
  await seconds(2);
  expect(shown()).toBe('7 null-null NS, 8 null-null NS');
});

const longAgo = listed(6, '2026-03-21T18:00:00.000Z');

test.each([
  ['one is tomorrow', listed(7, '2026-11-22T18:00:00.000Z')],
  ['one is still being played', { ...listed(7, '2026-11-15T18:00:00.000Z'), isLive: true }],
])('COMP-04: of the matches of an earlier season %s, they are followed', async (_, match) => {
  await open(pageOf(longAgo, match), { isCurrent: false });
  expect(FakeEventSource.live).toHaveLength(1);
});

test('COMP-04: the list of an earlier season opens no stream', async () => {
  await open(pageOf(listed(7, '2026-03-21T18:00:00.000Z')), { isCurrent: false });
  expect(FakeEventSource.opened).toEqual([]);
});

test('HOME-14, COMP-04: minutes of a match in the list are counted', async () => {
  const countedFrom = new Date(Date.now() - 20.5 * 60_000).toISOString();
  const live = { short: '1H', long: 'First Half', elapsed: 20, extra: null, countedFrom };
  await open(pageOf({ ...listed(1), status: live }));
  await receive({ ...aMessage(5, []), asOf: new Date().toISOString() });
  await seconds(45);
  expect(shown()).toBe('1 null-null 1H21');
});
