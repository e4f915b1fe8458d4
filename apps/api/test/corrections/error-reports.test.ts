import { beforeEach, expect, test } from 'vitest';
import { reportError } from '@safira/contract/corrections/error-reports';
import { decideErrorReport, listErrorReports } from '@safira/contract/newsroom/error-reports';
import { storeArticle } from '@safira/testkit/articles';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { callAs, refused, send } from '../accounts/accounts.ts';
import { NOW, startApi, store } from '../api.ts';
import { aTokenOf } from '../accounts/stored-accounts.ts';

const { db, owner } = await testDatabase();
const { app, redis } = await startApi({ db });
await store(db, anObservation({ id: 1, homeName: 'Al-Hilal Saudi FC' }));
const token = await aTokenOf(owner, 'منى', 'editor');
beforeEach(async () => {
  await redis.flushdb();
  await owner.deleteFrom('error_reports').execute();
});

const aReport = { target: { kind: 'match', id: 1 }, what: 'channel', text: 'على ثمانية 2 أيضًا' };
/** As a visitor: without a token, from an address of its own. */
const report = (body: object, headers = {}) => send(app, reportError, { body, headers });
const stored = () => owner.selectFrom('error_reports').selectAll().execute();
const listed = (query = '') =>
  callAs(app, listErrorReports, { token, path: `/newsroom/error-reports${query}` });
const decide = (id: number, decision: string) => ({
  token,
  path: `/newsroom/error-reports/${id}`,
  body: { decision },
});

test('OURS-23: a visitor reports an error and gets its number; what is stored says nothing of them', async () => {
  const response = await report({ ...aReport, link: 'https://example.com/list' });
  expect(response.statusCode).toBe(200);
  const [row, ...others] = await stored();
  expect(others).toEqual([]);
  expect(response.json()).toEqual({ success: true, data: { number: row!.id } });
  expect(row).toEqual({
    id: row!.id,
    target: 'match',
    target_id: 1,
    what: 'channel',
    text: 'على ثمانية 2 أيضًا',
    link: 'https://example.com/list',
    created_at: new Date(NOW),
    state: 'open',
    decided_by: null,
    decided_at: null,
  });
});

test.each([
  ['an empty text', { text: '  ' }],
  ['a text of 501 characters', { text: 'x'.repeat(501) }],
  ['U+0000', { text: 'a\u0000b' }],
  ['a link that is not https', { link: 'http://example.com' }],
  ['a script as a link', { link: 'javascript:alert(1)' }],
  ['an unknown kind', { what: 'colour' }],
  ['an unknown target', { target: { kind: 'team', id: 1 } }],
  ['a made-up id', { target: { kind: 'match', id: 9e9 } }],
])('OURS-23: %s is refused', async (_, own) => {
  expect((await report({ ...aReport, ...own })).statusCode).toBe(400);
  expect(await stored()).toEqual([]);
});

test('OURS-23: what is not on the site cannot be reported', async () => {
  const draft = await storeArticle(db, { slug: 'draft', status: 'draft', publishedAt: new Date(NOW) });
  for (const target of [
    { kind: 'match', id: 99 },
    { kind: 'player', id: 99 },
    { kind: 'article', id: draft },
  ])
    expect((await report({ ...aReport, target })).statusCode).toBe(404);
  expect(await stored()).toEqual([]);
});

test('OURS-23: a program that fills in the hidden field gets an answer, and nothing is stored', async () => {
  const response = await report({ ...aReport, website: 'https://example.com' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ data: { number: expect.any(Number) as number } });
  expect(await stored()).toEqual([]);
});

test('OURS-23: one address reports ten errors an hour, and another one still can', async () => {
  const from = (address: string) => report(aReport, { 'x-forwarded-for': address });
  for (let count = 0; count < 10; count++) expect((await from('192.0.2.1')).statusCode).toBe(200);
  const tooMany = await from('192.0.2.1');
  expect([tooMany.statusCode, tooMany.json()]).toMatchObject([429, { code: 'too_many_requests' }]);
  expect((await from('192.0.2.2')).statusCode).toBe(200);
});

test('OURS-23: all addresses together report six hundred errors an hour, without those of programs', async () => {
  await Promise.all(Array.from({ length: 20 }, () => report({ ...aReport, website: 'https://a.test' })));
  const statuses: number[] = [];
  while (statuses.length < 600) {
    const some = await Promise.all(Array.from({ length: 50 }, () => report(aReport)));
    statuses.push(...some.map(({ statusCode }) => statusCode));
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  const tooMany = await report(aReport);
  expect([tooMany.statusCode, tooMany.json()]).toMatchObject([429, { code: 'too_many_requests' }]);
  expect(await stored()).toHaveLength(600);
});

test('OURS-23: editors see open reports with what they are about, the newest first', async () => {
  const article = await storeArticle(db, { slug: 'خبر-1', publishedAt: new Date(NOW) });
  await report(aReport);
  await report({ ...aReport, target: { kind: 'article', id: article } });
  await report({ ...aReport, target: null, what: 'other' });
  const { data, open, pagination } = await listed();
  expect(data.map(({ target }) => target)).toEqual([
    null,
    { kind: 'article', id: article, name: 'عنوان خبر-1', path: `/news/${encodeURIComponent('خبر-1')}` },
    { kind: 'match', id: 1, name: expect.stringMatching(/^الهلال ضد /) as string, path: '/match/1' },
  ]);
  expect([open, pagination.total]).toEqual([3, 3]);
});

test('OURS-23: an editor closes a report once, with an entry in the audit log', async () => {
  await report(aReport);
  const [{ id } = { id: 0 }] = await stored();
  const { data } = await callAs(app, decideErrorReport, decide(id, 'corrected'));
  expect(data).toMatchObject({ state: 'corrected', decidedBy: { name: 'منى' } });
  expect((await listed()).data).toEqual([]);
  expect((await listed('?state=corrected')).data).toHaveLength(1);
  expect(await refused(app, decideErrorReport, decide(id, 'dismissed'))).toMatchObject({
    code: 'report_decided',
  });
  expect(await refused(app, decideErrorReport, decide(id + 1, 'dismissed'))).toMatchObject({
    code: 'not_found',
  });
  const entries = await owner
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'subject_id', 'before', 'after'])
    .where('subject', '=', 'error-report')
    .execute();
  expect(entries).toEqual([
    {
      action: 'corrected',
      subject: 'error-report',
      subject_id: String(id),
      before: { state: 'open' },
      after: { state: 'corrected' },
    },
  ]);
});
