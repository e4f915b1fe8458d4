import { expect, test } from 'vitest';
import type { MatchRecord } from '@safira/reports/record';
import { saveArticle, type WrittenArticle } from '@safira/store/news/save-article';
import { saveObservations } from '@safira/store/matches/save-observations';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';

const { db, owner } = await testDatabase();
const lease = await aLease(db);
const at = new Date('2026-11-21T20:00:00Z');

const article = (id: number, title: string): WrittenArticle => ({
  title,
  summary: 'ملخص',
  body: [],
  // Only these are read.
  record: {
    id,
    competition: { id: 307 },
    teams: { home: { id: id * 10 + 1 }, away: { id: id * 10 + 2 } },
  } as MatchRecord,
  templates: [],
  opening: 'فاز',
  correction: title === 'صحيح' ? 'تصحيح' : null,
  writtenAt: at,
});

/** Writes a report and corrects it. */
async function writeTwice(id: number) {
  await saveObservations(db, { observations: [anObservation({ id })], observedAt: new Date(), lease });
  await owner.insertInto('match_reports').values({ match_id: id, due_at: at }).execute();
  const due = { matchId: id, dueAt: at, written: null, isEditors: false };
  await saveArticle(db, due, { kind: 'reports', article: article(id, 'خطأ'), lease });
  await saveArticle(db, due, { kind: 'reports', article: article(id, 'صحيح'), lease });
  const stored = await owner
    .selectFrom('articles')
    .leftJoin('corrections', 'article_id', 'articles.id')
    .select(['status', 'published_at', 'title', 'text'])
    .where('articles.match_id', '=', id)
    .execute();
  return stored;
}

test('OURS-21, OURS-22: a report is published at once, and corrected with a note', async () => {
  expect(await writeTwice(1)).toEqual([
    { status: 'published', published_at: at, title: 'صحيح', text: 'تصحيح' },
  ]);
});

test('OURS-21: a match that changes while its report is written stays due', async () => {
  await saveObservations(db, {
    observations: [anObservation({ id: 3 })],
    observedAt: new Date(),
    lease,
  });
  const changed = new Date(at.getTime() + 1_000);
  await owner.insertInto('match_reports').values({ match_id: 3, due_at: changed }).execute();
  const write = async (dueAt: Date, title: string) => {
    const due = { matchId: 3, dueAt, written: null, isEditors: false };
    await saveArticle(db, due, { kind: 'reports', article: article(3, title), lease });
    const row = owner.selectFrom('match_reports').select('due_at').where('match_id', '=', 3);
    return (await row.executeTakeFirstOrThrow()).due_at;
  };
  expect(await write(at, 'خطأ')).toEqual(changed);
  expect(await write(changed, 'صحيح')).toBeNull();
});

test('OURS-21: with the switch of its competition off, a report waits for review, and is corrected without a note', async () => {
  await owner
    .insertInto('automatic_news')
    .values({ competition_id: 307, reports_published: false })
    .execute();
  expect(await writeTwice(2)).toEqual([{ status: 'review', published_at: null, title: 'صحيح', text: null }]);
});
