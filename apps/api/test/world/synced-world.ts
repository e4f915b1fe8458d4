import { channels } from '@safira/broadcasts/tables/channels';
import { SLOT_MS } from '@safira/contract/podcasts/podcasts';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { saveGuideBroadcasts } from '@safira/store/broadcasts/guides';
import type { Db } from '@safira/store/db';
import { findHead } from '@safira/store/matches/changes';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { startSimulator } from '@safira/testkit/simulator';
import { fill } from '../../../../tools/sync/fill.ts';
import { jobs } from '../../../worker/src/jobs/table.ts';
import { initialPollState, pollLive } from '../../../worker/src/live-loop.ts';
import { takeChanges } from '../../../worker/src/reports/take-changes.ts';
import { writeDueReports } from '../../../worker/src/reports/write-due.ts';
import { runJobOf, silentLog, workerTools } from '../../../worker/test/worker-tools.ts';
import { anEpisode } from '../podcasts/an-episode.ts';
import { startApi } from '../api.ts';

/** A Saturday afternoon with league rounds on: matches over, being played and to come. */
const NOW = Date.parse('2026-11-28T15:40:00Z');
const QUARTER_MS = 15 * 60_000;
/** Three leagues, a club cup with two groups and the qualifiers of national teams with twelve. */
const LEAGUES = [39, 307, 233, 17, 36];
/** Pictures are not mirrored here, and there are no sync requests yet. */
const LEFT_OUT = ['pictures', 'sync requests'];

/** The API on a database that the worker's own jobs filled from the simulator, plus one poll of its live loop. */
export async function startSyncedWorld() {
  const clock = { now: () => NOW, speed: 1 };
  const { baseUrl } = await startSimulator({ clock });
  const { db } = await testDatabase();
  const tools = workerTools({ db, baseUrl, clock, leagues: LEAGUES });
  const { signal: stop } = new AbortController();
  const outcome = await fill(tools, {
    jobs: jobs.filter(({ name }) => !LEFT_OUT.includes(name)),
    stop,
    progress: silent,
    rest: async () => {},
  });
  if (!outcome.isWhole) throw new Error(outcome.text);
  await pollLive(tools, { lease: await aLease(db), memory: initialPollState() });

  await announceCommentator(db);
  await writeReports(db);
  await anEpisode(db, { slot: Math.floor(NOW / SLOT_MS), at: new Date(NOW) });

  const { app } = await startApi({ db, now: clock.now });
  return {
    app,
    db,
    /** What the worker does every two seconds for waiting readers. */
    runSyncRequests: () => runJobOf(tools, 'sync requests'),
  };
}

/** As the worker does a quarter of an hour later. */
async function writeReports(db: Db): Promise<void> {
  const changed = await db.selectFrom('matches').select('api_id').execute();
  const ids = changed.map(({ api_id }) => api_id);
  await takeChanges(db, { ids, seq: await findHead(db), now: NOW, leagues: LEAGUES });
  const lease = await aLease(db, 'reports');
  while ((await writeDueReports({ db, log: silentLog, now: NOW + QUARTER_MS, lease })) > 0);
}

/** A guide lists the first Saudi match after the day of the world. */
async function announceCommentator(db: Db): Promise<void> {
  await saveChannels(db, channels);
  const match = await db
    .selectFrom('matches')
    .select(['api_id', 'kickoff'])
    .where('competition_id', '=', 307)
    .where('kickoff', '>', new Date(NOW + 24 * 3_600_000))
    .orderBy('kickoff')
    .orderBy('api_id')
    .executeTakeFirstOrThrow();
  const [from, channel] = [match.kickoff.getTime(), 'bein-sports-1'];
  const programme = { title: 'مباراة', language: null, commentators: ['معلّق تجريبي 1'] };
  await saveGuideBroadcasts(db, {
    guide: 'guide.test/all.xml',
    channels: [channel],
    found: [{ matchId: match.api_id, channel, startsAt: from, ...programme }],
    probable: [],
    doubtful: [],
    from,
    to: from + 1,
    now: NOW,
  });
}

const ignore = () => {};
const silent = { begin: ignore, due: ignore, done: ignore, calls: ignore, rest: ignore, end: ignore };
