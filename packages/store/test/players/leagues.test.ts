import { beforeAll, expect, test } from 'vitest';
import { findPlayerLeagues } from '../../src/players/leagues.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { saveTeamProfiles } from '../../src/teams/profiles.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { aTeamProfile } from '@safira/testkit/records';

const { db } = await testDatabase();
const now = Date.parse('2026-11-21T17:00:00Z');
const DAY_MS = 86_400_000;
const TEAM = 1_000;
let lastId = 0;

/** A match of the team this many days ago, alternately at home and away. */
function match(daysAgo: number, { league, status = 'FT' }: { league: number; status?: string }) {
  const id = ++lastId;
  const kickoff = new Date(now - daysAgo * DAY_MS).toISOString();
  const observed = anObservation({ id, league, kickoff, status, goals: [1, 0] });
  const side = id % 2 === 0 ? 'home' : 'away';
  return {
    ...observed,
    [side]: { ...observed[side], id: TEAM },
    match: { ...observed.match, [`${side}Id`]: TEAM },
  };
}

const stored = [
  // Of the last ten, five in the league and five in the cup, which is the newest; before them only the league.
  ...[2, 4, 6, 8, 10].map((day) => match(day, { league: 17 })),
  ...[3, 5, 7, 9].map((day) => match(day, { league: 307 })),
  ...[11, 12, 13].map((day) => match(day, { league: 307 })),
  // Not played, so these do not count.
  ...[1, 1.5].map((day) => match(day, { league: 307, status: 'PST' })),
  ...[-1, -2, -3].map((day) => match(day, { league: 307, status: 'NS' })),
];
const newest = match(0, { league: 307, status: '1H' });

beforeAll(async () => {
  const lease = await aLease(db, 'test');
  const observations = [...stored, newest];
  await saveObservations(db, { observations, observedAt: new Date(), lease });
});

const side = newest.match.homeId === TEAM ? 'home' : 'away';
const other = side === 'home' ? 'away' : 'home';
const leagueOf = async (at: number) =>
  (await findPlayerLeagues(db, { matchId: newest.match.id, now: at }))[side];

test('DLG-15: of the last ten played matches, the most frequent league counts; of equals the newest, a live one', async () => {
  expect(await leagueOf(now)).toBe(307);
});

test('DLG-15: a match that had not kicked off does not count', async () => {
  expect(await leagueOf(now - 1)).toBe(17);
});

test('DLG-15: the league of a team that has not played yet follows from its country', async () => {
  const id = newest.match[`${other}Id`];
  await saveTeamProfiles(db, [aTeamProfile({ id, country: 'Oman', ground: null })]);
  const leagues = await findPlayerLeagues(db, { matchId: newest.match.id, now: now - 1 });
  expect(leagues[other]).toBe(406);
});
