import { setTimeout } from 'node:timers/promises';
import { translate } from '@safira/arabic/names/translate';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { saveCoaches } from '../../src/teams/coaches.ts';
import { openDb } from '../../src/db.ts';
import { savePeople } from '../../src/players/people.ts';
import { listPlayerNames, savePlayers } from '../../src/players/players.ts';
import { saveSquads } from '../../src/teams/squads.ts';
import { saveTeamProfiles } from '../../src/teams/profiles.ts';
import { testDatabase } from '@safira/testkit/database';
import { aPerson, aTeamProfile } from '@safira/testkit/records';
import { writtenBy } from '@safira/testkit/written-rows';

const { db, url } = await testDatabase();
const single = openDb(url, { max: 1, connectTimeoutMs: 60_000 });
afterAll(() => single.destroy());
await saveTeamProfiles(db, [aTeamProfile({ id: 40 }), aTeamProfile({ id: 50 })]);

const findPlayer = (id: number) =>
  db.selectFrom('players').selectAll().where('api_id', '=', id).executeTakeFirstOrThrow();

test('NAME-05: a player first seen in an event is stored in Arabic, with how the name was found', async () => {
  await savePeople(db, [
    { id: 1, name: 'Mohamed Salah' },
    { id: 2, name: 'Xqvert Zzolp' },
  ]);
  expect(await listPlayerNames(db, [1])).toEqual(
    new Map([[1, { name: 'محمد صلاح', originalName: 'Mohamed Salah' }]]),
  );
  expect((await findPlayer(1)).name_how).toBe('exact');
  expect((await findPlayer(2)).name_how).toBe('transliterated');
});

test('NAME-05: a profile expands an initial to the first name', async () => {
  await savePeople(db, [{ id: 3, name: 'C. Ekuban' }]);
  const before = (await findPlayer(3)).arabic_name;
  await savePlayers(db, [
    aPerson({ id: 3, name: 'C. Ekuban', firstname: 'Caleb Ansah', lastname: 'Ekuban', nationality: 'Ghana' }),
  ]);
  const { arabic_name, arabic_full_name, name } = await findPlayer(3);
  expect(name).toBe('C. Ekuban');
  expect(arabic_name).not.toBe(before);
  expect(arabic_name.split(' ')).toHaveLength(2);
  expect(arabic_full_name?.split(' ')).toHaveLength(3);
});

test('HOUSE: a profile stays when a list contains less; lists that write a name differently do not alternate', async () => {
  await savePlayers(single, [aPerson({ id: 306 })]);
  expect(await writtenBy(single, () => savePlayers(single, [aPerson({ id: 306 })]))).toBe(0);
  expect(await writtenBy(single, () => savePeople(single, [{ id: 306, name: 'Mohamed Salah Ghaly' }]))).toBe(
    0,
  );
  const poorer = aPerson({ id: 306, height: null, birth: { date: null, place: null, country: null } });
  expect(await writtenBy(single, () => savePlayers(single, [poorer]))).toBe(0);

  await savePeople(single, [{ id: 7, name: 'K. De Bruyne' }]);
  await savePeople(single, [{ id: 7, name: 'Kevin De Bruyne' }]);
  expect(await writtenBy(single, () => savePeople(single, [{ id: 7, name: 'K. De Bruyne' }]))).toBe(0);
  expect((await findPlayer(7)).name).toBe('Kevin De Bruyne');
});

test('HOUSE: a list saved after the profile, from rows read before it, does not overwrite the profile', async () => {
  let late: Promise<void> | undefined;
  await db.transaction().execute(async (trx) => {
    await savePlayers(trx, [aPerson({ id: 1_000 })]);
    late = savePeople(db, [{ id: 1_000, name: 'M. Salah' }]); // sees no row yet, and waits for our commit
    await setTimeout(300);
  });
  await late;
  expect(await findPlayer(1_000)).toMatchObject({ has_profile: true, nationality: 'Egypt' });
});

test('OURS-07: a player is found by a prefix of the search key, however the Arabic is typed', async () => {
  await savePlayers(db, [aPerson({ id: 306 })]);
  for (const typed of ['محمد صـلاح', 'مُحمد']) {
    const { rows } = await sql<{ api_id: number }>`
      select api_id from players where search_key like fold_for_search(${typed}) || '%'`.execute(db);
    expect(rows).toContainEqual({ api_id: 306 });
  }
  expect((await findPlayer(306)).search_key).toBe('محمد صلاح m salah');
});

test('TEAM-02: a player who left a squad is removed, one who stays is not written again', async () => {
  const player = (id: number, number: number) => ({
    id,
    name: `Squad Player${id}`,
    age: 20,
    number,
    position: 'defender' as const,
    photo: null,
  });
  const squad = { teamId: 40, players: [player(11, 1), player(12, 2), player(13, 3)] };
  await saveSquads(single, [squad, { teamId: 50, players: [player(11, 9)] }]);
  expect(await writtenBy(single, () => saveSquads(single, [squad]))).toBe(0);
  // An empty list is a provider error, not a team without players.
  expect(await writtenBy(single, () => saveSquads(single, [{ teamId: 40, players: [] }]))).toBe(0);

  const later = { teamId: 40, players: [player(11, 1), player(13, 4)] };
  expect(await writtenBy(single, () => saveSquads(single, [later]))).toBe(2);
  const rows = await db.selectFrom('squads').select(['team_id', 'player_id', 'number']).execute();
  expect(rows.toSorted((a, b) => a.team_id - b.team_id || a.player_id - b.player_id)).toEqual([
    { team_id: 40, player_id: 11, number: 1 },
    { team_id: 40, player_id: 13, number: 4 },
    { team_id: 50, player_id: 11, number: 9 },
  ]);
});

test('NAME-05: a coach and a player with the same id are stored separately', async () => {
  const coach = {
    ...aPerson({ id: 306, name: 'P. Guardiola', firstname: 'Josep', lastname: 'Guardiola' }),
    teamId: 40,
  };
  const observed = { ...coach, nationality: 'Spain' };
  await saveCoaches(single, [observed]);
  expect(await writtenBy(single, () => saveCoaches(single, [observed]))).toBe(0);
  const row = await db.selectFrom('coaches').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ arabic_name: 'بيب غوارديولا', team_id: 40 });
  expect((await findPlayer(306)).name).toBe('M. Salah');
  await saveCoaches(db, [{ ...observed, teamId: null }]);
  expect((await db.selectFrom('coaches').select('team_id').executeTakeFirstOrThrow()).team_id).toBeNull();
});

test.each(['D. Forl\uFFFDn', 'D. Forlï¿½n', ''])(
  'NAME-05: quirk 13: a name received as %j replaces no stored one, in a list or in a profile',
  async (broken) => {
    await savePeople(single, [{ id: 2_001, name: 'D. Forlán' }]);
    const longer = broken.replace('D.', 'Diego'); // if intact, it would be the better name
    expect(await writtenBy(single, () => savePeople(single, [{ id: 2_001, name: longer }]))).toBe(0);
    const profile = aPerson({ id: 2_002, name: 'D. Forlán', firstname: 'Diego', lastname: 'Forlán Corazo' });
    await savePlayers(single, [profile]);
    const again = { ...profile, name: broken, firstname: broken, lastname: broken };
    expect(await writtenBy(single, () => savePlayers(single, [again]))).toBe(0);
    expect(await findPlayer(2_001)).toMatchObject({ name: 'D. Forlán' });
  },
);

test('NAME-05: quirk 13: a player with a broken name is stored, and gets the first intact one received', async () => {
  const broken = 'D. Forl\uFFFDn';
  await savePeople(db, [{ id: 2_003, name: broken }]);
  await savePlayers(db, [aPerson({ id: 2_004, name: broken, firstname: 'Di\uFFFDgo', lastname: 'Forlán' })]);
  expect(await findPlayer(2_003)).toMatchObject({ name: broken });
  expect(await findPlayer(2_004)).toMatchObject({ name: broken, firstname: null, lastname: 'Forlán' });
  await savePeople(
    db,
    [2_003, 2_004].map((id) => ({ id, name: 'D. Forlán' })),
  );
  expect(await findPlayer(2_003)).toMatchObject({
    name: 'D. Forlán',
    arabic_name: translate('player', 'D. Forlán').text,
  });
  expect(await findPlayer(2_004)).toMatchObject({ name: 'D. Forlán', has_profile: true });
});
