import { describe, expect, test } from 'vitest';
import type { ObservedAppearance } from '@safira/football/observed/records';
import { startSimulator } from '@safira/testkit/simulator';
import { aProvider } from './worker-tools.ts';

// A Saturday afternoon with league rounds on: this season has matches over, being played and to come.
const now = Date.parse('2026-11-28T15:40:00Z');
const clock = { now: () => now, speed: 1 };
const { baseUrl } = await startSimulator({ clock });
const provider = aProvider({ baseUrl, clock });
const LEAGUES = [39, 140, 135, 61, 78, 307, 233];
const season = { league: 39, season: 2026 };

/** Without faults no item may be refused. */
async function all<T>(answer: Promise<{ items: T[]; refused: unknown[] }>): Promise<T[]> {
  const { items, refused } = await answer;
  expect(refused).toEqual([]);
  expect(items.length).toBeGreaterThan(0);
  return items;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

async function matchesWith(hasStatus: (status: string) => boolean) {
  const { observations, refused } = await provider.fixturesBySeason(season);
  expect(refused).toEqual([]);
  return observations.map(({ match }) => match).filter(({ status }) => hasStatus(status.short));
}

test('COMP-09: every competition has exactly one current season, and every season has a start and an end', async () => {
  const seasons = await all(provider.leagues());
  const current = seasons.filter(({ isCurrent }) => isCurrent);
  expect(new Set(current.map(({ competitionId }) => competitionId)).size).toBe(current.length);
  expect(current.map(({ competitionId }) => competitionId)).toEqual(expect.arrayContaining(LEAGUES));
  expect(seasons.filter(({ start, end }) => !start || !end)).toEqual([]);
  expect(await all(provider.leagues(LEAGUES))).toEqual(
    seasons.filter(({ competitionId }) => LEAGUES.includes(competitionId)),
  );
});

/** A club whose coach the world knows. */
const ARSENAL = 42;

test('TEAM-02: a league has twenty teams, each with a venue; a club has a squad and its own coach', async () => {
  const teams = await all(provider.teams(season));
  expect(teams).toHaveLength(20);
  const { id, ground } = teams.find((team) => team.id === ARSENAL)!;
  expect(teams.filter((team) => !team.ground?.capacity)).toEqual([]);
  expect(await all(provider.venue({ id: ground!.id! }))).toEqual([ground]);
  const [squad] = await all(provider.squad({ team: id }));
  expect(squad!.players.length).toBeGreaterThan(20);
  expect(squad!.players.filter(({ position }) => position === null)).toEqual([]);
  const coaches = await all(provider.coaches({ team: id }));
  expect(coaches.filter(({ teamId }) => teamId === id)).toHaveLength(1);
});

test('COMP-02: the totals of a table are consistent, and its form ends with the newest match', async () => {
  const [standings] = await all(provider.standings(season));
  const rows = standings!.groups.flatMap((group) => group.rows);
  expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  for (const { all: total, home, away, goalsDiff, points } of rows) {
    expect(total.played).toBe(home.played + away.played);
    expect(total.played).toBe(total.win + total.draw + total.lose);
    expect(goalsDiff).toBe(total.for - total.against);
    expect(points).toBe(total.win * 3 + total.draw);
  }
  const finished = (await matchesWith((status) => status === 'FT')).toSorted(
    (a, b) => a.kickoff.getTime() - b.kickoff.getTime(),
  );
  const { team, form, all: total } = rows[0]!;
  const results = finished
    .filter(({ homeId, awayId }) => homeId === team.id || awayId === team.id)
    .map(({ winner, homeId }) => (winner ? ((winner === 'home') === (homeId === team.id) ? 'W' : 'L') : 'D'));
  expect(results.slice(0, total.played).slice(-5).join('')).toBe(form);
});

test('COMP-07: each of four lists of leaders is sorted by its figure and agrees with the players of the season', async () => {
  const players = new Map(
    (await all(provider.players(season))).map((one) => [one.player.id, one.seasons[0]!.numbers]),
  );
  expect(players.size).toBeGreaterThan(400);
  const lists = [
    [await all(provider.topScorers(season)), ({ goals }) => goals.total],
    [await all(provider.topAssists(season)), ({ goals }) => goals.assists],
    [await all(provider.topYellowCards(season)), ({ cards }) => cards.yellow],
    [await all(provider.topRedCards(season)), ({ cards }) => cards.red + cards.yellowred],
  ] satisfies [unknown, (numbers: NonNullable<ReturnType<typeof players.get>>) => number][];
  for (const [leaders, figure] of lists) {
    const figures = leaders.map(({ seasons }) => figure(seasons[0]!.numbers));
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    expect(figures).toEqual(leaders.map(({ player }) => figure(players.get(player.id)!)));
    expect(figures[0]).toBe(Math.max(...[...players.values()].map(figure)));
  }
  const accuracies = [...players.values()].flatMap(({ passes }) => passes.accuracy ?? []);
  expect(sum(accuracies) / accuracies.length).toBeGreaterThan(60);
});

test('PLAYER-01: a player fetched alone is the one in the list, with all competitions; a list has pages', async () => {
  const page = await provider.playersPage({ ...season, page: 2 });
  expect(page.nextPage).toBe(3);
  const [{ player, seasons } = page.items[0]!] = await all(Promise.resolve(page));
  const [alone] = await all(provider.player({ id: player.id, season: season.season }));
  expect(alone!.player).toEqual(player);
  expect(alone!.seasons).toEqual(expect.arrayContaining(seasons));
});

describe('a match', () => {
  test('DLG-09: a finished match has line-ups with positions, and players whose goals add up to the score', async () => {
    const finished = (await matchesWith((status) => status === 'FT')).slice(-40);
    const { matches, refused } = await provider.fixturesById(finished.map(({ id }) => id));
    expect(refused).toEqual([]);
    expect(matches).toHaveLength(40);
    for (const { observation, lineups, appearances } of matches) {
      const { match } = observation;
      expect(lineups!.map(({ teamId }) => teamId)).toEqual([match.homeId, match.awayId]);
      expect(lineups!.flatMap(({ starters }) => starters).filter(({ grid }) => !grid)).toEqual([]);
      const ownGoals = match.events!.filter(({ detail }) => detail === 'Own Goal').length;
      expect(sum(appearances!.map(({ numbers }) => numbers.goals.total)) + ownGoals).toBe(
        match.goals.home! + match.goals.away!,
      );
      const minutes = sum(appearances!.map((one) => one.minutes ?? 0));
      expect(minutes).toBeGreaterThan(20 * 90);
      expect(minutes).toBeLessThan(22 * 100);
    }
  });

  test('DLG-07: line-ups and players fetched alone are the same as those in the match', async () => {
    const [match] = (await matchesWith((status) => status === 'FT')).slice(-1);
    const [whole] = (await provider.fixturesById([match!.id])).matches;
    expect(await all(provider.lineups({ fixture: match!.id }))).toEqual(whole!.lineups);
    // Cards are left out: without the events a second yellow looks like a straight red.
    const uncarded = ({ numbers: { cards: _, ...numbers }, ...rest }: ObservedAppearance) => ({
      ...rest,
      numbers,
    });
    const appearances = await all(provider.appearances({ fixture: match!.id }));
    expect(appearances.map(uncarded)).toEqual(whole!.appearances!.map(uncarded));
  });

  test('DLG-04: a scheduled match has a prediction of about a hundred per cent, and head-to-head matches', async () => {
    const [match] = await matchesWith((status) => status === 'NS');
    const [prediction] = await all(provider.predictions({ fixture: match!.id }));
    expect(prediction!.matchId).toBe(match!.id);
    expect(sum(Object.values(prediction!.percent))).toBeGreaterThanOrEqual(98);
    expect(sum(Object.values(prediction!.percent))).toBeLessThanOrEqual(102);
    const headToHead = await all(provider.headToHead({ teams: [match!.homeId, match!.awayId] }));
    for (const { match: previous } of headToHead) {
      expect(new Set([previous.homeId, previous.awayId])).toEqual(new Set([match!.homeId, match!.awayId]));
    }
  });
});

test('PLAYER-01: every injury of a season has its match and a reason', async () => {
  const injuries = await all(provider.injuries(season));
  expect(new Set(injuries.map(({ competitionId }) => competitionId))).toEqual(new Set([39]));
  expect(injuries.filter(({ matchId, reason }) => !matchId || !reason)).toEqual([]);
});

test('NAME-04: a league of twenty has thirty-eight rounds', async () => {
  expect(await all(provider.rounds(season))).toEqual(
    Array.from({ length: 38 }, (_, index) => `Regular Season - ${index + 1}`),
  );
});
