import { afterAll, describe, expect, test } from 'vitest';
import { openDb } from '../../src/db.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { saveSeasons } from '../../src/competitions/seasons.ts';
import { findLiveStandings, findStandings, saveStandings } from '../../src/competitions/standings.ts';
import { saveTeamProfiles } from '../../src/teams/profiles.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { aSeason, aStandingRow, aTeamProfile } from '@safira/testkit/records';
import { writtenBy } from '@safira/testkit/written-rows';

const { db, url } = await testDatabase();
const single = openDb(url, { max: 1, connectTimeoutMs: 60_000 });
afterAll(() => single.destroy());
await saveSeasons(db, [aSeason(), aSeason({ competitionId: 39 }), aSeason({ competitionId: 2 })]);

const table = (competitionId: number, ...names: string[]) => ({
  competitionId,
  season: 2026,
  groups: names.map((name) => ({ name, rows: [1, 2, 3].map((rank) => aStandingRow(rank)) })),
});
const listed = (competitionId: number) =>
  db
    .selectFrom('standings')
    .select(['group_name', 'rank', 'team_id'])
    .where('competition_id', '=', competitionId)
    .orderBy('group_order')
    .orderBy('position')
    .execute();

test('HOUSE: an unchanged table writes zero rows, two teams that swap places two', async () => {
  const observed = table(307, 'Pro League');
  await saveStandings(single, observed);
  expect(await writtenBy(single, () => saveStandings(single, observed))).toBe(0);
  const [first, second, third] = observed.groups[0]!.rows;
  const swapped = [{ ...second!, rank: 1 }, { ...first!, rank: 2 }, third!];
  observed.groups[0]!.rows = swapped;
  expect(await writtenBy(single, () => saveStandings(single, observed))).toBe(2);
  expect((await listed(307)).map(({ team_id }) => team_id)).toEqual([502, 501, 503]);
});

test('COMP-02: groups keep their order and names; rows missing in the new table are deleted, other seasons stay', async () => {
  await saveStandings(db, table(2, 'Group B', 'Group A'));
  await saveStandings(db, { ...table(2, 'League Stage'), season: 2025 });
  expect((await listed(2)).map(({ group_name }) => group_name)).toContain('Group A');
  await saveStandings(db, table(2, 'Group B'));
  const groups = new Set((await listed(2)).map(({ group_name }) => group_name));
  expect(groups).toEqual(new Set(['Group B', 'League Stage']));
  // A response without a table does not delete the last one.
  await saveStandings(db, table(2));
  expect(await listed(2)).toHaveLength(6);
});

test('NAME-05: a team first seen in a table gets its Arabic name, a known one keeps its profile', async () => {
  await saveTeamProfiles(db, [aTeamProfile({ id: 501 })]);
  const rows = [
    aStandingRow(1, { team: { id: 501, name: 'Al Hilal', logo: 'https://example.com/x.png' } }),
    aStandingRow(2, { team: { id: 599, name: 'Liverpool', logo: null } }),
  ];
  await saveStandings(db, { competitionId: 39, season: 2026, groups: [{ name: 'Premier League', rows }] });
  const teams = await db
    .selectFrom('teams')
    .select(['name', 'arabic_name'])
    .where('api_id', 'in', [501, 599])
    .orderBy('api_id')
    .execute();
  expect(teams).toEqual([
    { name: 'Al-Hilal Saudi FC', arabic_name: 'الهلال' },
    { name: 'Liverpool', arabic_name: 'ليفربول' },
  ]);
});

test('COMP-02: a table is read as it was saved, its teams with Arabic names; undefined without a table', async () => {
  const all = { played: 12, win: 9, draw: 2, lose: 1, for: 30, against: 11 };
  const home = { ...all, played: 6 };
  const first = aStandingRow(1, {
    team: { id: 2932, name: 'Al-Hilal Saudi FC', logo: null },
    goalsDiff: 19,
    form: 'WWDLW',
    status: 'up',
    description: 'AFC Champions League',
    all,
    home,
  });
  const groups = [
    { name: 'Group B', rows: [first] },
    { name: 'Group A', rows: [aStandingRow(1), aStandingRow(2)] },
  ];
  await saveStandings(db, { competitionId: 2, season: 2024, groups });
  const found = await findStandings(db, { competitionId: 2, season: 2024 });
  expect(found?.map(({ name, rows }) => [name, rows.map(({ team }) => team.id)])).toEqual([
    ['Group B', [2932]],
    ['Group A', [501, 502]],
  ]);
  const { team: _, ...facts } = first;
  expect(found?.[0]?.rows[0]).toEqual({
    ...facts,
    team: {
      id: 2932,
      _id: expect.any(String),
      name: 'الهلال',
      originalName: 'Al-Hilal Saudi FC',
      logo: null,
    },
  });
  expect(await findStandings(db, { competitionId: 2, season: 2023 })).toBeUndefined();
  expect(await findLiveStandings(db, { competitionId: 2, season: 2023, now: 0 })).toBeUndefined();
});

describe('with live scores', () => {
  const KICKOFF = '2026-11-21T18:00:00Z';
  const now = Date.parse(KICKOFF) + 3_600_000;
  const of = { competitionId: 307, season: 2026 };
  let polls = 0;

  async function play(status: string, goals: [number, number]) {
    const observed = anObservation({ id: 9, kickoff: KICKOFF, status, goals });
    const observation = {
      ...observed,
      home: { ...observed.home, id: 503 },
      away: { ...observed.away, id: 501 },
      match: { ...observed.match, homeId: 503, awayId: 501 },
    };
    const lease = await aLease(db);
    await saveObservations(db, { observations: [observation], observedAt: new Date(now + ++polls), lease });
  }
  /** Points 29, 28 and 27, nothing played. */
  const before = () => saveStandings(db, table(307, 'Pro League'));
  async function points() {
    const live = await findLiveStandings(db, { ...of, now });
    return live?.groups[0]?.rows.map(({ team, points: sum }) => [team.id, sum]);
  }

  test('OURS-06: a live match lifts a team; a finished one counts once, in the stored table or not', async () => {
    await before();
    await play('2H', [2, 0]);
    expect(await points()).toEqual([
      [503, 30],
      [501, 29],
      [502, 28],
    ]);
    expect(await findLiveStandings(db, { ...of, now })).toMatchObject({
      isLive: true,
      groups: [{ rows: [{ isLive: true, rankBefore: 3, rank: 1 }, { isLive: true }, { isLive: false }] }],
    });
    expect((await findStandings(db, of))?.[0]?.rows.map((row) => row.points)).toEqual([29, 28, 27]);

    await play('FT', [3, 0]);
    const once = [
      [503, 30],
      [501, 29],
      [502, 28],
    ];
    expect(await points()).toEqual(once);

    const all = { played: 1, win: 0, draw: 0, lose: 0, for: 0, against: 0 };
    const rows = [
      aStandingRow(1, { team: { id: 503, name: 'Home 9', logo: null }, points: 30, all }),
      aStandingRow(2, { team: { id: 501, name: 'Away 9', logo: null }, points: 29, all }),
      aStandingRow(3, { team: { id: 502, name: 'Team 2', logo: null }, points: 28 }),
    ];
    await saveStandings(db, { ...of, groups: [{ name: 'Pro League', rows }] });
    expect(await points()).toEqual(once);
    expect((await findLiveStandings(db, { ...of, now }))?.isLive).toBe(false);
  });
});
