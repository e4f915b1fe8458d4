import { expect, test } from 'vitest';
import { getCompetitionStatistics, type Leader, listTopScorers } from '@safira/contract/competitions/leaders';
import { listLeagueLeaders } from '@safira/contract/players/leaders';
import { saveLineups } from '@safira/store/matches/lineups';
import { saveSquads } from '@safira/store/teams/squads';
import { saveAppearances } from '@safira/store/matches/appearances';
import { savePlayerSeasons } from '@safira/store/players/seasons';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { anAppearance, aPerson, aSeason, numbersWith } from '@safira/testkit/records';
import { call, refusal, startApi, store } from '../api.ts';

const { db } = await testDatabase();
const { app } = await startApi({ db });

await saveSeasons(db, [
  aSeason(),
  aSeason({ competitionId: 39, name: 'Premier League', country: 'England' }),
  aSeason({ competitionId: 140, name: 'La Liga', country: 'Spain' }),
]);
const finished = { status: 'FT', goals: [1, 0] as [number, number] };
await store(
  db,
  anObservation({ id: 1, kickoff: '2026-11-14T18:00:00Z', ...finished }),
  anObservation({ id: 2, kickoff: '2026-11-07T18:00:00Z', ...finished }),
  anObservation({ id: 3, league: 39, ...finished }),
);
const lease = await aLease(db, 'test');
const play = (matchId: number, ...appearances: ReturnType<typeof anAppearance>[]) =>
  saveAppearances(db, { matchId, observedAt: new Date('2026-11-21T18:01:00Z'), lease }, appearances);

type Totals = {
  id: number;
  team: number;
  goals: number;
  assists?: number;
  appearances?: number;
  rating?: number | null;
};
/** Stores the totals that the provider reports for a player's season. */
const saveTotals = (
  { id, team, goals, assists = 0, appearances = 1, rating = null }: Totals,
  competitionId = 307,
) =>
  savePlayerSeasons(db, [
    {
      player: { ...aPerson({ id, name: `Player Number${id}` }), isInjured: false },
      seasons: [
        {
          teamId: team,
          competitionId,
          season: 2026,
          appearances,
          lineups: appearances,
          minutes: 90 * appearances,
          position: 'attacker',
          rating,
          isCaptain: false,
          substitutes: { in: 0, out: 0, bench: 0 },
          numbers: numbersWith({ goals, assists, yellow: 2 }),
        },
      ],
    },
  ]);

const scores = (leaders: Leader[]) =>
  leaders.map(({ player, statistics }) => [player.id, statistics[0]?.goals.total]);

test('COMP-07: scorers are sorted by goals, then by fewer minutes, then by id; players without a goal are left out', async () => {
  await play(
    1,
    anAppearance(904, { goals: 1, minutes: 60 }),
    anAppearance(903, { goals: 1 }),
    anAppearance(902, { goals: 1 }),
    anAppearance(901, { goals: 2, yellow: 1 }),
    anAppearance(905, { assists: 3 }),
  );
  await play(3, anAppearance(906, { goals: 5, teamId: 31 })); // in another league
  const { body } = await call(app, listTopScorers, '/competitions/307/top-scorers');
  expect(body.season).toBe(2026);
  expect(scores(body.data)).toEqual([
    [901, 2],
    [904, 1],
    [902, 1],
    [903, 1],
  ]);
  const team = { id: 11, originalName: 'Home 1', logo: null };
  expect(body.data[0]?.statistics).toMatchObject([
    {
      team,
      games: { appearences: 1, minutes: 90, rating: null },
      goals: { total: 2, assists: 0 },
      cards: { yellow: 1, yellowred: 0, red: 0 },
    },
  ]);
  const two = await call(app, listTopScorers, '/competitions/307/top-scorers?limit=2');
  expect(scores(two.body.data)).toEqual([
    [901, 2],
    [904, 1],
  ]);
});

test('API-01: the statistics of a competition are its top scorers and top assists', async () => {
  const { body } = await call(app, getCompetitionStatistics, '/competitions/by-api-id/307/statistics');
  expect(body.data.season).toBe(2026);
  expect(body.data.topScorers[0]?.player.id).toBe(901);
  expect(
    body.data.topAssists.map(({ player, statistics }) => [player.id, statistics[0]?.goals.assists]),
  ).toEqual([[905, 3]]);
});

test('COMP-07: ratings lead from half of the most minutes on, weighted by matches; cards by their number', async () => {
  const board = async (path: string) =>
    (await call(app, getCompetitionStatistics, `/competitions/by-api-id/140/statistics${path}`)).body.data;
  await saveTotals({ id: 921, team: 41, goals: 1, appearances: 8, rating: 7.1 }, 140);
  await saveTotals({ id: 922, team: 41, goals: 0, appearances: 6, rating: 7 }, 140);
  await saveTotals({ id: 922, team: 42, goals: 0, appearances: 2, rating: 9 }, 140);
  await saveTotals({ id: 923, team: 42, goals: 0, appearances: 3, rating: 9.9 }, 140);
  const { topRatings, topCards, ratedFromMinutes } = await board('');
  expect(ratedFromMinutes).toBe(360);
  expect(topRatings.map(({ player, statistics }) => [player.id, statistics[0]!.games.rating])).toEqual([
    [922, 7.5],
    [921, 7.1],
  ]);
  expect(topCards.map(({ player, statistics }) => [player.id, statistics[0]!.cards.yellow])).toEqual([
    [922, 4],
    [923, 2],
    [921, 2],
  ]);
});

test("COMP-07: where we have fewer matches than the provider, its totals are used, summed over a player's teams", async () => {
  await play(3, anAppearance(911, { goals: 2, teamId: 31 }), anAppearance(912, { goals: 1, teamId: 31 }));
  await saveTotals({ id: 911, team: 31, goals: 1 }, 39); // as many matches as we have, so it lags behind
  await saveTotals({ id: 912, team: 31, goals: 4, appearances: 3 }, 39);
  await saveTotals({ id: 912, team: 32, goals: 3, appearances: 2 }, 39);
  await saveTotals({ id: 913, team: 32, goals: 3, appearances: 2 }, 39); // we have none
  const { body } = await call(app, listTopScorers, '/competitions/39/top-scorers');
  expect(scores(body.data)).toEqual([
    [912, 7],
    [913, 3],
    [911, 2],
  ]);
  expect(body.data[0]?.statistics[0]).toMatchObject({
    games: { appearences: 5, minutes: 450 },
    cards: { yellow: 4 },
  });
  expect(body.data.find(({ player }) => player.id === 913)?.statistics[0]?.team?.id).toBe(32);
});

test('COMP-07: a player who changed clubs is shown with the team they played for last', async () => {
  await play(1, anAppearance(920, { goals: 1, teamId: 12 })); // a week after match 2
  await play(2, anAppearance(920, { goals: 9, teamId: 21 }));
  const { body } = await call(app, listTopScorers, '/competitions/307/top-scorers?limit=1');
  expect(scores(body.data)).toEqual([[920, 10]]);
  expect(body.data[0]?.statistics[0]?.team?.id).toBe(12);
});

test('COMP-07: a leader is shown with a team of this competition, not with that of a newer match in another one', async () => {
  await saveSeasons(db, [aSeason({ competitionId: 45, name: 'FA Cup', country: 'England', type: 'cup' })]);
  await store(
    db,
    anObservation({ id: 5, league: 45, kickoff: '2026-11-01T18:00:00Z', ...finished }),
    anObservation({ id: 6, league: 307, kickoff: '2026-11-15T18:00:00Z', ...finished }),
  );
  await play(5, anAppearance(950, { goals: 3, teamId: 51 }));
  await play(6, anAppearance(950, { goals: 0, teamId: 61 }));
  const { body } = await call(app, listTopScorers, '/competitions/45/top-scorers');
  expect(body.data.map(({ player, statistics }) => [player.id, statistics[0]?.team?.id])).toEqual([
    [950, 51],
  ]);
});

test('COMP-07: a season without goals has no scorers; an unknown competition is a 404', async () => {
  const { body } = await call(app, listTopScorers, '/competitions/140/top-scorers?season=2020');
  expect([body.data, body.season]).toEqual([[], 2020]);
  const unknown = { status: 404, code: 'not_found' };
  expect(await refusal(app, '/api/competitions/9999/top-scorers')).toMatchObject(unknown);
  expect(await refusal(app, '/api/competitions/by-api-id/9999/statistics')).toMatchObject(unknown);
});

test('COMP-07: GET /players/leaders lists the first players of each league with goals, the best known league first', async () => {
  await saveSeasons(db, [aSeason({ competitionId: 504, name: 'King Cup', type: 'cup' })]);
  await saveTotals({ id: 930, team: 12, goals: 20 }, 504);
  await saveTotals({ id: 931, team: 12, goals: 0, assists: 2 });
  const boards = async (query = '') => {
    const { body } = await call(app, listLeagueLeaders, `/players/leaders${query}`);
    return body.data.map(({ competition, leaders }) => [competition.id, leaders[0]?.player.id]);
  };
  // The cup is left out.
  expect(await boards()).toEqual([
    [39, 912],
    [140, 921],
    [307, 920],
  ]);
  expect(await boards('?by=assists')).toEqual([[307, 931]]);
});

test('COMP-07: leaders by anything else than goals and assists are refused', async () => {
  expect(await refusal(app, '/api/players/leaders?by=height')).toMatchObject({
    status: 400,
    code: 'invalid',
  });
});

test('COMP-07: a leader has the number of the squad and the colours of the last line-up of the team at home', async () => {
  await saveTotals({ id: 940, team: 31, goals: 50 }, 140);
  await saveSquads(db, [
    {
      teamId: 31,
      players: [{ id: 940, name: 'Player', age: null, number: 19, position: null, photo: null }],
    },
  ]);
  const read = async () => {
    const { app: fresh } = await startApi({ db });
    const { body } = await call(fresh, listTopScorers, '/competitions/140/top-scorers');
    return body.data[0]!.statistics[0]!;
  };
  expect((await read()).games.number).toBe(19);
  expect((await read()).team!.colours).toBe(null);
  await saveLineups(db, { matchId: 3, observedAt: new Date(Date.now() + 60_000), lease }, [
    {
      teamId: 31,
      formation: null,
      colours: { shirt: '#123456', number: '#FFFFFF' },
      coach: null,
      starters: [],
      substitutes: [],
    },
  ]);
  expect((await read()).team!.colours).toEqual({ shirt: '#123456', number: '#FFFFFF' });
});
