import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { channels } from '@safira/broadcasts/tables/channels';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { listEntries, listEntryChanges } from '@safira/store/broadcasts/entries';
import { findHead } from '@safira/store/matches/changes';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { connectAs, testDatabase } from '@safira/testkit/database';
import { aTeamProfile } from '@safira/testkit/records';
import { runBroadcastsCommand } from '../../../../tools/broadcasts/commands.ts';
import { NOW, store } from '../api.ts';
import { between } from '../matches/matches-between.ts';

const { db } = await testDatabase();
const api = connectAs('api', db);
await saveTeamProfiles(db, [aTeamProfile()]);
await store(db, between({ league: 307, home: 2932, away: 2939, id: 1, kickoff: '2026-11-21T17:00:00Z' }));
await saveChannels(db, channels);

const folder = mkdtempSync(join(tmpdir(), 'safira-list-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'list.txt');

const run = (...words: string[]) => runBroadcastsCommand({ db: api, now: new Date(NOW) }, words);
const write = (name: string) =>
  writeFileSync(
    file,
    `الدوري\tالوقت\tالفريق الأول\tالفريق الثاني\tالمعلق\tالقناة
روشن\t8:00 م\tالهلال\tالنصر\t${name}\tثمانية 1
روشن\t8:00 م\tالهلال\tالرائد\t\tثمانية 2`,
  );
const stored = async () =>
  (await listEntries(api, [1])).map(
    ({ channel, commentators }) => `${channel}: ${commentators.map(({ name }) => name).join()}`,
  );

test('OURS-17: pnpm broadcasts import shows what a list would store, and stores it only with --store', async () => {
  write('معلّق تجريبي 1');
  const shown = await run('import', file, '--date', '2026-11-21');
  expect(shown.isDone).toBe(true);
  expect(shown.text).toContain(
    'line 2: new: الهلال - النصر (1), 2026-11-21 8:00 م: ثمانية 1: معلّق تجريبي 1 (new) (expected)',
  );
  expect(shown.text).toContain('match unknown');
  expect(shown.text).toContain('0 same, 1 new, 0 conflict, 1 unclear');
  expect(await stored()).toEqual([]);

  const done = await run('import', file, '--date', '2026-11-21', '--store');
  expect(done.text).toMatch(/line 2: stored$/);
  expect(await stored()).toEqual(['thmanyah-1: معلّق تجريبي 1']);
  expect(await listEntryChanges(api, { matchId: 1, limit: 9 })).toMatchObject([
    { changedBy: null, before: null },
  ]);
});

test('OURS-17: a second run stores nothing, and a different row only where it is named', async () => {
  const head = await findHead(db);
  const again = await run('import', file, '--date', '2026-11-21', '--store');
  expect(again.text).toMatch(/nothing to store$/);
  write('معلّق تجريبي 2');
  const conflict = await run('import', file, '--date', '2026-11-21', '--store');
  expect(conflict.text).toContain('stored by editor: ثمانية 1, معلّق تجريبي 1');
  expect(await findHead(db)).toBe(head);
  await run('import', file, '--date', '2026-11-21', '--store', '--rows', '2', '--confirmed');
  expect(await stored()).toEqual(['thmanyah-1: معلّق تجريبي 2']);
});

test.each([
  [['import']],
  [['list', file]],
  [['import', file, '--date', '21/11/2026']],
  [['import', file, '--zone', 'Mars/Olympus']],
  [['import', file, '--everything']],
])('OURS-17: wrong words show how the command is used: %j', async (words) => {
  expect(await run(...words)).toMatchObject({ isDone: false, text: expect.stringContaining('usage') });
});
