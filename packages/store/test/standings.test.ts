import { afterAll, expect, test } from 'vitest';
import { openDb } from '../src/db.ts';
import { saveSeasons } from '../src/seasons.ts';
import { saveStandings } from '../src/standings.ts';
import { saveTeamProfiles } from '../src/team-profiles.ts';
import { testDatabase } from '../testing/database.ts';
import { aSeason, aStandingRow, aTeamProfile } from '../testing/records.ts';
import { writtenBy } from '../testing/written-rows.ts';

const { db, url } = await testDatabase();
const single = openDb(url, { max: 1 });
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

test('HOUSE: a table told again writes zero rows, two teams that change places two', async () => {
  const told = table(307, 'Pro League');
  await saveStandings(single, told);
  expect(await writtenBy(single, () => saveStandings(single, told))).toBe(0);
  const [first, second, third] = told.groups[0]!.rows;
  const swapped = [{ ...second!, rank: 1 }, { ...first!, rank: 2 }, third!];
  told.groups[0]!.rows = swapped;
  expect(await writtenBy(single, () => saveStandings(single, told))).toBe(2);
  expect((await listed(307)).map(({ team_id }) => team_id)).toEqual([502, 501, 503]);
});

test('COMP-02: groups keep their order and names; what the table no longer has is gone, another season’s stays', async () => {
  await saveStandings(db, table(2, 'Group B', 'Group A'));
  await saveStandings(db, { ...table(2, 'League Stage'), season: 2025 });
  expect((await listed(2)).map(({ group_name }) => group_name)).toContain('Group A');
  await saveStandings(db, table(2, 'Group B'));
  const groups = new Set((await listed(2)).map(({ group_name }) => group_name));
  expect(groups).toEqual(new Set(['Group B', 'League Stage']));
  // An answer without a table does not take away the last one.
  await saveStandings(db, table(2));
  expect(await listed(2)).toHaveLength(6);
});

test('NAME-05: a team first met in a table gets its Arabic name, a known one is left as its profile says', async () => {
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
