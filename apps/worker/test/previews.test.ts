import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { saveAppearances } from '@safira/store/matches/appearances';
import { findHead } from '@safira/store/matches/changes';
import { findMark } from '@safira/store/news/automatic';
import { anAppearance } from '@safira/testkit/records';
import { textOf } from '@safira/testkit/articles';
import { planPreviews } from '../src/previews/plan.ts';
import { writeDuePreviews } from '../src/previews/write-due.ts';
import { HOUR_MS, KICKOFF, LEAGUE, MATCH, previewWorld } from './preview-world.ts';
import { silentLog } from './worker-tools.ts';

const {
  db,
  owner,
  lease,
  clock,
  observe,
  storeSeason,
  storeComing,
  takePreviewsLease,
  consume,
  articles,
  onlyArticle,
} = await previewWorld();

test('OURS-21: a day before a match its preview is published, with time, table, form and meetings', async () => {
  await storeComing();
  await consume();
  const article = await onlyArticle();
  expect(article).toMatchObject({ category: 'previews', isAutomatic: true, reporter: null, corrections: [] });
  expect(article.match?.apiId).toBe(MATCH);
  expect(article.teams.map(({ name }) => name)).toEqual(['الهلال', 'النصر']);
  expect(article.slug).toMatch(/^تقديم-[0-9\u0620-\u06d3-]+-9$/);
  expect(article.title).toMatch(/الصدارة|المتصدر|الأول والثاني|قمة/);
  const text = textOf(article);
  expect(text).toContain('يوم السبت 21 نوفمبر الساعة 9:00 م بتوقيت مكة المكرمة');
  expect(text).toMatch(/الهلال.*المركز الأول برصيد 10 نقاط.*النصر.*المركز الثاني برصيد 7 نقاط/);
  expect(text).toMatch(/3 انتصارات وتعادل واحد/);
  expect(text).toMatch(/(فاز|فوز) الهلال مرة واحدة، و(تعادلا|التعادل) مرة واحدة/);
});

test('OURS-21: a preview is written from 24 to 6 hours before the kick-off, once', async () => {
  await storeComing();
  clock.now = Date.parse(KICKOFF) - 25 * HOUR_MS;
  await consume();
  expect(await articles()).toEqual([]);
  clock.now = Date.parse(KICKOFF) - 5 * HOUR_MS;
  await consume();
  expect(await articles()).toEqual([]);
  clock.now = Date.parse(KICKOFF) - 6 * HOUR_MS;
  await consume();
  await consume();
  expect(await articles()).toHaveLength(1);
});

test('OURS-21: a worker killed between planning and writing leaves one preview, and nothing is lost', async () => {
  await storeComing();
  const killed = consume(() => {
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await findMark(db, 'previews')).toBe(await findHead(db));
  expect(await articles()).toEqual([]);
  await consume();
  await consume();
  expect(await articles()).toHaveLength(1);
});

test('OURS-21: two workers that write at once publish one preview, and the one without the lease nothing', async () => {
  await storeComing();
  const [older, newer] = [await takePreviewsLease(), await takePreviewsLease()];
  await expect(planPreviews({ db, now: clock.now, leagues: [LEAGUE], lease: older })).rejects.toThrow(
    'taken over',
  );
  await planPreviews({ db, now: clock.now, leagues: [LEAGUE], lease: newer });
  const tools = { db, log: silentLog, now: clock.now };
  const results = await Promise.allSettled([
    writeDuePreviews({ ...tools, lease: older }),
    writeDuePreviews({ ...tools, lease: newer }),
    writeDuePreviews({ ...tools, lease: newer }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(await articles()).toHaveLength(1);
});

test('OURS-21: the top scorer of a team is named, unless the name needs an editor', async () => {
  await storeComing();
  const scored = [anAppearance(77, { teamId: 11, goals: 3 }), anAppearance(78, { teamId: 12, goals: 2 })];
  await saveAppearances(db, { matchId: 1, observedAt: new Date(), lease }, scored);
  await sql`update players set arabic_name = 'لاعب ' || api_id, name_how = 'dictionary'`.execute(owner);
  await sql`update players set name_how = 'needs_editor' where api_id = 78`.execute(owner);
  await consume();
  const text = textOf(await onlyArticle());
  expect(text).toMatch(/لاعب 77 .*3 أهداف|لاعب 77 3 أهداف/);
  expect(text).not.toContain('لاعب 78');
});

test('OURS-21: of other competitions, and where there is too little to say, no preview is written', async () => {
  await storeSeason(999);
  await observe({ league: 999 });
  await observe({ id: 20, teams: [21, 22] });
  await consume();
  expect(await articles()).toEqual([]);
  const rows = await owner.selectFrom('match_previews').select(['match_id', 'held', 'due_at']).execute();
  expect(rows).toEqual([{ match_id: 20, held: 'little', due_at: null }]);
});

test('OURS-21: a day has at most eight previews; neither an early match nor one with little to say takes a place', async () => {
  await storeComing();
  for (let id = 30; id < 39; id++)
    await observe({
      id,
      teams: [13, 14],
      kickoff: `2026-11-21T${id - 22}:00:00Z`.replace('T8', 'T08').replace('T9', 'T09'),
    });
  const planAt = async (time: string) => {
    const at = { db, now: Date.parse(time), leagues: [LEAGUE], lease: await takePreviewsLease() };
    await planPreviews(at);
    await planPreviews(at);
    const rows = await owner.selectFrom('match_previews').select('match_id').orderBy('match_id').execute();
    return rows.map((row) => row.match_id);
  };
  expect(await planAt('2026-11-20T17:00:00Z')).toEqual([30, 31, 32, 33, 34, 35, 36]);
  expect(await planAt('2026-11-20T19:00:00Z')).toEqual([MATCH, 30, 31, 32, 33, 34, 35, 36]);
  const hold = (held: string, id: number) =>
    owner.updateTable('match_previews').set({ held, due_at: null }).where('match_id', '=', id).execute();
  await hold('names', 31); // it waits for an editor, and keeps its place
  await hold('little', 30);
  expect(await planAt('2026-11-20T19:10:00Z')).toEqual([MATCH, 30, 31, 32, 33, 34, 35, 36, 37]);
});
