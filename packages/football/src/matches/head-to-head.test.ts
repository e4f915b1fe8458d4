import { aMatch } from '@safira/contract/testing/matches';
import { expect, test } from 'vitest';
import { summariseHeadToHead } from './head-to-head.ts';

const teams = aMatch().teams;

function asHosts(goals: [number | null, number | null], status = 'FT') {
  return aMatch({ status, goals });
}

/** The same two teams with home and away swapped. */
function turned(goals: [number | null, number | null], status = 'FT') {
  return { ...asHosts(goals, status), teams: { home: teams.away, away: teams.home } };
}

const flagged = (match: ReturnType<typeof aMatch>, winner: 'home' | 'away') => ({
  ...match,
  teams: {
    home: { ...match.teams.home, winner: winner === 'home' },
    away: { ...match.teams.away, winner: winner === 'away' },
  },
});

test('DLG-10: wins and goals are those of the teams of today, whichever side they played on', () => {
  const summary = summariseHeadToHead(
    [asHosts([3, 1]), turned([0, 2]), turned([4, 1]), turned([1, 1])],
    teams,
  );
  expect(summary).toEqual({
    played: 4,
    home: { wins: 2, goals: 7 },
    draws: 1,
    away: { wins: 1, goals: 6 },
  });
});

test('DLG-10: a level match decided by a shoot-out counts as a win', () => {
  const summary = summariseHeadToHead(
    [flagged(asHosts([1, 1], 'PEN'), 'away'), flagged(turned([2, 2], 'PEN'), 'away')],
    teams,
  );
  expect(summary).toMatchObject({ draws: 0, home: { wins: 1, goals: 3 }, away: { wins: 1, goals: 3 } });
});

test('DLG-10: a walkover without a score counts for its winner', () => {
  const summary = summariseHeadToHead([flagged(turned([null, null], 'WO'), 'away')], teams);
  expect(summary).toMatchObject({ played: 1, draws: 0, home: { wins: 1, goals: 0 }, away: { wins: 0 } });
});

test.each([
  ['one being played', asHosts([2, 0], '2H')],
  ['one that was called off', asHosts([2, 0], 'ABD')],
  ['one without score and winner', asHosts([null, null], 'WO')],
  [
    'one of another team',
    { ...asHosts([2, 0]), teams: { home: teams.home, away: { ...teams.away, id: 7 } } },
  ],
])('DLG-10: a match of the list is not counted: %s', (_, match) => {
  expect(summariseHeadToHead([match], teams)).toEqual({
    played: 0,
    home: { wins: 0, goals: 0 },
    draws: 0,
    away: { wins: 0, goals: 0 },
  });
});

test('DLG-10: a match of one of the two teams against another is not counted, on either side', () => {
  const other = { ...teams.home, id: 7 };
  const matches = [
    { home: other, away: teams.home },
    { home: other, away: teams.away },
    { home: teams.away, away: other },
    { home: teams.home, away: other },
  ].map((sides) => ({ ...asHosts([2, 0]), teams: sides }));
  expect(summariseHeadToHead(matches, teams).played).toBe(0);
});
