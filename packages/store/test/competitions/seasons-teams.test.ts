import { afterAll, expect, test } from 'vitest';
import { openDb } from '../../src/db.ts';
import { findCurrentSeason, listSeasons, saveSeasons } from '../../src/competitions/seasons.ts';
import { saveTeamProfiles } from '../../src/teams/profiles.ts';
import { testDatabase } from '@safira/testkit/database';
import { aSeason, aTeamProfile } from '@safira/testkit/records';
import { writtenBy } from '@safira/testkit/written-rows';

const { db, url } = await testDatabase();
const single = openDb(url, { max: 1, connectTimeoutMs: 60_000 });
afterAll(() => single.destroy());

test('NAME-05: saving a season also saves its competition, with its Arabic name', async () => {
  await saveSeasons(db, [
    aSeason({ season: 2025, isCurrent: false }),
    aSeason({ season: 2026 }),
    aSeason({ season: 2027, isCurrent: false }),
  ]);
  const competition = await db.selectFrom('competitions').selectAll().executeTakeFirstOrThrow();
  // An announced season is not current: the competition shows 2026.
  expect(competition).toMatchObject({
    api_id: 307,
    arabic_name: 'دوري روشن السعودي',
    name_how: 'exact',
    season: 2026,
    type: 'league',
  });
  expect(await db.selectFrom('seasons').select(['season', 'is_current']).orderBy('season').execute()).toEqual(
    [
      { season: 2025, is_current: false },
      { season: 2026, is_current: true },
      { season: 2027, is_current: false },
    ],
  );
});

test('HOUSE: unchanged seasons write zero rows, a changed coverage flag one', async () => {
  const seasons = [39, 140].map((competitionId) =>
    aSeason({ competitionId, name: `League ${competitionId}` }),
  );
  await saveSeasons(single, seasons);
  expect(await writtenBy(single, () => saveSeasons(single, seasons))).toBe(0);
  const flipped = [seasons[0]!, aSeason({ ...seasons[1]!, coverage: { injuries: false } })];
  expect(await writtenBy(single, () => saveSeasons(single, flipped))).toBe(1);
});

test('OURS-12: a running cup is named by the years that its earlier seasons took, not by its last known match', async () => {
  const cup = { competitionId: 137, name: 'Coppa Italia', type: 'cup' as const };
  await saveSeasons(db, [
    aSeason({ ...cup, season: 2025, start: '2025-08-09', end: '2026-05-13', isCurrent: false }),
    aSeason({ ...cup, season: 2026, start: '2026-08-08', end: '2026-12-03', isCurrent: true }),
  ]);
  expect((await listSeasons(db, 137)).map(({ name }) => name)).toEqual(['2026/27', '2025/26']);
});

test('PLAYER-01: the season of a player who is not stored is that of most competitions, not of a cup a year ahead', async () => {
  await saveSeasons(db, [
    ...[307, 39].map((competitionId) => aSeason({ competitionId, name: `League ${competitionId}` })),
    aSeason({ competitionId: 7, name: 'Asian Cup', type: 'cup', season: 2027 }),
  ]);
  expect(await findCurrentSeason(db, { playerId: 1 })).toBe(2026);
});

test('TEAM-02: a profile stores code, founding year, kind and the facts of the venue', async () => {
  await saveTeamProfiles(db, [aTeamProfile()]);
  const row = await db
    .selectFrom('teams as t')
    .innerJoin('venues as v', 'v.id', 't.ground_id')
    .select([
      't.arabic_name',
      't.code',
      't.founded',
      't.is_national',
      'v.arabic_name as venue',
      'v.capacity',
      'v.surface',
    ])
    .executeTakeFirst();
  expect(row).toEqual({
    arabic_name: 'الهلال',
    code: 'HIL',
    founded: 1957,
    is_national: false,
    venue: 'المملكة أرينا',
    capacity: 26090,
    surface: 'grass',
  });
});

test('HOUSE: unchanged profiles write zero rows, and a response without the capacity removes nothing', async () => {
  await saveTeamProfiles(single, [aTeamProfile()]);
  expect(await writtenBy(single, () => saveTeamProfiles(single, [aTeamProfile()]))).toBe(0);
  const { ground } = aTeamProfile();
  const poorer = aTeamProfile({ ground: { ...ground!, capacity: null, surface: null } });
  expect(await writtenBy(single, () => saveTeamProfiles(single, [poorer]))).toBe(0);
  expect(await writtenBy(single, () => saveTeamProfiles(single, [aTeamProfile({ founded: 1958 })]))).toBe(1);

  const moved = aTeamProfile({ ground: { ...poorer.ground!, address: 'Olaya Street' } });
  await saveTeamProfiles(single, [moved]);
  const venue = await db.selectFrom('venues').select(['address', 'capacity']).executeTakeFirst();
  expect(venue).toEqual({ address: 'Olaya Street', capacity: 26090 });
});
