import { beforeEach, expect, test } from 'vitest';
import { getArticle } from '@safira/contract/news/articles';
import {
  type ArticleContent,
  createArticle,
  getNewsroomArticle,
  getRevision,
  listNewsroomArticles,
  listRevisions,
  saveArticle,
  takeOverArticle,
} from '@safira/contract/newsroom/articles';
import { listAuditEntries } from '@safira/contract/newsroom/audit';
import { storeArticle } from '@safira/testkit/articles';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { callAs, refused, send } from '../accounts/accounts.ts';
import { call, NOW, startApi, store } from '../api.ts';
import { aTokenOf } from '../accounts/stored-accounts.ts';
import { articlePath, someContent, writing } from '../writing.ts';

const { db, owner } = await testDatabase();
const { app } = await startApi({ db });
await store(db, anObservation({ id: 1, league: 307 }), anObservation({ id: 2, league: 307 }));
const editor = await aTokenOf(owner, 'منى', 'editor');
const second = await aTokenOf(owner, 'نواف', 'editor');
const admin = await aTokenOf(owner, 'سامي', 'admin');
const { create, save, saving, move } = writing(app, editor);

beforeEach(async () => {
  await owner.deleteFrom('articles').execute();
});

test('NEWS-04: of two editors who save the same version the second is refused and nothing is lost', async () => {
  const draft = await create();
  const first = await save(draft, { title: 'نص منى' });
  const late = { ...saving(draft, { title: 'نص نواف' }), token: second };
  expect(await refused(app, saveArticle, late)).toEqual({ status: 409, code: 'article_changed' });
  const now = (await callAs(app, getNewsroomArticle, { token: second, path: articlePath(draft.id) })).data;
  expect(now).toMatchObject({ title: 'نص منى', version: first.version, changedBy: { name: 'منى' } });
  const over = { ...saving(now, { title: 'نص نواف' }), token: second };
  expect((await callAs(app, saveArticle, over)).data.title).toBe('نص نواف');
});

test('NEWS-04: of eight saves of one version at the same time exactly one is stored', async () => {
  const draft = await create();
  const titles = Array.from({ length: 8 }, (_, index) => `نص ${index}`);
  const answers = await Promise.all(titles.map((title) => send(app, saveArticle, saving(draft, { title }))));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array(7).fill(409),
  ]);
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
    path: articlePath(article.id, '/revisions'),
  });
  expect(versions.map(({ title, isAutosave }) => [title, isAutosave])).toEqual([
    ['سادس', true],
    ['خامس', false],
    ['أول', false],
  ]);
  const oldest = articlePath(article.id, `/revisions/${versions.at(-1)!.version}`);
  const { data: first } = await callAs(app, getRevision, { token: editor, path: oldest });
  expect((await save(article, first.content)).title).toBe('أول');
});

test('NEWS-04: an autosave replaces no version of another editor, however soon it follows', async () => {
  const byFirst = await save(await create({ title: 'أول' }), { title: 'نص منى' }, { isAutosave: true });
  const late = { ...saving(byFirst, { title: 'نص نواف' }, { isAutosave: true }), token: second };
  const { data: bySecond } = await callAs(app, saveArticle, late);
  const { data: versions } = await callAs(app, listRevisions, {
    token: editor,
    path: articlePath(bySecond.id, '/revisions'),
  });
  expect(versions.map(({ title, savedBy }) => [title, savedBy?.name])).toEqual([
    ['نص نواف', 'نواف'],
    ['نص منى', 'منى'],
    ['أول', 'منى'],
  ]);
});

test('OURS-21: an automatic report is changed only after an editor takes it over', async () => {
  const id = await storeArticle(db, { slug: 'report', publishedAt: new Date(NOW), teams: [11, 12] });
  const report = (await callAs(app, getNewsroomArticle, { token: editor, path: articlePath(id) })).data;
  expect(report).toMatchObject({ isAutomatic: true, author: null });
  expect(await refused(app, saveArticle, saving(report))).toMatchObject({ code: 'article_status' });
  const taken = (
    await callAs(app, takeOverArticle, {
      token: editor,
      path: articlePath(id, '/take-over'),
      body: { version: report.version },
    })
  ).data;
  expect(taken).toMatchObject({ isAutomatic: false, author: { name: 'منى' }, slug: 'report' });
  expect((await save(taken)).title).toBe(someContent().title);
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
    expect(await refused(app, createArticle, { token: editor, body: someContent(own) })).toEqual({
      status: 404,
      code: 'not_found',
    });
});

test('NEWS-04: a picture that was not uploaded is refused; of an uploaded one the stored size counts', async () => {
  const picture = { picture: 'ab'.repeat(32), width: 1, height: 1, alt: 'لاعبون في الملعب', credit: '' };
  const body: ArticleContent['body'] = [...someContent().body, { type: 'image', ...picture }];
  for (const own of [{ picture }, { body }])
    expect(await refused(app, createArticle, { token: editor, body: someContent(own) })).toMatchObject({
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

test.each<[string, object]>([
  ['an address that is no https', { text: 'x', link: { kind: 'web', url: 'javascript:alert(1)' } }],
  ['an unknown mark', { text: 'x', link: { kind: 'script', id: 1 } }],
  ['U+0000', { text: 'a\0b' }],
  ['half a character', { text: 'a\ud83db' }],
])('NEWS-04: a body with %s is refused', async (_what, piece) => {
  const body = { ...someContent(), body: [{ type: 'paragraph', children: [piece] }] };
  expect(await refused(app, createArticle, { token: editor, body })).toMatchObject({ status: 400 });
});
