import { afterAll, expect, test } from 'vitest';
import { openDb } from '../../src/db.ts';
import { applyOverrides, deleteOverride, saveOverride } from '../../src/names/overrides.ts';
import { savePeople } from '../../src/players/people.ts';
import { savePlayers } from '../../src/players/players.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { saveTeamProfiles } from '../../src/teams/profiles.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { aPerson, aTeamProfile } from '@safira/testkit/records';
import { writtenBy } from '@safira/testkit/written-rows';

const { db, owner, url } = await testDatabase();
const single = openDb(url, { max: 1, connectTimeoutMs: 60_000 });
afterAll(() => single.destroy());
const lease = await aLease(db);

const playerName = (id: number) =>
  db
    .selectFrom('players')
    .select(['arabic_name', 'name_how'])
    .where('api_id', '=', id)
    .executeTakeFirstOrThrow();

const clubName = (id: number) =>
  db
    .selectFrom('teams')
    .select(['arabic_name', 'name_how'])
    .where('api_id', '=', id)
    .executeTakeFirstOrThrow();

test('NAME-05: an editor’s override wins, by id before by name, and unchanged it writes zero rows', async () => {
  await saveOverride(owner, { kind: 'player', english: 'Xqvert Zzolp', arabic: 'إكسفرت' });
  await saveOverride(owner, { kind: 'player', id: 2, arabic: 'زولب' });
  const people = [1, 2].map((id) => ({ id, name: 'Xqvert Zzolp' }));
  await savePeople(single, people);
  expect(await playerName(1)).toEqual({ arabic_name: 'إكسفرت', name_how: 'override' });
  expect(await playerName(2)).toEqual({ arabic_name: 'زولب', name_how: 'override' });
  expect(await writtenBy(single, () => savePeople(single, people))).toBe(0);
});

test('NAME-05: a changed or deleted override takes effect at the next save', async () => {
  await savePlayers(db, [aPerson({ id: 3 })]);
  await saveOverride(owner, { kind: 'player', id: 3, arabic: 'أبو مكة' });
  await savePlayers(db, [aPerson({ id: 3 })]);
  expect((await playerName(3)).arabic_name).toBe('أبو مكة');
  await deleteOverride(owner, { kind: 'player', id: 3 });
  await savePlayers(db, [aPerson({ id: 3 })]);
  expect((await playerName(3)).arabic_name).toBe('محمد صلاح');

  await saveTeamProfiles(db, [aTeamProfile()]);
  await saveOverride(owner, { kind: 'club', id: 2932, arabic: 'الزعيم' });
  await saveOverride(owner, { kind: 'stadium', english: 'Kingdom Arena', arabic: 'ملعب الزعيم' });
  await saveTeamProfiles(db, [aTeamProfile()]);
  expect(await clubName(2932)).toEqual({ arabic_name: 'الزعيم', name_how: 'override' });
  const venue = await db.selectFrom('venues').select('arabic_name').executeTakeFirst();
  expect(venue?.arabic_name).toBe('ملعب الزعيم');
  await deleteOverride(owner, { kind: 'stadium', english: 'Kingdom Arena' });
  // A new logo is written, and the override stays.
  await saveTeamProfiles(db, [aTeamProfile({ logo: 'https://example.com/1.png' })]);
  expect((await clubName(2932)).arabic_name).toBe('الزعيم');
});

test('NAME-05: applyOverrides applies and reverts overrides on all stored rows, only where they differ', async () => {
  const observation = anObservation({ id: 5, homeName: 'Al Ittihad' });
  observation.match.referee = { name: 'Xqvert Zzolp', country: 'Norway' };
  const at = (minute: number) => new Date(Date.parse('2026-11-21T18:00:00Z') + minute * 60_000);
  await saveObservations(db, { observations: [observation], observedAt: at(0), lease });
  const overrides = [
    { kind: 'club', english: 'Al Ittihad', arabic: 'النادي' },
    { kind: 'competition', id: 307, arabic: 'البطولة' },
    { kind: 'stadium', english: 'Kingdom Arena', arabic: 'الملعب' },
    { kind: 'referee', english: 'Xqvert Zzolp', arabic: 'الحكم' },
  ] as const;
  const names = async () => {
    const row = await db
      .selectFrom('matches as m')
      .innerJoin('teams as t', 't.api_id', 'm.home_id')
      .innerJoin('competitions as c', 'c.api_id', 'm.competition_id')
      .innerJoin('venues as v', 'v.id', 'm.venue_id')
      .select(['t.arabic_name as club', 'c.arabic_name as competition', 'v.arabic_name as stadium'])
      .select('m.referee_arabic as referee')
      .where('m.api_id', '=', 5)
      .executeTakeFirstOrThrow();
    return [row.club, row.competition, row.stadium, row.referee];
  };
  const before = await names();
  await applyOverrides(db);
  for (const override of overrides) await saveOverride(owner, override);
  expect(await applyOverrides(db)).toBe(4);
  expect(await names()).toEqual(['النادي', 'البطولة', 'الملعب', 'الحكم']);
  expect(await applyOverrides(db)).toBe(0);

  // A live match is written repeatedly: the overrides stay.
  observation.match.goals = { home: 1, away: 0 };
  await saveObservations(db, { observations: [observation], observedAt: at(1), lease });
  expect(await names()).toEqual(['النادي', 'البطولة', 'الملعب', 'الحكم']);

  for (const override of overrides) await deleteOverride(owner, override);
  expect(await applyOverrides(db)).toBe(4);
  expect(await names()).toEqual(before);
});
