import { beforeEach, expect, test } from 'vitest';
import { getArticle, listNews } from '@safira/contract/news/articles';
import {
  type ArticleContent,
  type ArticleStatus,
  changeArticleStatus,
  createArticle,
  getNewsroomArticle,
  getRevision,
  listNewsroomArticles,
  listRevisions,
  saveArticle,
  takeOverArticle,
} from '@safira/contract/newsroom/articles';
import { listAuditEntries } from '@safira/contract/newsroom/audit';
import { publishScheduled } from '@safira/store/newsroom/publish-scheduled';
import { storeArticle } from '@safira/testkit/articles';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { callAs, refused, send } from './accounts.ts';
import { call, NOW, refusal, startApi, store } from './api.ts';
import { aTokenOf } from './stored-accounts.ts';

const { db, owner } = await testDatabase();
const { app } = await startApi({ db });
await store(db, anObservation({ id: 1, league: 307 }), anObservation({ id: 2, league: 307 }));
const editor = await aTokenOf(owner, 'منى', 'editor');
const second = await aTokenOf(owner, 'نواف', 'editor');
const admin = await aTokenOf(owner, 'سامي', 'admin');

beforeEach(async () => {
  await owner.deleteFrom('articles').execute();
});

const content = (own: Partial<ArticleContent> = {}): ArticleContent => ({
  title: 'قبل القمة: خمسة مفاتيح',
  summary: 'الكرات الثابتة والتحول السريع',
  category: 'previews',
  body: [{ type: 'paragraph', children: [{ text: 'تأتي القمة هذه المرة والفارق نقطتان.' }] }],
  competition: 307,
  match: 1,
  teams: [11, 12],
  players: [],
  picture: null,
  isLead: false,
  ...own,
});

const create = async (own: Partial<ArticleContent> = {}, token = editor) =>
  (await callAs(app, createArticle, { token, body: content(own) })).data;
const path = (id: number, rest = '') => `/newsroom/articles/${id}${rest}`;
const saving = (
  of: { id: number; version: number },
  own: Partial<ArticleContent> = {},
  more: object = {},
) => ({
  path: path(of.id),
  token: editor,
  body: { content: content(own), version: of.version, isAutosave: false, ...more },
});
const save = async (...given: Parameters<typeof saving>) =>
  (await callAs(app, saveArticle, saving(...given))).data;
const moving = (of: { id: number; version: number }, status: ArticleStatus, more: object = {}) => ({
  path: path(of.id, '/status'),
  token: editor,
  body: { status, version: of.version, ...more },
});
const move = async (...given: Parameters<typeof moving>) =>
  (await callAs(app, changeArticleStatus, moving(...given))).data;
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

test('NEWS-04: of two editors who save the same version the second is refused and nothing is lost', async () => {
  const draft = await create();
  const first = await save(draft, { title: 'نص منى' });
  const late = { ...saving(draft, { title: 'نص نواف' }), token: second };
  expect(await refused(app, saveArticle, late)).toEqual({ status: 409, code: 'article_changed' });
  const now = (await callAs(app, getNewsroomArticle, { token: second, path: path(draft.id) })).data;
  expect(now).toMatchObject({ title: 'نص منى', version: first.version, changedBy: { name: 'منى' } });
  const over = { ...saving(now, { title: 'نص نواف' }), token: second };
  expect((await callAs(app, saveArticle, over)).data.title).toBe('نص نواف');
});

test('NEWS-04: of eight saves of one version at the same time exactly one is stored', async () => {
  const draft = await create();
  const titles = Array.from({ length: 8 }, (_, index) => `نص ${index}`);
  const answers = await Promise.all(titles.map((title) => send(app, saveArticle, saving(draft, { title }))));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)]);
});

test('NEWS-04: a withdrawn article that is published again keeps its address and its first time', async () => {
  const first = await move(await create(), 'published');
  await owner
    .updateTable('articles')
    .set({ published_at: new Date(NOW - 3_600_000) })
    .execute();
  const again = await move(await move(first, 'withdrawn'), 'published');
  expect(again).toMatchObject({ slug: first.slug, publishedAt: new Date(NOW - 3_600_000).toISOString() });
});

test('NEWS-04: a page may save a draft by itself, a published article only an editor', async () => {
  const draft = await save(await create(), {}, { isAutosave: true });
  const published = await move(draft, 'published');
  expect(await refused(app, saveArticle, saving(published, {}, { isAutosave: true }))).toMatchObject({
    code: 'article_status',
  });
});

test('NEWS-04: autosaves within a minute are one version; each saved version can be read and saved again', async () => {
  let article = await create({ title: 'أول' });
  for (const title of ['ثان', 'ثالث', 'رابع']) article = await save(article, { title }, { isAutosave: true });
  article = await save(article, { title: 'خامس' });
  article = await save(article, { title: 'سادس' }, { isAutosave: true });
  const { data: versions } = await callAs(app, listRevisions, {
    token: editor,
    path: path(article.id, '/revisions'),
  });
  expect(versions.map(({ title, isAutosave }) => [title, isAutosave])).toEqual([
    ['سادس', true],
    ['خامس', false],
    ['أول', false],
  ]);
  const oldest = path(article.id, `/revisions/${versions.at(-1)!.version}`);
  const { data: first } = await callAs(app, getRevision, { token: editor, path: oldest });
  expect((await save(article, first.content)).title).toBe('أول');
});

test('OURS-21: an automatic report is changed only after an editor takes it over', async () => {
  const id = await storeArticle(db, { slug: 'report', publishedAt: new Date(NOW), teams: [11, 12] });
  const report = (await callAs(app, getNewsroomArticle, { token: editor, path: path(id) })).data;
  expect(report).toMatchObject({ isAutomatic: true, author: null });
  expect(await refused(app, saveArticle, saving(report))).toMatchObject({ code: 'article_status' });
  const taken = (
    await callAs(app, takeOverArticle, {
      token: editor,
      path: path(id, '/take-over'),
      body: { version: report.version },
    })
  ).data;
  expect(taken).toMatchObject({ isAutomatic: false, author: { name: 'منى' }, slug: 'report' });
  expect((await save(taken)).title).toBe(content().title);
});

test('NEWS-04: search finds titles by the beginnings of their words, whatever is common', async () => {
  for (const title of ['الأهلي يستعد للقمة', 'الزمالك يستعد', 'أخبار الأهلي', 'الاتحاد'])
    await create({ title });
  const found = async (q: string) =>
    (
      await callAs(app, listNewsroomArticles, {
        token: editor,
        path: `/newsroom/articles?q=${encodeURIComponent(q)}`,
      })
    ).data
      .map(({ title }) => title)
      .toSorted();
  expect(await found('الاهلي')).toEqual(['أخبار الأهلي', 'الأهلي يستعد للقمة']);
  expect(await found('يستعد الاه')).toEqual(['الأهلي يستعد للقمة']);
  expect(await found('برشلونة')).toEqual([]);
  expect(await found('!')).toEqual([]);
});

test('NEWS-04: an article about a team, player, competition or match that is not stored is refused', async () => {
  for (const own of [{ teams: [999_999] }, { players: [999_999] }, { competition: 9_999 }, { match: 9_999 }])
    expect(await refused(app, createArticle, { token: editor, body: content(own) })).toEqual({
      status: 404,
      code: 'not_found',
    });
});

test('NEWS-04: a picture that was not uploaded is refused; of an uploaded one the stored size counts', async () => {
  const picture = { picture: 'ab'.repeat(32), width: 1, height: 1, alt: 'لاعبون في الملعب', credit: '' };
  const body: ArticleContent['body'] = [...content().body, { type: 'image', ...picture }];
  for (const own of [{ picture }, { body }])
    expect(await refused(app, createArticle, { token: editor, body: content(own) })).toMatchObject({
      status: 404,
    });
  const size = { width: 1200, height: 800 };
  const image = { sha256: picture.picture, ...size, uploaded_at: new Date(NOW), uploaded_by: null };
  await owner.insertInto('article_images').values(image).execute();
  const published = await move(await create({ picture, body }), 'published');
  expect(published.content.body[1]).toEqual({ type: 'image', ...picture, ...size });
  const { body: shown } = await call(app, getArticle, `/news/${published.id}`);
  expect(shown.data.images).toMatchObject([{ url: `/media/news/${picture.picture}-640.webp`, ...size }]);
});

test.each<[string, object]>([
  ['an address that is no https', { text: 'x', link: { kind: 'web', url: 'javascript:alert(1)' } }],
  ['an unknown mark', { text: 'x', link: { kind: 'script', id: 1 } }],
  ['U+0000', { text: 'a\0b' }],
])('NEWS-04: a body with %s is refused', async (_what, piece) => {
  const body = { ...content(), body: [{ type: 'paragraph', children: [piece] }] };
  expect(await refused(app, createArticle, { token: editor, body })).toMatchObject({ status: 400 });
});

test('NEWS-04: admins see who did what; editors do not, and no entry can be changed or deleted', async () => {
  const draft = await create({ title: 'للسجل' });
  await move(await save(draft, { title: 'للسجل' }), 'published');
  const { data: entries } = await callAs(app, listAuditEntries, {
    token: admin,
    path: '/newsroom/audit?subject=article',
  });
  const own = entries.filter(({ subjectId }) => subjectId === String(draft.id));
  expect(own.map(({ action, actor }) => [action, actor?.name])).toEqual([
    ['published', 'منى'],
    ['save', 'منى'],
    ['create', 'منى'],
  ]);
  expect(own[0]).toMatchObject({ before: { status: 'draft' }, after: { status: 'published' } });
  expect(await refused(app, listAuditEntries, { token: editor })).toMatchObject({ code: 'forbidden' });
  await expect(owner.deleteFrom('audit_entries').execute()).rejects.toThrow(/only added to/);
  await expect(owner.updateTable('audit_entries').set({ label: '' }).execute()).rejects.toThrow(
    /only added to/,
  );
});

test('NEWS-04: drafts are not found by readers, neither by id nor in the list', async () => {
  const draft = await create();
  expect(await refusal(app, `/api/news/${draft.id}`)).toMatchObject({ status: 404 });
});
