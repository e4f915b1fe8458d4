import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { channels } from '@safira/broadcasts/tables/channels';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { listProbable } from '@safira/store/broadcasts/probable';
import { findHead, listChanges } from '@safira/store/matches/changes';
import { listMatchesBetween } from '@safira/store/matches/matches';
import { followedLeagues } from '@safira/testkit/followed-leagues';
import { testDatabase } from '@safira/testkit/database';
import { startSimulator } from '@safira/testkit/simulator';
import type { JobTools } from '../src/jobs/job.ts';
import { runJobOf, workerTools } from './worker-tools.ts';

const HOUR_MS = 3_600_000;
const leagues = followedLeagues.split(',').map(Number);
const { db } = await testDatabase();
let now = Date.parse('2026-11-28T09:00:00Z');
const clock = { now: () => now, speed: 1 };
await saveChannels(db, channels);
const { baseUrl } = await startSimulator({ clock });
const url = `${baseUrl}/guide.xml`;

/** While set, the guide's answer instead of the simulator's. */
let answer: (() => Promise<Response> | Response) | undefined;
const statuses: number[] = [];
let tools: JobTools;
beforeEach(() => {
  answer = undefined;
  statuses.length = 0;
  tools = workerTools({
    db,
    baseUrl,
    clock,
    leagues,
    guides: {
      urls: [url],
      channels: new Map(channels.map(({ slug }) => [`demo.${slug}`, slug])),
      maxBytes: 1_000_000,
      fetch: async (input, init) => {
        const response = await (answer?.() ?? fetch(input, init));
        statuses.push(response.status);
        return response;
      },
    },
  });
});

const importGuide = () => runJobOf(tools, 'guide-import');
const stored = async () => {
  const { rows } = await sql<{ key: string; version: string }>`
    select match_id || ' ' || channel as key, xmin::text as version from broadcasts order by 1`.execute(db);
  return rows;
};
const xml = async () => (await fetch(url)).text();

test('OURS-17: the guide gives at least 80 % of the day’s matches a channel, and logs them as changed', async () => {
  await runJobOf(tools, 'days around today', 1_000);
  const head = await findHead(db);
  expect(await importGuide()).toMatchObject({ due: 1, done: 1, failed: 0 });
  const day = Date.parse('2026-11-28T00:00:00Z');
  const matches = await listMatchesBetween(db, { from: day, to: day + 24 * HOUR_MS, limit: 1_000 });
  const followed = matches.filter(({ league }) => leagues.includes(league.id));
  const numbered = followed.filter(({ tvChannels }) => tvChannels?.some(({ source }) => source === 'guide'));
  expect(followed.length).toBeGreaterThan(30);
  expect(numbered.length / followed.length).toBeGreaterThanOrEqual(0.8);
  const { changes } = await listChanges(db, { after: head, limit: 1_000 });
  const changed = new Set(changes.map(({ change }) => change.matchId));
  for (const { apiId } of numbered) expect(changed).toContain(apiId);
});

test('OURS-17, OURS-19: every channel is one of our table, and every commentator is marked as a demo', async () => {
  const { rows } = await sql<{ name: string }>`select arabic_name as name from commentators`.execute(db);
  expect(rows.length).toBeGreaterThan(3);
  for (const { name } of rows) expect(name).toMatch(/^معلّق تجريبي \d$/);
  const known = new Set(channels.map(({ slug }) => slug));
  for (const { key } of await stored()) expect(known).toContain(key.split(' ')[1]);
});

test('OURS-17: a guide is due again after six hours, and an unchanged one is not read again', async () => {
  const before = await stored();
  now += 5 * HOUR_MS;
  expect(await importGuide()).toMatchObject({ due: 0 });
  now -= 5 * HOUR_MS;
  await sql`delete from last_asked where kind = 'guide'`.execute(db);
  expect(await importGuide()).toMatchObject({ due: 1, done: 1 });
  expect(statuses).toEqual([304]);
  expect(await stored()).toEqual(before);
});

test('OURS-17: a guide is searched again when many more matches are stored, unchanged or not', async () => {
  await sql`update guides set matches = 1`.execute(db);
  now += 60_000;
  expect(await importGuide()).toMatchObject({ due: 0 });
  now += 60_000;
  expect(await importGuide()).toMatchObject({ due: 1, done: 1 });
  expect(statuses).toEqual([200]);
  now -= 120_000;
});

test('OURS-17: a programme that names one team waits for an editor, and shows no channel until then', async () => {
  await sql`delete from last_asked where kind = 'guide'`.execute(db);
  const { rows } = await sql<{ id: number; kickoff: Date; team: string; competition: string }>`
    select m.api_id as id, m.kickoff, t.name as team, c.name as competition from matches m
    join teams t on t.api_id = m.home_id join competitions c on c.api_id = m.competition_id
    where m.competition_id = 39 and m.kickoff > ${new Date(now)} and m.kickoff < ${new Date(now + 72 * HOUR_MS)}
    order by m.kickoff limit 1`.execute(db);
  const { id, kickoff, team, competition } = rows[0]!;
  const at = (hours: number) =>
    new Date(kickoff.getTime() + hours * HOUR_MS).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14);
  const programme = `<programme start="${at(0)} +0000" stop="${at(2)} +0000" channel="demo.tod"><title>${competition}: ${team}</title></programme>`;
  const text = (await xml()).replace('</tv>', `${programme}\n</tv>`);
  answer = () => new Response(text);
  const before = await stored();
  expect(await importGuide()).toMatchObject({ done: 1, failed: 0 });
  const waiting = await listProbable(db, { since: new Date(now), limit: 100 });
  expect(waiting).toMatchObject([{ matchId: id, channel: 'tod' }]);
  expect(await stored()).toEqual(before);
});

test.each([
  // Four hours later than it says.
  ['in a shifted time zone', (text: string) => text.replaceAll(' +0300"', ' -0100"')],
  ['cut off', (text: string) => text.slice(0, text.length / 2)],
  ['too large', (text: string) => text + ' '.repeat(1_000_000)],
  [
    'with an entity bomb',
    (text: string) => text.replace('SYSTEM "xmltv.dtd"', '[<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]'),
  ],
  [
    'without most of its programmes',
    (text: string) => text.replaceAll(/<programme.*bein.*<\/programme>\n/g, ''),
  ],
  ['of another kind', () => '<html><body>Not found</body></html>'],
])('OURS-17: a guide that arrives %s changes nothing that was right', async (_, broken) => {
  await sql`delete from last_asked where kind = 'guide'`.execute(db);
  tools.setbacks.clear();
  const before = await stored();
  const head = await findHead(db);
  const text = broken(await xml());
  answer = () => new Response(text);
  await importGuide();
  expect(await stored()).toEqual(before);
  expect((await listChanges(db, { after: head, limit: 10 })).changes).toEqual([]);
});

test('OURS-17: a guide whose programmes are repeated changes nothing that was right', async () => {
  await sql`delete from last_asked where kind = 'guide'`.execute(db);
  const before = await stored();
  const text = (await xml()).replaceAll(/(<programme.*<\/programme>)\n/g, '$1\n$1\n');
  answer = () => new Response(text);
  expect(await importGuide()).toMatchObject({ done: 1, failed: 0 });
  expect(await stored()).toEqual(before);
});

test('OURS-17: a guide whose server fails stays due, and is not requested again at once', async () => {
  await sql`delete from last_asked where kind = 'guide'`.execute(db);
  answer = () => new Response('', { status: 503 });
  expect(await importGuide()).toMatchObject({ due: 1, failed: 1 });
  expect(await importGuide()).toMatchObject({ due: 1, failed: 1 });
  expect(statuses).toEqual([503]);
});

test('OURS-17: without a configured guide nothing is due', async () => {
  delete tools.guides;
  expect(await importGuide()).toMatchObject({ due: 0 });
});
