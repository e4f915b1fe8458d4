import { beforeEach, expect, test } from 'vitest';
import { changeArticleStatus, getRevision, listRevisions } from '@safira/contract/newsroom/articles';
import { getAutomaticNews, saveAutomaticSwitch } from '@safira/contract/newsroom/automatic';
import type { PreviewRecord } from '@safira/reports/preview/record';
import type { MatchRecord } from '@safira/reports/record';
import { saveSeasons } from '@safira/store/competitions/seasons';
import type { Kind } from '@safira/store/news/automatic';
import { listDueReports } from '@safira/store/news/match-reports';
import { saveArticle, type WrittenArticle } from '@safira/store/news/save-article';
import { savePlayers } from '@safira/store/players/players';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { aPerson, aSeason } from '@safira/testkit/records';
import { callAs, refused } from '../accounts/accounts.ts';
import { NOW, startApi, store } from '../api.ts';
import { aTokenOf } from '../accounts/stored-accounts.ts';
import { articlePath, writing } from '../writing.ts';

const LEAGUE = 307;
const DAY_MS = 86_400_000;
const PLAYER = 9;
const { db, owner } = await testDatabase();
const { app } = await startApi({ db });
const lease = await aLease(db);
const token = await aTokenOf(owner, 'منى', 'editor');
const { moving, move } = writing(app, token);

const dayBefore = (days: number) => new Date(NOW - days * DAY_MS).toISOString();
await saveSeasons(db, [aSeason({ competitionId: LEAGUE, season: 2026 })]);
await savePlayers(db, [aPerson({ id: PLAYER, name: 'Xqvert Zzolp' })]);
await store(
  db,
  anObservation({ id: 1, league: LEAGUE, status: 'FT', goals: [2, 0], kickoff: dayBefore(1) }),
  anObservation({ id: 2, league: LEAGUE, kickoff: '2026-11-22T17:00:00Z' }),
  anObservation({ id: 3, league: LEAGUE, status: 'FT', goals: [1, 0], kickoff: dayBefore(8) }),
);
await owner.updateTable('teams').set({ name_how: 'exact' }).execute();
await owner
  .updateTable('players')
  .set({ name_how: 'transliterated', arabic_name: 'زولب' })
  .where('api_id', '=', PLAYER)
  .execute();

beforeEach(async () => {
  for (const table of ['articles', 'match_reports', 'match_previews', 'automatic_news'] as const)
    await owner.deleteFrom(table).execute();
  await switchTo({ reportsPublished: false, previewsPublished: false });
});

const goalOf = (id: number, name: string | null) => ({
  type: 'Goal',
  detail: 'Normal Goal',
  comments: null,
  player: { id, name },
});
const around = (id: number) => ({
  id,
  competition: { id: LEAGUE },
  teams: { home: { id: id * 10 + 1 }, away: { id: id * 10 + 2 } },
});
// Only these are read.
const report = {
  ...around(1),
  goals: { home: 2, away: 0 },
  shootOut: null,
  events: [goalOf(PLAYER, 'زولب'), goalOf(10, null)],
} as unknown as MatchRecord;
const preview = { ...around(2), kickoff: { date: '2026-11-22', hour: 20, minute: 0 } } as PreviewRecord;

/** Writes a text as the worker does; a second one replaces the first. */
async function write(kind: Kind, own: Partial<WrittenArticle> = {}) {
  const record = kind === 'reports' ? report : preview;
  const writtenAt = own.writtenAt ?? new Date(NOW - 3_600_000);
  const table = kind === 'reports' ? 'match_reports' : 'match_previews';
  const row = { match_id: record.id, due_at: writtenAt };
  await owner
    .insertInto(table)
    .values(row)
    .onConflict((oc) => oc.column('match_id').doNothing())
    .execute();
  const article: WrittenArticle = {
    title: 'فوز الهلال',
    summary: 'ملخص',
    body: [
      {
        type: 'paragraph',
        children: [{ text: 'سجّل ' }, { text: 'زولب', link: { kind: 'player', id: PLAYER } }],
      },
    ],
    record,
    templates: [],
    opening: 'فاز',
    correction: null,
    writtenAt,
    ...own,
  };
  const due = { matchId: record.id, dueAt: writtenAt, written: null, isEditors: false };
  await saveArticle(db, due, { kind, lease, article });
}

const read = async () => (await callAs(app, getAutomaticNews, { token })).data;
const switching = (id: number, body: object) => ({
  token,
  path: `/newsroom/automatic/competitions/${id}`,
  body,
});
const switchTo = async (body: object) =>
  (await callAs(app, saveAutomaticSwitch, switching(LEAGUE, body))).data;
const statusOf = async (id: number) =>
  (await owner.selectFrom('articles').select('status').where('id', '=', id).executeTakeFirst())?.status;

test('OURS-21: what waits for an editor is listed with its match and what is known about its text', async () => {
  await write('reports');
  await write('previews', { writtenAt: new Date(NOW) });
  const { waiting, waitingCount } = await read();
  expect(waitingCount).toBe(2);
  expect(waiting).toMatchObject([
    { kind: 'previews', match: { apiId: 2 }, checks: { agrees: true, goals: null } },
    {
      kind: 'reports',
      version: 1,
      title: 'فوز الهلال',
      match: { apiId: 1, goals: { home: 2, away: 0 } },
      writtenAt: new Date(NOW - 3_600_000).toISOString(),
      rewrittenAt: null,
      checks: {
        agrees: true,
        goals: { all: 2, named: 1 },
        spelled: [{ kind: 'player', id: PLAYER, name: 'زولب', originalName: 'Xqvert Zzolp' }],
      },
    },
  ]);
});

test('OURS-21: a result or a kick-off that is another one by now is reported', async () => {
  await write('reports', { record: { ...report, goals: { home: 3, away: 0 } } });
  await write('previews', { record: { ...preview, kickoff: { date: '2026-11-22', hour: 21, minute: 0 } } });
  expect((await read()).waiting.map(({ checks }) => checks.agrees)).toEqual([false, false]);
});

test('OURS-21: an editor publishes what waits; it leaves the list', async () => {
  await write('reports');
  const [one] = (await read()).waiting;
  expect(await move(one!, 'published')).toMatchObject({ status: 'published', isAutomatic: true });
  expect(await read()).toMatchObject({ waiting: [], waitingCount: 0 });
});

test('OURS-21: a text that was replaced is marked, stays as a version, and cannot be published unseen', async () => {
  await write('reports');
  const [seen] = (await read()).waiting;
  await write('reports', { title: 'فوز آخر', writtenAt: new Date(NOW) });
  const [now] = (await read()).waiting;
  expect(now).toMatchObject({ title: 'فوز آخر', version: 2, rewrittenAt: new Date(NOW).toISOString() });
  expect(await refused(app, changeArticleStatus, moving(seen!, 'published'))).toMatchObject({
    code: 'article_changed',
  });
  const path = articlePath(now!.id, '/revisions');
  expect((await callAs(app, listRevisions, { token, path })).data).toMatchObject([
    { version: 1, title: 'فوز الهلال', savedBy: null },
  ]);
  const { data } = await callAs(app, getRevision, { token, path: `${path}/1` });
  expect(data.content).toMatchObject({ category: 'reports', match: 1, teams: [11, 12], players: [] });
});

test('OURS-21: one that an editor refuses leaves the list, and is not written again', async () => {
  await write('reports');
  const [one] = (await read()).waiting;
  await move(one!, 'withdrawn');
  expect((await read()).waiting).toEqual([]);
  await owner
    .updateTable('match_reports')
    .set({ due_at: new Date(NOW) })
    .execute();
  expect(await listDueReports(db, NOW, 10)).toMatchObject([{ matchId: 1, isEditors: true }]);
});

test('OURS-21: what could not be written is listed with the reason, for seven days', async () => {
  await owner
    .insertInto('match_reports')
    .values([
      { match_id: 1, held: 'names' },
      { match_id: 3, held: 'goals' },
    ])
    .execute();
  await owner
    .insertInto('match_previews')
    .values([
      { match_id: 2, held: 'little' },
      { match_id: 1, held: null },
    ])
    .execute();
  const { held } = await read();
  expect(held.map(({ kind, why, match }) => [kind, why, match.apiId])).toEqual([
    ['previews', 'little', 2],
    ['reports', 'names', 1],
  ]);
});

test('OURS-21: the switches of followed competitions are on until an editor turns them off', async () => {
  await owner.deleteFrom('automatic_news').execute();
  const of = async () => (await read()).switches.find(({ competition }) => competition.id === LEAGUE);
  expect(await of()).toMatchObject({ reportsPublished: true, previewsPublished: true });
  const off = { reportsPublished: false, previewsPublished: true };
  expect(await switchTo(off)).toMatchObject({ competition: { id: LEAGUE }, ...off });
  expect(await of()).toMatchObject(off);
  const unknown = await refused(app, saveAutomaticSwitch, switching(999_999, off));
  expect(unknown).toEqual({ status: 404, code: 'not_found' });
});

test('OURS-21: turning a switch is logged once, with what it was before', async () => {
  const entries = () =>
    owner
      .selectFrom('audit_entries')
      .select(['action', 'subject_id', 'before', 'after'])
      .where('subject', '=', 'automatic')
      .orderBy('id')
      .execute();
  const known = (await entries()).length;
  const after = { reportsPublished: true, previewsPublished: false };
  await switchTo(after);
  await switchTo(after);
  expect((await entries()).slice(known)).toEqual([
    {
      action: 'save',
      subject_id: String(LEAGUE),
      before: { reportsPublished: false, previewsPublished: false },
      after,
    },
  ]);
});

test('OURS-21: turning a switch on publishes what is written from then on, not what waits', async () => {
  await write('reports');
  const [one] = (await read()).waiting;
  await switchTo({ reportsPublished: true, previewsPublished: true });
  expect(await statusOf(one!.id)).toBe('review');
  await write('previews');
  expect((await read()).waiting.map(({ id }) => id)).toEqual([one!.id]);
});
