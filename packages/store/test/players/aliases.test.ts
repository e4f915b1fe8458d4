import { afterAll, beforeEach, expect, test } from 'vitest';
import { sightingsIn } from '@safira/football/observed/second-ids';
import type { ObservedSquad } from '@safira/football/observed/records';
import { sql } from 'kysely';
import { openDb } from '../../src/db.ts';
import { listAliases, saveAliases } from '../../src/players/aliases.ts';
import { savePlayers } from '../../src/players/players.ts';
import { saveSquads } from '../../src/teams/squads.ts';
import { saveTeamProfiles } from '../../src/teams/profiles.ts';
import { testDatabase } from '@safira/testkit/database';
import { aPerson, aTeamProfile } from '@safira/testkit/records';
import { writtenBy } from '@safira/testkit/written-rows';

const { db, owner, url } = await testDatabase();
const single = openDb(url, { max: 1, connectTimeoutMs: 60_000 });
afterAll(() => single.destroy());
await saveTeamProfiles(db, [aTeamProfile({ id: 40 }), aTeamProfile({ id: 50 })]);

beforeEach(async () => {
  await sql`truncate player_aliases, squads, players cascade`.execute(owner);
});

type Player = ObservedSquad['players'][number];
const player = (id: number, rest: Partial<Player> = {}): Player => ({
  id,
  name: 'M. Salah',
  age: 33,
  number: 11,
  position: 'attacker',
  photo: null,
  ...rest,
});
const gakpo = player(18, { name: 'C. Gakpo', number: 18 });
const squad = (...players: Player[]) => saveSquads(db, [{ teamId: 40, players }]);
const seen = (id: number, rest: { teamId?: number; number?: number; name?: string } = {}) => ({
  teamId: 40,
  id,
  number: 11,
  name: 'Mohamed Salah',
  ...rest,
});
const listed = async () => {
  const rows = await db.selectFrom('squads').select('player_id').where('team_id', '=', 40).execute();
  return rows.map((row) => row.player_id).toSorted((a, b) => a - b);
};
const aliases = async (...ids: number[]) => Object.fromEntries(await listAliases(db, ids));

test('PLAYER-01: quirk 6: a second id seen in a line-up is stored once, and found by it', async () => {
  await squad(player(306), gakpo);
  const lineup = {
    teamId: 40,
    formation: null,
    colours: null,
    coach: null,
    starters: [{ id: 1306, name: 'Mohamed Salah', number: 11, position: null, grid: null }],
    substitutes: [],
  };
  await saveAliases(db, sightingsIn([lineup]));
  expect(await aliases(1306, 306, 18)).toEqual({ 1306: 306 });
  expect(await writtenBy(single, () => saveAliases(single, sightingsIn([lineup])))).toBe(0);
});

test('PLAYER-01: quirk 6: a player listed in a squad by a second id has not left, and stays under the first id', async () => {
  await squad(player(306), gakpo);
  await squad(player(1306), gakpo);
  expect(await listed()).toEqual([18, 306]);
  expect(await aliases(1306)).toEqual({ 1306: 306 });
  const listedAgain = { teamId: 40, players: [player(1306), gakpo] };
  expect(await writtenBy(single, () => saveSquads(single, [listedAgain]))).toBe(0);
});

test('PLAYER-01: quirk 6: two ids in one squad are two people, and an alias between them is deleted', async () => {
  await squad(player(306), gakpo);
  await squad(player(306), player(1306, { number: 12 }), gakpo);
  expect(await aliases(1306)).toEqual({});
  expect(await listed()).toEqual([18, 306, 1306]);
  // They swap shirt numbers, and a line-up has only one of them.
  await saveAliases(db, [seen(1306)]);
  expect(await aliases(1306)).toEqual({});

  await saveAliases(db, [seen(2306)]);
  expect(await aliases(2306)).toEqual({ 2306: 306 });
  await squad(player(306), player(2306, { number: 13 }), gakpo);
  expect(await aliases(2306)).toEqual({});
  expect(await listed()).toEqual([18, 306, 2306]);
});

test('PLAYER-01: quirk 6: a namesake with the same shirt number but another birth date is another player', async () => {
  await squad(player(306), gakpo);
  await savePlayers(db, [
    aPerson({ id: 306, birth: { date: '1992-06-15', place: null, country: null } }),
    aPerson({ id: 1306, birth: { date: '2007-01-01', place: null, country: null } }),
  ]);
  await squad(player(1306), gakpo);
  expect(await aliases(1306)).toEqual({});
  expect(await listed()).toEqual([18, 1306]);
});

test('PLAYER-01: quirk 6: a third id points to the first, never to the second', async () => {
  await squad(player(306));
  await saveAliases(db, [seen(1306)]);
  // Another team was stored before 1306 was known to be 306.
  await sql`insert into players (api_id, name, arabic_name, name_how) values (1306, 'M. Salah', 'x', 'exact')`.execute(
    db,
  );
  await sql`insert into squads (team_id, player_id, number) values (50, 1306, 10)`.execute(db);
  await saveAliases(db, [seen(2306, { teamId: 50, number: 10 })]);
  expect(await aliases(1306, 2306)).toEqual({ 1306: 306, 2306: 306 });
  // The first id, seen again, does not become an alias.
  await saveAliases(db, [seen(306, { teamId: 50, number: 10 })]);
  expect(await aliases(306, 1306, 2306)).toEqual({ 1306: 306, 2306: 306 });
});

test('PLAYER-01: quirk 6: when a first id turns out to be a second one, all aliases of it move along', async () => {
  await squad(player(306));
  await saveSquads(db, [{ teamId: 50, players: [player(1306, { number: 10 })] }]);
  await saveAliases(db, [seen(2306, { teamId: 50, number: 10 })]);
  expect(await aliases(2306)).toEqual({ 2306: 1306 });
  await saveAliases(db, [seen(1306)]);
  expect(await aliases(1306, 2306)).toEqual({ 1306: 306, 2306: 306 });
});
