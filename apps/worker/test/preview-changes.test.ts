import { sql } from 'kysely';
import { textOf } from '@safira/testkit/articles';
import { expect, test } from 'vitest';
import { planPreviews } from '../src/previews/plan.ts';
import { HOUR_MS, LEAGUE, previewWorld } from './preview-world.ts';

const { db, owner, clock, observe, storeComing, takePreviewsLease, consume, articles, onlyArticle } =
  await previewWorld();

test('OURS-21, OURS-22: a moved kick-off corrects the preview with a note; address and time of publication stay', async () => {
  await storeComing();
  await consume();
  const before = await onlyArticle();
  clock.now += HOUR_MS;
  await observe({ kickoff: '2026-11-22T16:30:00Z' });
  await consume();
  const after = await onlyArticle();
  expect(textOf(after)).toContain('يوم الأحد 22 نوفمبر الساعة 7:30 م');
  expect(textOf(after)).not.toContain('9:00');
  expect({ slug: after.slug, at: after.publishedAt }).toEqual({ slug: before.slug, at: before.publishedAt });
  expect(after.corrections.map(({ text }) => text)).toEqual([
    'تغيّر موعد المباراة: كانت مقررة يوم السبت 21 نوفمبر الساعة 9:00 م، وأصبحت يوم الأحد 22 نوفمبر الساعة 7:30 م بتوقيت مكة المكرمة.',
  ]);
});

test('OURS-21, OURS-22: a postponed match is announced as such, and its new time later', async () => {
  await storeComing();
  await consume();
  await observe({ status: 'PST' });
  await consume();
  expect((await onlyArticle()).title).toMatch(/تأجيل|مؤجلة/);
  await observe({ kickoff: '2026-12-05T17:00:00Z' });
  await consume();
  const after = await onlyArticle();
  expect(after.title).not.toMatch(/تأجيل|مؤجلة/);
  expect(after.corrections.map(({ text }) => text)).toEqual([
    'حُدّد موعد جديد للمباراة: يوم السبت 5 ديسمبر الساعة 8:00 م بتوقيت مكة المكرمة.',
    'تأجلت المباراة إلى موعد يُحدَّد لاحقًا، وكانت مقررة يوم السبت 21 نوفمبر الساعة 9:00 م بتوقيت مكة المكرمة.',
  ]);
});

test('OURS-21: the preview of a cancelled match is withdrawn', async () => {
  await storeComing();
  await consume();
  await observe({ status: 'CANC' });
  await consume();
  expect(await articles()).toEqual([]);
  const stored = await owner.selectFrom('articles').select('status').execute();
  expect(stored).toEqual([{ status: 'withdrawn' }]);
  const { rows } = await sql`select 1 from match_previews where due_at is not null`.execute(owner);
  expect(rows).toEqual([]);
});

test('OURS-21: what changes only the table, or happens in the match, leaves the preview as it is', async () => {
  await storeComing();
  await consume();
  const before = await onlyArticle();
  await observe({ status: 'FT', id: 7, teams: [12, 13], goals: [5, 0], kickoff: '2026-11-20T20:00:00Z' });
  await sql`update match_previews set due_at = ${new Date(clock.now)}`.execute(owner);
  await consume();
  await observe({ status: '1H', goals: [1, 0] });
  await consume();
  expect({ ...(await onlyArticle()), match: null }).toEqual({ ...before, match: null });
});

test('OURS-21: a preview with a name that needs an editor waits for the editor', async () => {
  await storeComing();
  await sql`update teams set name_how = 'needs_editor' where api_id = 12`.execute(owner);
  await consume();
  expect(await articles()).toEqual([]);
  await sql`update teams set name_how = 'dictionary' where api_id = 12`.execute(owner);
  await consume();
  expect(await articles()).toEqual([]);
  clock.now += 10 * 60_000;
  await consume();
  expect(await articles()).toHaveLength(1);
});

test('OURS-21: a match that is moved away before its preview is written may have one later', async () => {
  await storeComing();
  await planPreviews({ db, now: clock.now, leagues: [LEAGUE], lease: await takePreviewsLease() });
  await observe({ kickoff: '2026-11-25T18:00:00Z' });
  await consume();
  expect(await articles()).toEqual([]);
  clock.now = Date.parse('2026-11-25T00:00:00Z');
  await consume();
  expect(await articles()).toHaveLength(1);
});

test('OURS-21: where an editor publishes the previews of a competition, they wait for review', async () => {
  await storeComing();
  await sql`insert into automatic_news (competition_id, previews_published) values (${LEAGUE}, false)`.execute(
    owner,
  );
  await consume();
  expect(await articles()).toEqual([]);
  const stored = await owner.selectFrom('articles').select(['status', 'published_at']).execute();
  expect(stored).toEqual([{ status: 'review', published_at: null }]);
});

test('OURS-21: what an editor has taken over is neither corrected nor withdrawn', async () => {
  await storeComing();
  await consume();
  await sql`update articles set is_automatic = false, title = 'عنوان المحرر'`.execute(owner);
  await observe({ kickoff: '2026-11-22T18:00:00Z' });
  await consume();
  await observe({ status: 'CANC' });
  await consume();
  expect(await onlyArticle()).toMatchObject({ title: 'عنوان المحرر', corrections: [] });
});
