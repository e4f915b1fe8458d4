import { beforeEach, expect, test } from 'vitest';
import { getArticle, listNews } from '@safira/contract/news/articles';
import {
  type ArticleContent,
  changeArticleStatus,
  listNewsroomArticles,
  saveArticle,
} from '@safira/contract/newsroom/articles';
import { publishScheduled } from '@safira/store/newsroom/publish-scheduled';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { callAs, refused } from '../accounts/accounts.ts';
import { call, NOW, refusal, startApi, store } from '../api.ts';
import { aTokenOf } from '../accounts/stored-accounts.ts';
import { writing } from '../writing.ts';

const { db, owner } = await testDatabase();
const { app } = await startApi({ db });
await store(db, anObservation({ id: 1, league: 307 }), anObservation({ id: 2, league: 307 }));
const editor = await aTokenOf(owner, 'منى', 'editor');
const { create, save, saving, move, moving } = writing(app, editor);

beforeEach(async () => {
  await owner.deleteFrom('articles').execute();
});

const readers = async (slug: string) => {
  const { app: fresh } = await startApi({ db }); // without a copy of an earlier answer
  return fresh.inject({ url: `/api/news/${encodeURIComponent(slug)}` });
};

test('NEWS-04: an article is written, reviewed, published, corrected and withdrawn; readers see it only between', async () => {
  const draft = await create();
  expect(draft).toMatchObject({ status: 'draft', slug: null, version: 1, author: { name: 'منى' } });
  expect(draft.named.teams.map(({ id }) => id)).toEqual([11, 12]);
  const review = await move(draft, 'review');
  expect((await callAs(app, listNewsroomArticles, { token: editor })).counts).toMatchObject({
    review: 1,
    draft: 0,
  });
  const published = await move(review, 'published');
  expect(published.slug).toMatch(/^قبل-القمه-خمسه-مفاتيح-n\d+$/);
  const { body: shown } = await call(app, getArticle, `/news/${encodeURIComponent(published.slug!)}`);
  expect(shown.data).toMatchObject({ title: draft.title, reporter: { name: 'منى' }, corrections: [] });
  expect(shown.data.match?.apiId).toBe(1);

  const corrected = await save(published, { title: 'قبل القمة: ستة مفاتيح' }, { correction: 'ستة لا خمسة.' });
  expect(corrected.slug).toBe(published.slug);
  expect(corrected.corrections).toBe(1);
  const after = (await readers(published.slug!)).json<{ data: object }>().data;
  expect(after).toMatchObject({ title: 'قبل القمة: ستة مفاتيح', corrections: [{ text: 'ستة لا خمسة.' }] });

  await move(corrected, 'withdrawn');
  expect((await readers(published.slug!)).statusCode).toBe(404);
});

test('NEWS-04: a scheduled article is published when its time has come, once, with that time', async () => {
  const at = new Date(NOW + 60_000);
  const scheduled = await move(await create(), 'scheduled', { scheduledFor: at.toISOString() });
  expect(scheduled).toMatchObject({ status: 'scheduled', scheduledFor: at.toISOString(), publishedAt: null });
  expect((await readers(scheduled.slug!)).statusCode).toBe(404);
  expect(await publishScheduled(db, new Date(at.getTime() - 1))).toEqual([]);
  const late = new Date(at.getTime() + 2_000);
  await owner.transaction().execute(async (other) => {
    await other.selectFrom('articles').select('id').forUpdate().execute();
    expect(await publishScheduled(db, late)).toEqual([]); // another worker is at it
  });
  expect(await publishScheduled(db, late)).toEqual([scheduled.id]);
  expect(await publishScheduled(db, late)).toEqual([]);
  const { body } = await call((await startApi({ db })).app, listNews, '/news');
  expect(body.data).toMatchObject([{ id: scheduled.id, publishedAt: at.toISOString() }]);
});

test('NEWS-04: a schedule in the past, and one without a time, are refused', async () => {
  const draft = await create();
  const past = moving(draft, 'scheduled', { scheduledFor: new Date(NOW - 1).toISOString() });
  for (const request of [past, moving(draft, 'scheduled')])
    expect(await refused(app, changeArticleStatus, request)).toEqual({ status: 400, code: 'schedule_past' });
});

test.each<[string, Partial<ArticleContent>]>([
  ['a title', { title: ' ' }],
  ['a summary', { summary: '' }],
  ['words', { body: [{ type: 'match', id: 1 }] }],
])('NEWS-04: an article without %s is stored but not published', async (_what, own) => {
  const draft = await create(own);
  expect(await refused(app, changeArticleStatus, moving(draft, 'published'))).toEqual({
    status: 400,
    code: 'article_incomplete',
  });
  const whole = await move(await save(draft), 'published');
  expect(await refused(app, saveArticle, saving(whole, own))).toMatchObject({ code: 'article_incomplete' });
});

test('NEWS-04: a state that does not follow from the present one is refused', async () => {
  const draft = await create();
  expect(await refused(app, changeArticleStatus, moving(draft, 'withdrawn'))).toEqual({
    status: 409,
    code: 'article_status',
  });
  const published = await move(draft, 'published');
  expect(await refused(app, changeArticleStatus, moving(published, 'draft'))).toMatchObject({
    code: 'article_status',
  });
});

test('NEWS-04: a withdrawn article that is published again keeps its address and its first time', async () => {
  const first = await move(await create(), 'published');
  await owner
    .updateTable('articles')
    .set({ published_at: new Date(NOW - 3_600_000) })
    .execute();
  const before = { slug: first.slug, publishedAt: new Date(NOW - 3_600_000).toISOString() };
  const renamed = await save(await move(first, 'withdrawn'), { title: 'بعد القمة: ما تغيّر' });
  const again = await move(renamed, 'published');
  expect(again).toMatchObject({ ...before, title: 'بعد القمة: ما تغيّر' });
  const draft = await move(await move(again, 'withdrawn'), 'draft');
  const at = new Date(NOW + 60_000);
  await move(draft, 'scheduled', { scheduledFor: at.toISOString() });
  expect(await publishScheduled(db, at)).toEqual([first.id]);
  const { data } = (await readers(first.slug!)).json<{ data: object }>();
  expect(data).toMatchObject(before);
});

test('OURS-22: what is corrected before readers could see it is not noted', async () => {
  const at = new Date(NOW + 60_000);
  const scheduled = await move(await create(), 'scheduled', { scheduledFor: at.toISOString() });
  const saved = await save(scheduled, { title: 'قبل القمة: ستة مفاتيح' }, { correction: 'ستة لا خمسة.' });
  expect([saved.title, saved.corrections]).toEqual(['قبل القمة: ستة مفاتيح', 0]);
  await publishScheduled(db, at);
  const { data } = (await readers(scheduled.slug!)).json<{ data: object }>();
  expect(data).toMatchObject({ title: 'قبل القمة: ستة مفاتيح', corrections: [] });
});

test('NEWS-04: drafts are not found by readers, neither by id nor in the list', async () => {
  const draft = await create();
  expect(await refusal(app, `/api/news/${draft.id}`)).toMatchObject({ status: 404 });
  expect((await call(app, listNews, '/news')).body.data).toEqual([]);
});
