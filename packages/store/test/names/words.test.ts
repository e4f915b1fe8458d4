import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDb } from '../../src/db.ts';
import { weighNames } from '../../src/names/words.ts';
import { savePeople } from '../../src/players/people.ts';
import { addToSums } from '../../src/players/sums.ts';
import { savePlayers } from '../../src/players/players.ts';
import { searchPlayers } from '../../src/search/player-search.ts';
import { searchTeams } from '../../src/search/team-search.ts';
import { listTeams } from '../../src/teams/reads.ts';
import { saveTeams } from '../../src/teams/teams.ts';
import { testDatabase } from '@safira/testkit/database';
import { aPerson } from '@safira/testkit/records';
import { writtenBy } from '@safira/testkit/written-rows';

const { db, url } = await testDatabase();

/** More namesakes than any query examines. */
const CROWD = 3_000;
await savePeople(
  db,
  Array.from({ length: CROWD }, (_, index) => ({ id: 10_000 + index, name: `Carlos Brunild Torvald` })),
);
const LAST = 10_000 + CROWD - 1;

async function played(playerId: number, minutes: number) {
  await addToSums(db, {
    removed: [],
    added: [
      {
        player_id: playerId,
        competition_id: 307,
        season: 2026,
        minutes,
        goals: 0,
        assists: 0,
        yellow: 0,
        yellowred: 0,
        red: 0,
      },
    ],
  });
  await weighNames(db);
}

const foundFor = async (text: string, limit = 5) =>
  (await searchPlayers(db, text, { limit, hasNear: true })).map(({ id }) => id);

test.each(['carlos', 'ca', 'carlos brunild', 'brunlid', 'carlos burnild torvald'])(
  'OURS-07: with more namesakes than are examined, %s finds the one with minutes played',
  async (text) => {
    await played(LAST, 900);
    expect((await foundFor(text))[0]).toBe(LAST);
    await played(LAST, -900);
  },
);

test('OURS-07: a common word with a rare one finds names with both', async () => {
  await savePeople(db, [
    { id: 1, name: 'Carlos Xyvarin' },
    { id: 4, name: 'Zeno Xyvarin' },
  ]);
  expect(await foundFor('carlos xyvarin')).toEqual([1]);
  expect(await foundFor('xyvarni car')).toEqual([1]);
});

test('OURS-07: a word of four letters is found if one of them is missing', async () => {
  await savePeople(db, [{ id: 2, name: 'B. Zqwk' }]);
  for (const text of ['qwk', 'zwk', 'zqk', 'zqw']) expect(await foundFor(text)).toEqual([2]);
});

test('OURS-07: two letters find an active player, although hundreds of shorter words have this prefix', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const words = letters.flatMap((one) => letters.map((other) => `Qq${one}${other}`));
  await savePeople(db, [
    ...words.map((name, index) => ({ id: 20_000 + index, name })),
    { id: 5, name: 'Qqvorimandel' },
  ]);
  await played(5, 900);
  expect((await foundFor('qq'))[0]).toBe(5);
  expect((await foundFor('qqv'))[0]).toBe(5);
});

test('OURS-07: a renamed player is found by the new name only', async () => {
  await savePlayers(db, [aPerson({ id: 3, name: 'Vrombel', firstname: null, lastname: null })]);
  expect(await foundFor('vrombel')).toEqual([3]);
  await savePlayers(db, [aPerson({ id: 3, name: 'Klixor', firstname: null, lastname: null })]);
  expect(await foundFor('klixor')).toEqual([3]);
  expect(await foundFor('vrombel')).toEqual([]);
});

test('OURS-07: minutes that do not change a name’s weight write no words', async () => {
  const one = openDb(url, { max: 1, connectTimeoutMs: 60_000 });
  const words = async () => {
    const { rows } = await sql<{ at: string }>`
      select string_agg(xmin::text || weight, ' ' order by word) as at from player_words where id = 10000`.execute(
      one,
    );
    return rows[0]!.at;
  };
  await played(10_000, 600);
  const before = await words();
  await played(10_000, 90);
  expect(await words()).toBe(before);
  expect(await writtenBy(one, () => sql`select save_player_words(array[10000])`.execute(one))).toBe(0);
  expect(await weighNames(one)).toBe(0);
  await played(10_000, 90_000);
  expect(await words()).not.toBe(before);
  await one.destroy();
});

test('TEAM-01: a list by name is exact in pages, total and country, with the words in any order', async () => {
  const town = (id: number, name: string, country: string) => ({ id, name, country, logo: null });
  await saveTeams(db, [
    ...Array.from({ length: 60 }, (_, index) => town(500 + index, `Brimhold ${index}`, 'Spain')),
    town(600, 'Athletic Brimhold', 'Italy'),
  ]);
  const { teams, total } = await listTeams(db, { search: 'brimhold', limit: 50, page: 2 });
  expect({ count: teams.length, total }).toEqual({ count: 11, total: 61 });
  const italian = await listTeams(db, { search: 'brimh athl', country: 'Italy', limit: 50, page: 1 });
  expect(italian.teams.map(({ id }) => id)).toEqual([600]);
  expect((await searchTeams(db, 'brimhodl athletic', 3)).map(({ id }) => id)).toEqual([600]);
});

test('HOUSE: two transactions that add the same words in different order do not wait for each other', async () => {
  const bothSaved = Promise.withResolvers<void>();
  let waiting = 0;
  const waitForBoth = () => {
    waiting++;
    if (waiting === 2) bothSaved.resolve();
    return bothSaved.promise;
  };
  const saveInOrder = (first: { id: number; name: string }, second: { id: number; name: string }) =>
    db.transaction().execute(async (trx) => {
      await savePeople(trx, [first]);
      await waitForBoth();
      await savePeople(trx, [second]);
    });
  await Promise.all([
    saveInOrder({ id: 71, name: 'Ozvelgrun' }, { id: 72, name: 'Parkhoszt' }),
    saveInOrder({ id: 73, name: 'Parkhoszt' }, { id: 74, name: 'Ozvelgrun' }),
  ]);
  expect(await foundFor('ozvelgrun')).toEqual([71, 74]);
  expect(await foundFor('parkhozt')).toEqual([72, 73]);
});
