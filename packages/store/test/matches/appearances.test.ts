import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { saveAppearances } from '../../src/matches/appearances.ts';
import { openDb } from '../../src/db.ts';
import { LeaseLost } from '../../src/coordination/leases.ts';
import { findLineups, saveLineups } from '../../src/matches/lineups.ts';
import { findMatch } from '../../src/matches/matches.ts';
import { savePlayerSeasons } from '../../src/players/seasons.ts';
import { listPlayerSums } from '../../src/players/sums.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { anAppearance, aPerson, numbersWith } from '@safira/testkit/records';
import { writtenBy } from '@safira/testkit/written-rows';

const { db, url } = await testDatabase();
const single = openDb(url, { max: 1, connectTimeoutMs: 60_000 });
afterAll(() => single.destroy());
const lease = await aLease(db);
const by = (matchId: number) => ({ matchId, observedAt: new Date('2026-11-21T18:01:00Z'), lease });
const matchIds = Array.from({ length: 30 }, (_, i) => i + 1);
await saveObservations(db, {
  observations: matchIds.map((id) => anObservation({ id, status: '2H', goals: [1, 0] })),
  observedAt: new Date('2026-11-21T18:00:00Z'),
  lease,
});

/** The expected sums, computed from the stored appearances. */
async function listFresh() {
  const { rows } = await sql`
    select player_id, competition_id, season, count(minutes)::int as appearances,
      coalesce(sum(minutes), 0)::int as minutes, sum(goals)::int as goals, sum(assists)::int as assists,
      sum(yellow)::int as yellow, sum(yellowred)::int as yellowred, sum(red)::int as red
    from appearances group by 1, 2, 3
    having count(minutes) > 0 or sum(goals + assists + yellow + yellowred + red) > 0
    order by 1, 2, 3`.execute(db);
  return rows;
}
const listSums = () =>
  db
    .selectFrom('player_sums')
    .selectAll()
    .orderBy('player_id')
    .orderBy('competition_id')
    .orderBy('season')
    .execute();

test('COMP-07: after each correction of appearances, the season sums match them', async () => {
  await saveAppearances(db, by(1), [
    anAppearance(901, { goals: 2, yellow: 1 }),
    anAppearance(902, { minutes: null }),
  ]);
  await saveAppearances(db, by(2), [anAppearance(901, { goals: 1, minutes: 60 })]);
  expect(await listPlayerSums(db, 901)).toMatchObject([
    { appearances: 2, minutes: 150, goals: 3, yellow: 1 },
  ]);
  expect(await listPlayerSums(db, 902)).toEqual([]); // a player on the bench has not played

  // A correction: the second goal was an own goal, and 902 came on.
  await saveAppearances(db, by(1), [
    anAppearance(901, { goals: 1 }),
    anAppearance(902, { minutes: 12, assists: 1 }),
  ]);
  expect(await listPlayerSums(db, 901)).toMatchObject([{ appearances: 2, goals: 2, yellow: 0 }]);
  expect(await listPlayerSums(db, 902)).toMatchObject([{ appearances: 1, minutes: 12, assists: 1 }]);

  // A correction: 902 was not in the match.
  await saveAppearances(db, by(1), [anAppearance(901, { goals: 1 })]);
  expect(await listPlayerSums(db, 902)).toEqual([]);
  expect(await listSums()).toEqual(await listFresh());
});

test('COMP-07: when a match moves to another season, its sums move too', async () => {
  await saveAppearances(db, by(3), [anAppearance(903, { goals: 1 })]);
  await sql`update matches set season = 2025 where api_id = 3`.execute(db);
  await saveAppearances(db, by(3), [anAppearance(903, { goals: 1 })]);
  expect(await listPlayerSums(db, 903)).toMatchObject([{ season: 2025, goals: 1 }]);
});

test('COMP-07: thirty matches of one squad stored concurrently, each twice, lose no goal and count none double', async () => {
  const squad = Array.from({ length: 15 }, (_, i) => 950 + i);
  const saves = matchIds.flatMap((id) => {
    const players = id % 2 ? squad : squad.toReversed();
    const observed = players.map((player) => anAppearance(player, { goals: id % 3, minutes: 10 + id }));
    return [saveAppearances(db, by(id), observed), saveAppearances(db, by(id), observed)];
  });
  expect(await Promise.all(saves)).not.toContain('refused');
  expect(await listSums()).toEqual(await listFresh());
  const [total] = (await listPlayerSums(db, 950)).filter(({ season }) => season === 2026);
  expect(total).toMatchObject({ appearances: 29, goals: 30 });
});

test('HOUSE: unchanged appearances, an empty response and an unknown match write zero rows', async () => {
  const observed = [
    anAppearance(904, { goals: 1, rating: 8.1 }),
    anAppearance(905, { minutes: null, rating: null }),
  ];
  await saveAppearances(single, by(4), observed);
  expect(await writtenBy(single, () => saveAppearances(single, by(4), observed))).toBe(0);
  expect(await writtenBy(single, () => saveAppearances(single, by(4), []))).toBe(0);
  expect(await saveAppearances(single, by(4_000), observed)).toBe('refused');
});

const eleven = (teamId: number, shirt: number | null) => ({
  teamId,
  formation: '4-3-3',
  colours: null,
  coach: { id: 4, name: 'P. Guardiola', photo: null },
  starters: [
    { id: 904, name: 'Kevin De Bruyne', number: 17, position: 'midfielder' as const, grid: null },
    { id: null, name: 'Mohamed Salah', number: shirt, position: null, grid: { row: 2, column: 1 } },
  ],
  substitutes: [],
});

test('DLG-07: line-ups are stored with the Arabic names of all players, including those without an id', async () => {
  await saveLineups(single, by(5), [eleven(52, 11), eleven(51, 9)]);
  const [first] = await findLineups(db, 5);
  expect(first).toMatchObject({
    teamId: 51,
    starters: [{ id: 904 }, { id: null, name: 'Mohamed Salah', arabicName: 'محمد صلاح', number: 9 }],
  });
  const coach = await db.selectFrom('coaches').select('arabic_name').executeTakeFirst();
  expect(coach?.arabic_name).toBe('غوارديولا');
});

test('DLG-07: an away side whose shirt is like the home shirt is served in other colours', async () => {
  const red = { shirt: '#c8102e', number: '#ffffff' };
  await saveLineups(single, by(5), [
    { ...eleven(52, 11), colours: { ...red, shirt: '#d01030' } },
    { ...eleven(51, 9), colours: red },
  ]);
  const { lineups } = (await findMatch(db, 5))!;
  expect(lineups.map(({ team, colours }) => [team.id, colours])).toEqual([
    [51, red],
    [52, { shirt: '#ffffff', number: '#10161B' }],
  ]);
});

test('HOUSE: unchanged line-ups in any order write zero rows; an empty list removes nothing', async () => {
  await saveLineups(single, by(6), [eleven(61, 9), eleven(62, 11)]);
  expect(await writtenBy(single, () => saveLineups(single, by(6), [eleven(62, 11), eleven(61, 9)]))).toBe(0);
  expect(await writtenBy(single, () => saveLineups(single, by(6), []))).toBe(0);
  expect(await writtenBy(single, () => saveLineups(single, by(6), [eleven(61, 8), eleven(62, 11)]))).toBe(1);
});

test('PLAYER-01: the provider’s sums are stored by season, competition and team; unchanged ones write zero rows', async () => {
  const season = {
    teamId: 40,
    competitionId: 39,
    season: 2025,
    appearances: 30,
    lineups: 28,
    minutes: 2500,
    position: 'attacker' as const,
    rating: 7.456789,
    isCaptain: false,
    substitutes: { in: 2, out: 5, bench: 2 },
    numbers: numbersWith({ goals: 20, assists: 7 }),
  };
  const observed = [
    { player: { ...aPerson(), isInjured: false }, seasons: [season, { ...season, teamId: 41 }] },
  ];
  await savePlayerSeasons(single, observed);
  expect(await writtenBy(single, () => savePlayerSeasons(single, observed))).toBe(0);
  const injured = [{ player: { ...aPerson(), isInjured: true }, seasons: [{ ...season, minutes: 2590 }] }];
  expect(await writtenBy(single, () => savePlayerSeasons(single, injured))).toBe(2);
  const rows = await db
    .selectFrom('player_seasons')
    .select(['team_id', 'minutes', 'goals', 'assists', 'rating'])
    .orderBy('team_id')
    .execute();
  expect(rows).toEqual([
    { team_id: 40, minutes: 2590, goals: 20, assists: 7, rating: 7.456789 },
    { team_id: 41, minutes: 2500, goals: 20, assists: 7, rating: 7.456789 },
  ]);
});

test('HOME-14: line-ups and appearances of an older response, or under a lost lease, change nothing', async () => {
  const lineup = {
    teamId: 71,
    formation: '4-3-3',
    colours: null,
    coach: null,
    starters: [],
    substitutes: [],
  };
  await saveLineups(db, by(7), [lineup]);
  await saveAppearances(db, by(7), [anAppearance(907, { goals: 2 })]);
  const older = { ...by(7), observedAt: new Date('2026-11-21T17:59:00Z') };
  expect(await saveLineups(db, older, [{ ...lineup, formation: '3-5-2' }])).toBe('refused');
  expect(await saveAppearances(db, older, [anAppearance(907, { goals: 1 })])).toBe('refused');
  const lost = { ...by(7), lease: { ...lease, term: lease.term - 1 } };
  await expect(saveLineups(db, lost, [{ ...lineup, formation: '3-5-2' }])).rejects.toThrow(LeaseLost);
  await expect(saveAppearances(db, lost, [anAppearance(907, { goals: 1 })])).rejects.toThrow(LeaseLost);
  expect((await findLineups(db, 7))[0]?.formation).toBe('4-3-3');
  expect((await listPlayerSums(db, 907))[0]?.goals).toBe(2);
});
