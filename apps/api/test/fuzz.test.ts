import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { ErrorBody } from '@safira/contract/errors';
import type { ObservedPlayerSeason } from '@safira/football/observed/records';
import type { Db } from '@safira/store/db';
import { channels } from '@safira/broadcasts/tables/channels';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { saveCommentators } from '@safira/store/broadcasts/commentators';
import { saveSynced } from '@safira/store/sync/last-synced';
import { savePlayerSeasons } from '@safira/store/players/seasons';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveSquads } from '@safira/store/teams/squads';
import { saveStandings } from '@safira/store/competitions/standings';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { storeArticle } from '@safira/testkit/articles';
import { testDatabase } from '@safira/testkit/database';
import { aGoalEvent } from '@safira/testkit/observations';
import { aPerson, aSeason, aStandingRow, aTeamProfile, numbersWith } from '@safira/testkit/records';
import { type OpenApiDocument, readOperations } from '../../../tools/fuzz/document.ts';
import { makeJudge } from '../../../tools/fuzz/judge.ts';
import { curlOf, shrink } from '../../../tools/fuzz/report.ts';
import { fuzz, wholeFaults } from '../../../tools/fuzz/run.ts';
import { makeSender } from '../../../tools/fuzz/send.ts';
import { findWords } from '../../../tools/fuzz/words.ts';
import { anEpisode } from './podcasts/an-episode.ts';
import { NOW, startApi, store } from './api.ts';
import { between } from './matches/matches-between.ts';
import { aTokenOf } from './accounts/stored-accounts.ts';

const REQUESTS = 3_000;
const SEED = 7;
/** Detects a hang, not a slow machine: `pnpm fuzz` measures the speed. */
const HANGS_MS = 15_000;
/** As many connections as `openDb` opens at most. */
const POOL = 10;
const [HILAL, NASSR, UNITED, CITY] = [2932, 2939, 33, 50];

/** Some data for every call. */
async function fill(db: Db): Promise<void> {
  await saveSeasons(db, [
    aSeason(),
    aSeason({ season: 2025, isCurrent: false, coverage: { standings: false, topScorers: false } }),
    aSeason({ competitionId: 39, name: 'Premier League', country: 'England' }),
  ]);
  await saveTeamProfiles(db, [
    aTeamProfile(),
    aTeamProfile({ id: NASSR, name: 'Al-Nassr', code: 'NAS', ground: null }),
    aTeamProfile({ id: UNITED, name: 'Manchester United', code: 'MUN', country: 'England', ground: null }),
    aTeamProfile({ id: CITY, name: 'Manchester City', code: 'MAC', country: 'England', ground: null }),
  ]);
  const saudi = { league: 307, home: HILAL, away: NASSR };
  const english = { league: 39, home: UNITED, away: CITY };
  const goals: [number, number] = [1, 0];
  await store(
    db,
    between({
      ...saudi,
      id: 1,
      kickoff: '2026-11-18T16:00:00Z',
      status: 'FT',
      goals,
      events: [aGoalEvent(9, HILAL)],
    }),
    between({ ...saudi, id: 2, kickoff: '2026-11-21T16:00:00Z', status: '2H', elapsed: 60, goals }),
    between({ ...saudi, id: 3, kickoff: '2026-11-25T16:00:00Z' }),
    between({ ...saudi, id: 4, kickoff: '2025-11-25T16:00:00Z', status: 'FT', goals, season: 2025 }),
    between({
      ...english,
      id: 5,
      kickoff: '2026-11-19T16:00:00Z',
      status: 'PEN',
      goals: [1, 1],
      winner: 'away',
    }),
    between({ ...english, id: 6, kickoff: '2026-11-21T19:00:00Z' }),
  );
  const row = (rank: number, id: number, name: string) =>
    aStandingRow(rank, { team: { id, name, logo: null } });
  const rows = [row(1, HILAL, 'Al-Hilal Saudi FC'), row(2, NASSR, 'Al-Nassr')];
  await saveStandings(db, { competitionId: 307, season: 2026, groups: [{ name: 'Pro League', rows }] });
  await savePlayerSeasons(db, [aPlayer(306, 'M. Salah', HILAL), aPlayer(307, 'S. Salah', NASSR)]);
  const shirt = { age: 34, position: 'attacker' as const, photo: null };
  await saveSquads(
    db,
    [HILAL, NASSR, UNITED, CITY].map((teamId, at) => ({
      teamId,
      players: [{ id: 306 + at, name: `Player Salah ${at}`, number: 11, ...shirt }],
    })),
  );
  // No worker runs here, so on-demand syncs are recorded as done, except for one player.
  const markSynced = (kind: Parameters<typeof saveSynced>[1]['kind'], ...keys: string[]) =>
    saveSynced(db, { kind, keys, now: NOW });
  await markSynced('head-to-head', `${HILAL}-${NASSR}`, `${UNITED}-${CITY}`);
  await markSynced('player', '308');
}

function aPlayer(id: number, name: string, teamId: number): ObservedPlayerSeason {
  const totals = { appearances: 10, lineups: 9, minutes: 900, position: 'attacker' as const, rating: 7.5 };
  return {
    player: { ...aPerson({ id, name }), isInjured: false },
    seasons: [
      {
        teamId,
        competitionId: 307,
        season: 2026,
        ...totals,
        isCaptain: true,
        substitutes: { in: 1, out: 2, bench: 3 },
        numbers: numbersWith({ goals: 8 }),
      },
    ],
  };
}

const { db, owner } = await testDatabase();
await fill(db);
await saveChannels(db, channels);
await saveCommentators(db, ['معلّق تجريبي 1']);
await storeArticle(db, { slug: 'خبر-تجريبي-1', competitionId: 307, publishedAt: new Date(NOW) });
const reason = 'لا نتائج جديدة في هذه الفترة.';
await anEpisode(db, { slot: 1, at: new Date(NOW), status: 'empty', reason, fault: null });
const { app } = await startApi({ db });
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo; // it listens on a port, not on a file
const { send, close } = makeSender(port);
afterAll(close);

test('API-01: valid and invalid requests generated from the OpenAPI document are answered as documented', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/docs/json`);
  const operations = readOperations((await answer.json()) as OpenApiDocument); // our own document
  const judge = makeJudge(operations, { slowMs: HANGS_MS });
  const words = await findWords(db, NOW);
  const token = await aTokenOf(owner, 'fuzz', 'editor');
  const tally = await fuzz({
    token,
    seed: SEED,
    requests: REQUESTS,
    operations,
    words,
    ways: [{ name: 'API', port: 0, send, judge }],
  });
  const found: string[] = [];
  for (const fault of [...tally.faults.values()].slice(0, 10))
    found.push(`${fault.times} × ${fault.text}\n${curlOf(await shrink(fault), port)}`);
  expect(found).toEqual([]);
  expect(wholeFaults(tally)).toEqual([]);
  expect(tally.got304).toBe(tally.revalidated);
});

test('API-01: after these requests every database connection is back in the pool', async () => {
  const { promise: allHeld, resolve } = Promise.withResolvers<void>();
  let held = 0;
  const hold = () =>
    db.connection().execute(async (one) => {
      await one.selectFrom('matches').select('api_id').limit(1).execute();
      if (++held === POOL) resolve();
      await Promise.race([allHeld, wait(4_000)]); // keeps each connection in use; the pool gives up after three seconds
    });
  await Promise.allSettled(Array.from({ length: POOL }, hold));
  expect(held).toBe(POOL);
});

test('API-06: a stream for an invalid match id is refused before it begins', async () => {
  const { status, body } = await send({
    method: 'GET',
    target: '/live/match/abc',
    headers: {},
    body: undefined,
  });
  expect(status).toBe(404);
  expect(ErrorBody.strict().parse(JSON.parse(body.toString())).code).toBe('match_not_found');
});
