import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { getDashboard } from '@safira/contract/accounts/dashboard';
import { addFavouriteMatch, addFavouriteTeam, listFavourites } from '@safira/contract/accounts/favourites';
import { endpoints } from '@safira/contract/endpoints';
import { listRecentMatches } from '@safira/contract/matches/lists';
import { getMatch } from '@safira/contract/matches/matches';
import { getSquad, listTeams } from '@safira/contract/teams/teams';
import { hasLatin } from '@safira/testkit/latin-names';
import { aMember, callAs } from '../accounts/accounts.ts';
import { call } from '../api.ts';
import { readWorld, type WorldRead } from './reads.ts';
import { competitionCalls, pastSeasonCalls } from './competition-calls.ts';
import { findFacts } from './facts.ts';
import { newsCalls } from './news-calls.ts';
import { podcastCalls } from './podcast-calls.ts';
import { matchCalls } from './match-calls.ts';
import { startSyncedWorld } from './synced-world.ts';
import { figureCalls, playerCalls, teamCalls } from './team-calls.ts';
import { textsIn } from './texts.ts';

const { app, db, runSyncRequests } = await startSyncedWorld();
const facts = await findFacts(db);
const reads = [
  matchCalls,
  newsCalls,
  podcastCalls,
  competitionCalls,
  pastSeasonCalls,
  teamCalls,
  playerCalls,
  figureCalls,
].flatMap((calls) => calls(facts));

/** Makes the call while a worker runs the sync requests it causes. */
async function readWithWorker(read: WorldRead): Promise<object> {
  const over = new AbortController();
  const working = (async () => {
    while (!over.signal.aborted) {
      await runSyncRequests();
      await wait(50);
    }
  })();
  try {
    return await readWorld(app, read);
  } finally {
    over.abort();
    await working;
  }
}

test('API-01: every public call of the contract is made on the synced world', () => {
  const called = new Set(reads.map(({ entry }) => entry));
  // Private calls have their own list: authorization-matrix.test.ts.
  const missing = endpoints.filter((entry) => entry.family !== 'private' && !called.has(entry));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('AUTH-09: the dashboard and the favourites of a member are those of the world, in Arabic', async () => {
  const { token } = await aMember(app);
  const { body: teams } = await call(app, listTeams, '/teams?limit=20');
  for (const { id } of teams.data.teams) await callAs(app, addFavouriteTeam, { token, body: { teamId: id } });
  const { data: dashboard } = await callAs(app, getDashboard, { token });
  expect(dashboard.next.length + dashboard.last.length).toBeGreaterThan(0);
  for (const { apiId } of [...dashboard.next, ...dashboard.last])
    await callAs(app, addFavouriteMatch, { token, body: { matchId: apiId } });
  const { data: favourites } = await callAs(app, listFavourites, { token });
  const texts = [...textsIn(dashboard), ...textsIn(favourites)];
  expect(texts.filter(({ text }) => hasLatin(text))).toEqual([]);
});

test.each(reads)('API-01: $name returns what the world contains', async (read) => {
  const answer = await readWithWorker(read);
  expect(answer).toMatchObject({ success: true });
  read.check(answer);
});

test('NAME-05: no text for readers has a Latin letter, in any answer', async () => {
  const found = new Set<string>();
  const look = (answer: object) => {
    for (const { path, text } of textsIn(answer)) if (hasLatin(text)) found.add(`${path}: ${text}`);
  };
  for (const read of reads) look(await readWithWorker(read));
  // The rest of the people: every squad, and the details of a month's matches.
  const teams = await call(app, listTeams, '/teams?limit=100');
  for (const { _id } of teams.body.data.teams) look((await call(app, getSquad, `/teams/${_id}/squad`)).body);
  const recent = await call(app, listRecentMatches, '/matches/recent?days=30&limit=100');
  for (const { apiId } of recent.body.data) look((await call(app, getMatch, `/matches/${apiId}`)).body);
  expect([...found]).toEqual([]);
});
