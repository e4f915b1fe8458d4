import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getLiveMatches } from '@safira/contract/matches/matches';
import { listUpcomingMatches } from '@safira/contract/matches/lists';
import { getStandings } from '@safira/contract/competitions/standings';
import { listTeamMatches } from '@safira/contract/teams/teams';
import { getCommentator } from '@safira/contract/broadcasts/commentators';
import { channels } from '@safira/broadcasts/tables/channels';
import type { MatchObservation } from '@safira/football/observed/observation';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { saveCommentators } from '@safira/store/broadcasts/commentators';
import { editEntry } from '@safira/store/broadcasts/edit-entries';
import { publishToBus } from '@safira/store/coordination/bus';
import { findHead } from '@safira/store/matches/changes';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveStandings } from '@safira/store/competitions/standings';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { testDatabase } from '@safira/testkit/database';
import { aSeason, aStandingRow, aTeamProfile } from '@safira/testkit/records';
import { buildApi } from '../src/app.ts';
import { call, NOW, store, publishChanges, toolsOf } from './api.ts';
import { between } from './matches/matches-between.ts';

const { db, owner } = await testDatabase();
let standingsRead = 0;
/** Counts how often the standings are read: each build of their answer reads them once. */
const counting: Parameters<typeof db.withPlugin>[0] = {
  transformQuery: ({ node }) => {
    if (JSON.stringify(node).includes('"standings"')) standingsRead++;
    return node;
  },
  transformResult: async ({ result }) => result,
};
let now = NOW;
const tools = await toolsOf({ db, now: () => now });
const { redis } = tools;
const app = await buildApi({ ...tools, db: tools.db.withPlugin(counting) });

const [hilal, nassr, united, city] = [2932, 2939, 33, 50];
const saudi = { league: 307, home: hilal, away: nassr };
const english = { league: 39, home: united, away: city };
const played = { kickoff: '2026-11-21T16:00:00Z', status: '2H', elapsed: 60 };
let head = 0;
let beats: NodeJS.Timeout;

beforeAll(async () => {
  await saveSeasons(db, [
    aSeason(),
    aSeason({ competitionId: 39, name: 'Premier League', country: 'England' }),
  ]);
  await saveTeamProfiles(db, [
    aTeamProfile(),
    aTeamProfile({ id: nassr, name: 'Al-Nassr', ground: null }),
    aTeamProfile({ id: united, name: 'Manchester United', country: 'England', ground: null }),
    aTeamProfile({ id: city, name: 'Manchester City', country: 'England', ground: null }),
  ]);
  const rows = [hilal, nassr].map((id, n) =>
    aStandingRow(n + 1, { team: { id, name: `${id}`, logo: null } }),
  );
  await saveStandings(db, { competitionId: 307, season: 2026, groups: [{ name: '', rows }] });
  // Beats of the publisher, so that the API trusts its cache.
  beats = setInterval(() => void publishToBus(redis, { prev: head, head, changed: [], live: [] }), 500);
  await publish(
    between({ ...saudi, ...played, id: 20, goals: [0, 0] }),
    between({ ...english, ...played, id: 30, goals: [0, 0] }),
    between({ ...saudi, id: 21, kickoff: '2026-11-28T16:00:00Z' }),
  );
});
afterAll(async () => {
  clearInterval(beats);
  await app.close();
});

/** Stores as a worker would, then publishes the notice and waits until the API has received it. */
async function publish(...observations: MatchObservation[]): Promise<void> {
  await store(db, ...observations);
  const before = head;
  head = await findHead(db);
  await publishChanges(db, redis, before);
  // The list of live matches depends on every change: once it is new, all other stale answers are invalidated too.
  await vi.waitFor(async () => {
    expect((await call(app, getLiveMatches, '/matches/live')).body.seq).toBe(head);
  });
}

const matchesOf = async (team: string) => {
  const { body } = await call(app, listTeamMatches, `/teams/${team}/matches`);
  return body.data.matches.map(({ apiId, goals }) => [apiId, goals.home]);
};
const matchesOfHilal = () => matchesOf('al-hilal-saudi-fc-2932');

test('TEAM-02: a match stored after the list was rebuilt is in the next list', async () => {
  expect(await matchesOfHilal()).toEqual([
    [20, 0],
    [21, null],
  ]);
  await publish(between({ ...saudi, ...played, id: 20, goals: [1, 0] }));
  expect(await matchesOfHilal()).toEqual([
    [20, 1],
    [21, null],
  ]);
  await publish(between({ ...saudi, id: 22, kickoff: '2026-11-24T16:00:00Z' }));
  expect(await matchesOfHilal()).toEqual([
    [20, 1],
    [22, null],
    [21, null],
  ]);
});

test('TEAM-02: the teams of a match are corrected, it leaves the list of the team that does not play', async () => {
  const withTeams = (away: number) => between({ ...saudi, away, id: 23, kickoff: '2026-11-26T16:00:00Z' });
  await publish(withTeams(nassr));
  expect((await matchesOf('al-nassr-2939')).map(([id]) => id)).toContain(23);
  await publish(withTeams(united));
  expect((await matchesOf('al-nassr-2939')).map(([id]) => id)).not.toContain(23);
});

test('OURS-06: a goal in another league does not rebuild a table, one in its own league does', async () => {
  const table = async () => (await call(app, getStandings, '/competitions/307/standings')).body.data;
  let goals = 0;
  const readsAtGoals = async () => {
    await table();
    const before = standingsRead;
    for (const last = goals + 5; goals < last; goals++) {
      await publish(between({ ...english, ...played, id: 30, goals: [goals + 1, 0] }));
      await table();
    }
    return standingsRead - before;
  };
  // Again if beats came late on a busy machine: then the API does not trust its copy.
  await expect.poll(readsAtGoals, { timeout: 60_000 }).toBe(0);
  const before = standingsRead;
  await publish(between({ ...saudi, ...played, id: 20, goals: [2, 0] }));
  expect((await table()).isLive).toBe(true);
  expect(standingsRead - before).toBe(1);
});

test('API-01: a match that kicks off leaves the list of upcoming matches', async () => {
  const coming = async () => {
    const { body } = await call(app, listUpcomingMatches, '/matches/upcoming?days=7');
    return body.data.map(({ apiId }) => apiId);
  };
  const match = { ...english, id: 31, kickoff: '2026-11-21T17:05:00Z' };
  await publish(between(match));
  expect(await coming()).toContain(31);
  now = Date.parse(match.kickoff) + 5_000;
  await publish(between({ ...match, status: '1H', elapsed: 1, goals: [0, 0] }));
  expect(await coming()).not.toContain(31);
});

test('OURS-19: a match for which a commentator is announced is in the next answer, with its goals', async () => {
  await saveChannels(db, channels);
  const people = await saveCommentators(db, ['معلّق تجريبي 1']);
  const [{ slug, name }] = [...people.values()] as [{ slug: string; name: string }];
  const coming = async () => {
    const { body } = await call(app, getCommentator, `/commentators/${encodeURIComponent(slug)}`);
    return body.data.coming.map(({ apiId, goals }) => [apiId, goals.home]);
  };
  expect(await coming()).toEqual([]);
  const entry = {
    countries: null,
    language: null,
    access: null,
    commentators: [{ slug, name, isConfirmed: true }],
  };
  const editing = { exists: false, version: 0, userId: null, now: new Date(now) };
  await editEntry(owner, { matchId: 21, channel: 'bein-sports-1', entry, ...editing });
  await publish();
  expect(await coming()).toEqual([[21, null]]);
  await publish(between({ ...saudi, ...played, id: 21, goals: [1, 0] }));
  expect(await coming()).toEqual([[21, 1]]);
});
