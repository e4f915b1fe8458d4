import { expect, test } from 'vitest';
import {
  listDueLineups,
  listDuePredictions,
  listStaleInjuries,
  listStaleLeaders,
  listStaleTeamPlayers,
  listStaleSquads,
  listStaleStandings,
  listStaleTeams,
} from '../../src/sync/due.ts';
import { listDueChecks, saveChecks } from '../../src/sync/final-checks.ts';
import { listNotSyncedSince, pruneSynced, saveSynced, seasonKey } from '../../src/sync/last-synced.ts';
import { saveLineups } from '../../src/matches/lineups.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { saveSeasons } from '../../src/competitions/seasons.ts';
import { listSyncRequests, pruneSyncRequests, saveSyncRequest } from '../../src/sync/requests.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { aSeason } from '@safira/testkit/records';

const { db } = await testDatabase();
const lease = await aLease(db);
const by = (matchId: number) => ({ matchId, observedAt: new Date('2026-11-21T18:01:00Z'), lease });

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);
let polls = 0;
async function observe(...observations: ReturnType<typeof anObservation>[]) {
  const observedAt = new Date(at('01T00:00') + 1_000 * polls++);
  await saveObservations(db, { observations, observedAt, lease });
}
const match = (id: number, time: string, status: string, league = 307) =>
  anObservation({ id, kickoff: new Date(at(time)).toISOString(), status, league });
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

const LEAGUE = { competitionId: 307, season: 2026 };
const CUP = { competitionId: 45, season: 2026 };
await saveSeasons(db, [
  aSeason(LEAGUE),
  aSeason({ ...LEAGUE, season: 2025, isCurrent: false }),
  aSeason({ ...CUP, coverage: { standings: false, lineups: false, injuries: false, predictions: false } }),
]);

test('DLG-07: line-ups are due in the last hour, every five minutes, until both are published', async () => {
  await observe(
    match(1, '02T18:00', 'NS'),
    match(2, '02T18:00', 'PST'),
    match(3, '02T19:30', 'NS'),
    match(4, '02T18:00', 'NS', 45), // its season has no line-ups
  );
  const now = at('02T17:20');
  expect(ids(await listDueLineups(db, now))).toEqual([1]);
  await saveSynced(db, { kind: 'lineups', keys: [1], now });
  expect(await listDueLineups(db, now + 4 * 60_000)).toEqual([]);
  expect(ids(await listDueLineups(db, now + 5 * 60_000))).toEqual([1]);

  const lineup = { formation: null, colours: null, coach: null, starters: [], substitutes: [] };
  await saveLineups(db, by(1), [{ ...lineup, teamId: 11 }]);
  expect(ids(await listDueLineups(db, now + 5 * 60_000))).toEqual([1]);
  await saveLineups(db, by(1), [
    { ...lineup, teamId: 11 },
    { ...lineup, teamId: 12 },
  ]);
  expect(await listDueLineups(db, now + 5 * 60_000)).toEqual([]);
});

test('DLG-04: predictions are due from two days ahead, once for each match', async () => {
  await observe(match(10, '05T18:00', 'NS'), match(11, '05T18:00', 'NS', 45), match(12, '06T20:00', 'NS'));
  const now = at('04T12:00');
  expect(ids(await listDuePredictions(db, now))).toEqual([10]);
  await saveSynced(db, { kind: 'prediction', keys: [10], now });
  expect(await listDuePredictions(db, now + 3_600_000)).toEqual([]);
  expect(ids(await listDuePredictions(db, now + 12 * 3_600_000))).toEqual([12]);
  expect(ids(await listDuePredictions(db, now + 29 * 3_600_000))).not.toContain(10);
});

test('HOUSE: a finished match is checked at its end, ten minutes and two hours later, and next morning', async () => {
  await observe(match(20, '08T18:00', '2H'), match(21, '08T18:00', 'NS'));
  const due = async (time: string) => [
    ...ids(await listDueChecks(db, { now: at(time), of: 'these days' })),
    ...ids(await listDueChecks(db, { now: at(time), of: 'history' })),
  ];
  expect(await due('08T19:50')).toEqual([]);
  await observe(match(20, '08T18:00', 'FT'));
  expect(await due('08T19:50')).toEqual([20]);
  await saveChecks(db, [20, 21], at('08T19:50'));
  expect(await due('08T19:59')).toEqual([]);
  expect(await due('08T20:00')).toEqual([20]);
  await saveChecks(db, [20], at('08T20:01'));
  expect(await due('08T21:49')).toEqual([]);
  expect(await due('08T21:50')).toEqual([20]);
  await saveChecks(db, [20], at('08T21:50'));
  expect(await due('09T05:59')).toEqual([]);
  expect(await due('09T06:00')).toEqual([20]);
  await saveChecks(db, [20], at('09T06:00'));
  expect(await due('20T06:00')).toEqual([]);

  // A check before the end of a match does not count.
  await observe(match(21, '08T18:00', 'PEN'));
  expect(await due('08T19:55')).toEqual([21]);
  await saveChecks(db, [21], at('19T06:00'));
});

test('HOUSE: one check covers all missed ones, and is enough for a match of long ago', async () => {
  await observe(match(22, '08T18:00', 'AET'), match(23, '01T18:00', 'FT'));
  await saveChecks(db, [22], at('08T20:30'));
  expect(await listDueChecks(db, { now: at('08T22:00'), of: 'these days' })).toEqual([
    { id: 22, kickoff: at('08T18:00'), checksDone: 1 },
  ]);
  expect(await listDueChecks(db, { now: at('08T22:00'), of: 'history' })).toEqual([
    { id: 23, kickoff: at('01T18:00'), checksDone: 0 },
  ]);
  await saveChecks(db, [22, 23], at('08T23:00'));
  expect(await listDueChecks(db, { now: at('09T05:00'), of: 'these days' })).toEqual([]);
  expect(ids(await listDueChecks(db, { now: at('09T06:00'), of: 'these days' }))).toEqual([22]);
});

test('HOUSE: after a match at night, the morning check is on the same day', async () => {
  await observe(match(24, '10T00:00', 'FT'));
  await saveChecks(db, [24], at('10T02:00'));
  await saveChecks(db, [24], at('10T04:00'));
  expect(ids(await listDueChecks(db, { now: at('10T05:59'), of: 'these days' }))).not.toContain(24);
  expect(ids(await listDueChecks(db, { now: at('10T06:00'), of: 'these days' }))).toContain(24);
  await saveChecks(db, [24], at('10T06:00'));
});

test('COMP-02: a table is due after the end of each match, every two hours around matches, daily otherwise', async () => {
  const stale = (time: string) => listStaleStandings(db, at(time));
  const sync = (time: string) =>
    saveSynced(db, { kind: 'standings', keys: [seasonKey(LEAGUE)], now: at(time) });
  expect(await stale('12T12:00')).toEqual([LEAGUE]); // never fetched; last year's table and the cup's are not due
  await sync('12T12:00');
  expect(await stale('13T11:59')).toEqual([]);
  expect(await stale('13T12:00')).toEqual([LEAGUE]);

  await sync('13T18:30');
  await observe(match(30, '13T18:00', '2H'));
  expect(await stale('13T20:29')).toEqual([]);
  expect(await stale('13T20:30')).toEqual([LEAGUE]);
  await sync('13T19:55');
  await observe(match(30, '13T18:00', 'FT'));
  await saveChecks(db, [30], at('13T19:50'));
  expect(await stale('13T19:59')).toEqual([]);
  expect(await stale('13T20:00')).toEqual([LEAGUE]);
  await sync('13T20:00');
  expect(await stale('13T21:59')).toEqual([]);
  expect(await stale('13T22:00')).toEqual([LEAGUE]);
  await sync('13T22:50');
  expect(await stale('14T00:30')).toEqual([]);
});

test('TEAM-02: squads and profiles of a current season’s teams are due every two weeks and weekly, those never fetched first', async () => {
  const now = at('20T12:00');
  const past = match(40, '20T18:00', 'NS', 307);
  past.match.season = 2025;
  await observe(past, match(41, '20T18:00', 'NS'));
  const first = await listStaleSquads(db, now);
  expect(first).toEqual(expect.arrayContaining([411, 412]));
  expect(first).not.toContain(401);
  await saveSynced(db, { kind: 'squad', keys: first, now });
  expect(await listStaleSquads(db, now)).toEqual([]);
  await observe(match(42, '20T18:00', 'NS'));
  const week = now + 7 * 86_400_000;
  expect(await listStaleSquads(db, week, 3)).toEqual([421, 422]);
  expect(await listStaleSquads(db, now + 14 * 86_400_000, 3)).toEqual([421, 422, Math.min(...first)]);

  expect(await listStaleTeams(db, now)).toEqual([CUP, LEAGUE]);
  await saveSynced(db, { kind: 'teams', keys: [seasonKey(CUP)], now });
  expect(await listStaleTeams(db, now)).toEqual([LEAGUE]);
  expect(await listStaleTeams(db, week)).toEqual([LEAGUE, CUP]);
});

test('API-01: injuries are due once a day if the provider covers them', async () => {
  const now = at('20T12:00');
  expect(await listStaleInjuries(db, now)).toEqual([LEAGUE]);
  await saveSynced(db, { kind: 'injuries', keys: [seasonKey(LEAGUE)], now });
  // An earlier sync that is recorded late does not turn the clock back.
  await saveSynced(db, { kind: 'injuries', keys: [seasonKey(LEAGUE)], now: now - 86_400_000 });
  expect(await listStaleInjuries(db, now + 23 * 3_600_000)).toEqual([]);
  expect(await listStaleInjuries(db, now + 24 * 3_600_000)).toEqual([LEAGUE]);
});

test('HOME-14: a sync request is listed until a later sync completes it, and is then pruned', async () => {
  const now = at('20T12:00');
  await saveSyncRequest(db, { kind: 'player', key: '306' }, now + 1_000);
  await saveSyncRequest(db, { kind: 'head-to-head', key: '40-50' }, now);
  expect(await listSyncRequests(db)).toEqual([
    { kind: 'head-to-head', key: '40-50' },
    { kind: 'player', key: '306' },
  ]);
  await saveSynced(db, { kind: 'player', keys: [306], now: now + 2_000 });
  expect(await listSyncRequests(db)).toEqual([{ kind: 'head-to-head', key: '40-50' }]);
  expect(await pruneSyncRequests(db)).toBe(1);
  await saveSyncRequest(db, { kind: 'player', key: '306' }, now + 3_000);
  expect(await listSyncRequests(db)).toHaveLength(2);
});

test('HOME-14: of the given keys, those not synced since a time are listed', async () => {
  const now = at('20T12:00');
  await saveSynced(db, { kind: 'day', keys: ['2026-11-20'], now });
  const days = { kind: 'day', keys: ['2026-11-20', '2026-11-21'] } as const;
  expect(await listNotSyncedSince(db, { ...days, since: now - 1 })).toEqual(['2026-11-21']);
  expect(await listNotSyncedSince(db, { ...days, since: now })).toEqual(['2026-11-20', '2026-11-21']);
});

test('COMP-07: leaders are due in the morning after a match, and weekly', async () => {
  const now = at('22T10:00');
  const due = async (time: number) =>
    (await listStaleLeaders(db, time)).some(({ competitionId }) => competitionId === 307);
  await saveSynced(db, { kind: 'leaders', keys: [seasonKey(LEAGUE)], now });
  await observe(match(40, '22T18:00', 'FT'));
  expect(await due(at('22T22:00'))).toBe(false);
  await saveChecks(db, [40], at('22T20:00'));
  expect(await due(at('22T22:00'))).toBe(false);
  expect(await due(at('23T05:30'))).toBe(true);
  await saveSynced(db, { kind: 'leaders', keys: [seasonKey(LEAGUE)], now: at('23T05:30') });
  expect(await due(at('24T06:00'))).toBe(false);
  expect(await due(at('30T06:00'))).toBe(true);
});

test('TEAM-02: players of a team are due every two weeks for each season it plays in', async () => {
  const now = at('25T10:00');
  const [first] = await listStaleTeamPlayers(db, now);
  await saveSynced(db, { kind: 'players', keys: [`${first!.teamId}-${first!.season}`], now });
  expect(await listStaleTeamPlayers(db, now)).not.toContainEqual(first);
  expect(await listStaleTeamPlayers(db, now + 13 * 86_400_000)).not.toContainEqual(first);
  expect(await listStaleTeamPlayers(db, now + 14 * 86_400_000)).toContainEqual(first);
});

test('HOME-14: pruning deletes the sync times of old days and keeps those of seasons', async () => {
  const now = at('25T10:00');
  await saveSynced(db, { kind: 'day', keys: ['2026-01-01'], now: now - 40 * 86_400_000 });
  await saveSynced(db, { kind: 'day', keys: ['2026-11-25'], now });
  await saveSynced(db, { kind: 'teams', keys: ['1-2020'], now: now - 40 * 86_400_000 });
  expect(await pruneSynced(db, { before: now - 30 * 86_400_000 })).toBe(1);
  const days = { kind: 'day', keys: ['2026-01-01', '2026-11-25'], since: 0 } as const;
  expect(await listNotSyncedSince(db, days)).toEqual(['2026-01-01']);
  expect(await listNotSyncedSince(db, { kind: 'teams', keys: ['1-2020'], since: 0 })).toEqual([]);
});
