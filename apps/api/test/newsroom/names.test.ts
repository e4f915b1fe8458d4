import { beforeEach, expect, test } from 'vitest';
import { listCorrections } from '@safira/contract/corrections/corrections';
import { getMatch, getMatchesOfDay } from '@safira/contract/matches/matches';
import { correctName, listNames } from '@safira/contract/newsroom/names';
import { getPlayer } from '@safira/contract/players/players';
import { searchAll } from '@safira/contract/search/search';
import { saveSynced } from '@safira/store/sync/last-synced';
import { findHead, listChanges } from '@safira/store/matches/changes';
import { saveAppearances } from '@safira/store/matches/appearances';
import { savePlayers } from '@safira/store/players/players';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { aGoalEvent, anObservation } from '@safira/testkit/observations';
import { anAppearance, aPerson, aSeason } from '@safira/testkit/records';
import { callAs, refused } from '../accounts/accounts.ts';
import { call, NOW, publishChanges, startApi, startBeats, store } from '../api.ts';
import { aTokenOf } from '../accounts/stored-accounts.ts';

const { db, owner } = await testDatabase();
const { app, redis } = await startApi({ db });
const token = await aTokenOf(owner, 'منى', 'editor');
const PLAYER = 9;
const person = aPerson({
  id: PLAYER,
  name: 'Xqvert Zzolp',
  firstname: 'Xqvert',
  lastname: 'Zzolp',
  nationality: 'Norway',
});

/** A live match of which the player has scored the last goal, at a club whose name is spelled letter by letter. */
function observed(elapsed: number) {
  const events = [{ ...aGoalEvent(20, 11), player: { id: PLAYER, name: person.name } }];
  return anObservation({
    id: 1,
    status: '1H',
    elapsed,
    goals: [1, 0],
    events,
    kickoff: new Date(NOW - 1_800_000).toISOString(),
    homeName: 'Vrret Qolp',
  });
}
await saveSeasons(db, [aSeason({ competitionId: 307, season: 2026 })]);
await savePlayers(db, [person]);
await store(db, observed(30));
await saveSynced(db, { kind: 'player', keys: [PLAYER], now: NOW });
const lease = await aLease(db, 'appearances');
await saveAppearances(db, { matchId: 1, observedAt: new Date(), lease }, [
  { ...anAppearance(PLAYER), player: { id: PLAYER, name: person.name, photo: null } },
]);

let head = 0;
startBeats(redis, () => head);
const arabicOf = (table: 'players' | 'teams', id: number) =>
  owner.selectFrom(table).select('arabic_name as name').where('api_id', '=', id).executeTakeFirstOrThrow();
const spelled = {
  player: (await arabicOf('players', PLAYER)).name,
  club: (await arabicOf('teams', 11)).name,
};

beforeEach(async () => {
  for (const [table, id, name] of [
    ['players', PLAYER, spelled.player],
    ['teams', 11, spelled.club],
  ] as const)
    await owner
      .updateTable(table)
      .set({ arabic_name: name, name_how: 'transliterated' })
      .where('api_id', '=', id)
      .execute();
  await owner.deleteFrom('name_overrides').execute();
  await owner.deleteFrom('corrections').execute();
  await owner.deleteFrom('error_reports').execute();
  head = await findHead(db);
  await publishChanges(db, redis, head);
});

const put = (kind: string, id: number, body: object) => ({
  token,
  path: `/newsroom/names/${kind}/${id}`,
  body,
});
const correct = (kind: string, id: number, body: object) => callAs(app, correctName, put(kind, id, body));
const listed = async (query = '') => callAs(app, listNames, { token, path: `/newsroom/names${query}` });

/** The names in the answers that readers get, from the copies of the API. */
async function shown() {
  const { data: match } = (await call(app, getMatch, '/matches/1')).body;
  const { data: day } = (await call(app, getMatchesOfDay, '/matches')).body;
  const { data: player } = (await call(app, getPlayer, `/players/${PLAYER}`)).body;
  const found = (await call(app, searchAll, '/search?q=zzolp')).body.data;
  return {
    event: match.events[0]!.player.name,
    lastGoal: day.matchesByCompetition[0]?.matches[0]?.lastGoal?.player,
    player: player.player.name,
    search: found.players[0]?.name,
  };
}
const everywhere = (name: string) => ({ event: name, lastGoal: name, player: name, search: name });

test('OURS-24: a corrected name is in every answer at once, and a later sync keeps it', async () => {
  expect(await shown()).toEqual(everywhere(spelled.player));
  const { data } = await correct('player', PLAYER, { arabic: 'إكسفرت زولب', seen: spelled.player });
  expect(data).toMatchObject({ name: 'إكسفرت زولب', how: 'override' });
  await expect.poll(shown, { timeout: 5_000 }).toEqual(everywhere('إكسفرت زولب'));
  const found = (await call(app, searchAll, `/search?q=${encodeURIComponent('اكسفرت')}`)).body.data;
  expect(found.players.map(({ id }) => id)).toEqual([PLAYER]);

  await savePlayers(db, [{ ...person, height: 180 }]);
  await store(db, observed(31));
  await publishChanges(db, redis, head);
  expect(await shown()).toEqual(everywhere('إكسفرت زولب'));
});

test('OURS-24: a corrected club changes its matches, which are logged for open pages', async () => {
  const before = (await call(app, getMatch, '/matches/1')).body.data.teams.home.name;
  expect(before).toBe(spelled.club);
  await correct('club', 11, { arabic: 'فريق تجريبي', seen: spelled.club });
  await expect
    .poll(async () => (await call(app, getMatch, '/matches/1')).body.data.teams.home.name, { timeout: 5_000 })
    .toBe('فريق تجريبي');
  const { changes } = await listChanges(db, { after: head, limit: 10 });
  expect(changes.map(({ change }) => [change.matchId, change.kinds])).toEqual([[1, ['details']]]);
  await store(db, observed(32));
  expect((await arabicOf('teams', 11)).name).toBe('فريق تجريبي');
});

test('OURS-24: a correction is in the public log and in the audit log; approving a name is in the latter only', async () => {
  await correct('player', PLAYER, { arabic: spelled.player, seen: spelled.player });
  expect((await listed()).data.map(({ id }) => id)).not.toContain(PLAYER);
  await correct('player', PLAYER, { arabic: 'إكسفرت', seen: spelled.player });
  const { app: fresh } = await startApi({ db });
  const { data } = (await call(fresh, listCorrections, '/corrections?kind=names')).body;
  expect(data).toMatchObject([
    {
      kind: 'name',
      change: { before: spelled.player, after: 'إكسفرت' },
      player: { id: PLAYER },
      source: 'newsroom',
    },
  ]);
  const entries = await owner
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'label'])
    .where('subject', '=', 'name')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(entries).toEqual([
    { action: 'correct', subject_id: `player-${PLAYER}`, label: 'إكسفرت' },
    { action: 'correct', subject_id: `player-${PLAYER}`, label: spelled.player },
  ]);
});

test('OURS-24: an editor who saw another name is refused, and so is a name that is not Arabic', async () => {
  const body = { arabic: 'إكسفرت', seen: spelled.player };
  expect(await refused(app, correctName, put('player', PLAYER, { ...body, seen: 'آخر' }))).toMatchObject({
    code: 'name_changed',
  });
  expect(await refused(app, correctName, put('player', 999, body))).toMatchObject({ code: 'not_found' });
  for (const arabic of ['Xqvert', '', 'ا', '<b>إكس</b>', 'إكس\u202Eفرت', 'إ'.repeat(81), 'إكس\u0000فرت'])
    expect(await refused(app, correctName, put('player', PLAYER, { ...body, arabic })), arabic).toMatchObject(
      {
        code: 'invalid',
      },
    );
  expect((await arabicOf('players', PLAYER)).name).toBe(spelled.player);
});

test('OURS-24: of editors who correct a name at once one does', async () => {
  const outcomes = await Promise.allSettled(
    ['إكسفرت', 'زولب', 'إكسفرت زولب'].map((arabic) =>
      correct('player', PLAYER, { arabic, seen: spelled.player }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await owner.selectFrom('corrections').select('id').execute()).toHaveLength(1);
});

test('OURS-24: names to check are listed with how often they are shown; reported ones apart', async () => {
  const { data, counts } = await listed();
  const of = (kind: string, id: number) => data.find((one) => one.kind === kind && one.id === id);
  expect(of('player', PLAYER)).toMatchObject({
    name: spelled.player,
    originalName: 'Xqvert Zzolp',
    how: 'transliterated',
    seen: 1,
    about: ['النرويج'],
    reports: 0,
  });
  expect(of('club', 11)).toMatchObject({ originalName: 'Vrret Qolp', seen: 1 });
  expect(counts.review).toBe(data.length);
  expect((await listed('?filter=reported')).data).toEqual([]);
  await owner
    .insertInto('error_reports')
    .values({ target: 'player', target_id: PLAYER, what: 'name', text: 'x', created_at: new Date(NOW) })
    .execute();
  expect(await listed('?filter=reported')).toMatchObject({
    data: [{ id: PLAYER, reports: 1 }],
    counts: { reported: 1 },
  });
  const clubs = (await listed('?filter=club')).data;
  expect(new Set(clubs.map(({ kind }) => kind))).toEqual(new Set(['club']));
});

test('OURS-24: any name is found by its words, in Arabic or as the provider writes it', async () => {
  const ids = async (query: string) =>
    (await listed(`?q=${encodeURIComponent(query)}`)).data.map(({ kind, id }) => `${kind} ${id}`);
  expect(await ids('Zzolp')).toEqual([`player ${PLAYER}`]);
  expect(await ids('Vrret')).toEqual(['club 11']);
  expect(await ids('Kingdom')).toEqual([expect.stringMatching(/^stadium /)]);
});
