import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { ObservedEvent } from '@safira/football/observed/observation';
import { saveStandings } from '@safira/store/competitions/standings';
import { takeLease } from '@safira/store/coordination/leases';
import { findArticle, listArticles } from '@safira/store/news/articles';
import { findMark } from '@safira/store/news/automatic';
import { applyOverrides, saveOverride } from '@safira/store/names/overrides';
import { findHead } from '@safira/store/matches/changes';
import { saveObservations } from '@safira/store/matches/save-observations';
import { saveChecks } from '@safira/store/sync/final-checks';
import { storeArticle, textOf } from '@safira/testkit/articles';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { aGoalEvent, anObservation } from '@safira/testkit/observations';
import { aStandingRow } from '@safira/testkit/records';
import { consumeForReports } from '../src/reports/reports.ts';
import { writeDueReports } from '../src/reports/write-due.ts';
import { silentLog } from './worker-tools.ts';

const MINUTE_MS = 60_000;
const KICKOFF = '2026-11-21T18:00:00Z';
const END = Date.parse('2026-11-21T19:52:00Z');
const LEAGUE = 307;

const { db, owner } = await testDatabase();
const lease = await aLease(db);
let now = END;
beforeEach(async () => {
  now = END;
  await sql`truncate matches, articles, match_changes, standings, match_reports, name_overrides cascade`.execute(
    owner,
  );
});

type Seen = {
  status: string;
  goals: [number, number];
  events?: ObservedEvent[];
  id?: number;
  league?: number;
};

async function observe({ id = 1, status, goals, events = [], league = LEAGUE }: Seen, kickoff = KICKOFF) {
  const one = anObservation({ id, status, goals, events, league, kickoff, elapsed: 90 });
  const observation = {
    ...one,
    competition: { ...one.competition, name: 'Pro League' },
    home: { ...one.home, name: 'Al-Hilal Saudi FC' },
    away: { ...one.away, name: 'Al-Nassr' },
  };
  await saveObservations(db, { observations: [observation], observedAt: new Date(), lease });
  if (status === 'FT') await saveChecks(db, [id], END);
}

const goal = (minute: number, side: 'home' | 'away', name: string, id = 1): ObservedEvent => ({
  ...aGoalEvent(minute, id * 10 + (side === 'home' ? 1 : 2)),
  player: { id: minute, name },
});
const SCORED = [goal(12, 'home', 'Salem Al-Dawsari'), goal(70, 'home', 'Malcom')];
const REPLACED: ObservedEvent = { ...SCORED[1]!, player: { id: 71, name: 'Marcos Leonardo' } };
const ended: Seen = { status: 'FT', goals: [2, 0], events: SCORED };

/** Its holder is the same, so that each one ends the one before. */
const takeReportsLease = async () =>
  (await takeLease(db, { name: 'reports', holder: 'test', ttlMs: 600_000 }))!;

/** Runs the consumer until it has nothing to do. */
async function consume(fault: (point: string) => void = () => {}) {
  const ending = new AbortController();
  await consumeForReports(
    {
      db,
      clock: { now: () => now, speed: 1 },
      log: silentLog,
      fault,
      leagues: [LEAGUE],
      waitForChanges: async () => ending.abort(),
    },
    ending.signal,
    await takeReportsLease(),
  );
}

const settle = () => (now = END + 12 * MINUTE_MS);
const articles = () => listArticles(owner, { page: 1, limit: 100 });
const onlyArticle = async () => {
  const [card, ...others] = await articles();
  expect(others).toEqual([]);
  return (await findArticle(owner, card!.slug))!;
};

test('OURS-21: twelve minutes after the end of a match its report is published, with result and scorers', async () => {
  await observe(ended);
  await consume();
  expect(await articles()).toEqual([]);
  settle();
  await consume();
  const article = await onlyArticle();
  expect(article).toMatchObject({ category: 'reports', isAutomatic: true, reporter: null, corrections: [] });
  expect(article.match?.apiId).toBe(1);
  expect(article.teams.map(({ name }) => name)).toEqual(['الهلال', 'النصر']);
  expect(textOf(article)).toMatch(/بهدفين دون رد/);
  expect(textOf(article)).toMatch(/سالم الدوسري.*مالكوم/s);
  expect(article.slug).toMatch(/^[a-z0-9\u0620-\u06d3-]+-1$/);
});

test('OURS-21: while the goals do not add up there is no report; when they do, there is', async () => {
  await observe({ ...ended, events: SCORED.slice(0, 1) });
  settle();
  await consume();
  expect(await articles()).toEqual([]);
  await observe(ended);
  await consume();
  expect(await articles()).toHaveLength(1);
});

test('OURS-21, OURS-22: a corrected scorer changes the report with a note; address and time of publication stay', async () => {
  await observe(ended);
  settle();
  await consume();
  const before = await onlyArticle();
  now += 60 * MINUTE_MS;
  await observe({ ...ended, events: [SCORED[0]!, REPLACED] });
  await consume();
  const after = await onlyArticle();
  expect(textOf(after)).toMatch(/ماركوس ليوناردو/);
  expect(textOf(after)).not.toMatch(/مالكوم/);
  expect({ slug: after.slug, at: after.publishedAt }).toEqual({ slug: before.slug, at: before.publishedAt });
  expect(after.corrections).toHaveLength(1);
  expect(after.corrections[0]!.text).toMatch(/نسبت نسخة سابقة هدف الدقيقة 70 إلى مالكوم/);
});

test('OURS-21: what changes only the table leaves the report as it is', async () => {
  await observe(ended);
  settle();
  await consume();
  const before = await onlyArticle();
  await saveTable({ home: 1, away: 2 });
  await sql`update match_reports set due_at = ${new Date(now)}`.execute(owner);
  await consume();
  expect(await onlyArticle()).toEqual(before);
});

test('OURS-21: a worker killed between the cursor and the report leaves one report, and nothing is lost', async () => {
  await observe(ended);
  settle();
  const killed = consume(() => {
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await findMark(db, 'reports')).toBe(await findHead(db));
  await consume();
  await consume();
  expect(await articles()).toHaveLength(1);
});

test('OURS-21: two workers that write at once publish one report, and the one without the lease nothing', async () => {
  await observe(ended);
  await consume();
  settle();
  const [older, newer] = [await takeReportsLease(), await takeReportsLease()];
  const tools = { db, log: silentLog, now };
  const results = await Promise.allSettled([
    writeDueReports({ ...tools, lease: older }),
    writeDueReports({ ...tools, lease: newer }),
    writeDueReports({ ...tools, lease: newer }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(await articles()).toHaveLength(1);
  expect((await onlyArticle()).corrections).toEqual([]);
});

test('OURS-21: a report with a name that needs an editor waits for the editor', async () => {
  await observe(ended);
  await sql`update players set name_how = 'needs_editor' where api_id = 70`.execute(owner);
  settle();
  await consume();
  expect(await articles()).toEqual([]);
  await saveOverride(owner, { kind: 'player', id: 70, arabic: 'مالكوم' });
  await applyOverrides(owner);
  now += 10 * MINUTE_MS;
  await consume();
  expect(await articles()).toHaveLength(1);
});

test('OURS-21: of other competitions and of results that came in late there are no reports', async () => {
  await observe({ ...ended, league: 999 });
  await observe(
    { ...ended, id: 2, events: [goal(12, 'home', 'A', 2), goal(70, 'home', 'B', 2)] },
    '2026-11-10T18:00:00Z',
  );
  settle();
  await consume();
  expect(await articles()).toEqual([]);
});

test('OURS-21: a report that fails is tried again later, and the others do not wait for it', async () => {
  await observe(ended);
  await observe({ ...ended, id: 2, events: SCORED.map((event) => ({ ...event, team: { id: 21 } })) });
  settle();
  await sql`create unique index one_report on articles (match_id) where match_id <> 2`.execute(owner);
  await storeArticle(db, { slug: 'taken', matchId: 1, publishedAt: new Date(END) });
  await consume();
  const written = async () => (await articles()).filter(({ slug }) => slug !== 'taken').length;
  expect(await written()).toBe(1);
  await sql`drop index one_report`.execute(owner);
  await consume();
  expect(await written()).toBe(1);
  now += 10 * MINUTE_MS;
  await consume();
  expect(await written()).toBe(2);
});

test.each([
  ['has taken over', { is_automatic: false }],
  ['refused', { status: 'withdrawn' }],
])('OURS-21: what an editor %s is not written again', async (_, decision) => {
  await observe(ended);
  settle();
  await consume();
  const edited = { title: 'عنوان المحرر', ...decision };
  await owner.updateTable('articles').set(edited).execute();
  await observe({ ...ended, events: [SCORED[0]!, REPLACED] });
  await consume();
  const stored = await owner.selectFrom('articles').select(['title', 'version']).execute();
  expect(stored).toEqual([{ title: edited.title, version: 1 }]);
  expect((await sql`select from match_reports where due_at is not null`.execute(owner)).rows).toEqual([]);
});

test('OURS-21: a report names the place after the match and, from the kick-off, the place before it', async () => {
  await observe({ id: 2, status: 'FT', goals: [0, 0] }, '2026-11-14T18:00:00Z');
  await saveTable({ home: 5, away: 2 });
  await observe({ status: '1H', goals: [0, 0] });
  await consume();
  await observe(ended);
  await saveTable({ home: 3, away: 2 });
  settle();
  await consume();
  expect(textOf(await onlyArticle())).toMatch(/الهلال.*المركز الثالث بعد أن كان في المركز الخامس/);
});

/** The table with both teams at these places, after one match of each. */
async function saveTable(ranks: { home: number; away: number }) {
  const all = { played: 1, win: 1, draw: 0, lose: 0, for: 2, against: 0 };
  const row = (id: number, rank: number) =>
    aStandingRow(rank, { team: { id, name: `Team ${id}`, logo: null }, all });
  const rows = [row(11, ranks.home), row(12, ranks.away)].toSorted((x, y) => x.rank - y.rank);
  await saveStandings(db, { competitionId: LEAGUE, season: 2026, groups: [{ name: 'League', rows }] });
}
