import { Envelope } from '@safira/provider/wire/envelope';
import { WireCoach } from '@safira/provider/wire/coachs';
import { WireCountry } from '@safira/provider/wire/countries';
import { WireFixturePlayers } from '@safira/provider/wire/fixture-players';
import { WireEvent, WireFixture, WireTeamStatistics } from '@safira/provider/wire/fixtures';
import { WireInjury } from '@safira/provider/wire/injuries';
import { WireLeague, WireSeason } from '@safira/provider/wire/leagues';
import { WireLineup } from '@safira/provider/wire/lineups';
import { WirePlayer, WirePlayerTeam, WireProfile, WireSquad } from '@safira/provider/wire/players';
import { WirePrediction } from '@safira/provider/wire/predictions';
import { WireRound } from '@safira/provider/wire/rounds';
import { WireStandings } from '@safira/provider/wire/standings';
import { WireStatus } from '@safira/provider/wire/status';
import { WireTeamSeason } from '@safira/provider/wire/team-statistics';
import { WireTeam } from '@safira/provider/wire/teams';
import { WireTimezone } from '@safira/provider/wire/timezone';
import { WireVenue } from '@safira/provider/wire/venues';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { SATURDAY, aProtocol, aWorld } from './a-protocol.ts';

const world = aWorld();
const { fetchAll, envelope } = aProtocol(world);

/** A live match in a competition with full coverage. */
const live = world
  .fixtures({ competition: 39, from: SATURDAY - 90 * 60_000, to: SATURDAY - 30 * 60_000 }, SATURDAY)
  .at(0)!;
const squad = world.squad(live.home, 2026);
const arsenal = world.squad(world.findTeam(42)!, 2026);
const player = squad.players.at(-1)!;

const lists: [url: string, schema: z.ZodType, least: number][] = [
  ['timezone', WireTimezone, 400],
  ['countries', WireCountry, 130],
  ['countries?search=arab', WireCountry, 2],
  ['leagues', WireLeague, 17],
  ['leagues?id=39&season=2025', WireLeague, 1],
  ['leagues?team=42&current=true', WireLeague, 1],
  ['leagues/seasons', WireSeason, 3],
  ['teams?league=39&season=2026', WireTeam, 20],
  ['teams?search=Al-Hilal', WireTeam, 1],
  ['teams/seasons?team=42', WireSeason, 3],
  ['teams/countries', WireCountry, 130],
  ['venues?country=england', WireVenue, 20],
  ['standings?league=39&season=2026', WireStandings, 1],
  ['standings?league=36&season=2027', WireStandings, 1],
  ['standings?team=42&season=2026', WireStandings, 1],
  ['fixtures?live=all', WireFixture, 5],
  ['fixtures?date=2026-11-28', WireFixture, 20],
  ['fixtures?league=39&season=2025', WireFixture, 380],
  [`fixtures?id=${live.id}`, WireFixture, 1],
  ['fixtures/rounds?league=39&season=2026', WireRound, 38],
  ['fixtures/rounds?league=39&season=2026&dates=true', WireRound, 38],
  ['fixtures/rounds?league=39&season=2026&current=true', WireRound, 1],
  [`fixtures/headtohead?h2h=${live.home.id}-${live.away.id}`, WireFixture, 1],
  [`fixtures/statistics?fixture=${live.id}`, WireTeamStatistics, 2],
  [`fixtures/statistics?fixture=${live.id}&half=true`, WireTeamStatistics, 2],
  [`fixtures/events?fixture=${live.id}`, WireEvent, 1],
  [`fixtures/lineups?fixture=${live.id}`, WireLineup, 2],
  [`fixtures/players?fixture=${live.id}`, WireFixturePlayers, 2],
  ['injuries?league=140&season=2026', WireInjury, 50],
  [`predictions?fixture=${live.id}`, WirePrediction, 1],
  ['coachs?team=42', WireCoach, 1],
  [`coachs?id=${arsenal.coach!.id}`, WireCoach, 1],
  ['players?league=140&season=2026', WirePlayer, 20],
  ['players?team=42&season=2026&page=2', WirePlayer, 1],
  ['players/seasons', WireSeason, 3],
  [`players/seasons?player=${player.id}`, WireSeason, 1],
  ['players/profiles', WireProfile, 250],
  ['players/squads?team=42', WireSquad, 1],
  [`players/squads?player=${player.id}`, WireSquad, 1],
  [`players/teams?player=${player.id}`, WirePlayerTeam, 1],
  ['players/topscorers?league=39&season=2026', WirePlayer, 20],
  ['players/topassists?league=39&season=2026', WirePlayer, 20],
  ['players/topyellowcards?league=39&season=2026', WirePlayer, 20],
  ['players/topredcards?league=39&season=2025', WirePlayer, 10],
];

test.each(lists)('API-01: %s answers with valid wire items', async (url, schema, least) => {
  const items = await fetchAll(schema, url);
  expect(items.length).toBeGreaterThanOrEqual(least);
  const { get, errors, results } = await envelope(url);
  expect({ get, errors }).toEqual({ get: url.split('?')[0], errors: [] });
  expect(results).toBe(items.length);
});

test.each<[string, z.ZodType, number]>([
  ['status', WireStatus, 0],
  ['teams/statistics?league=39&season=2026&team=42', WireTeamSeason, 11],
])('API-01: %s answers with one object', async (url, schema, results) => {
  const answer = await envelope(url);
  expect(schema.safeParse(answer.response).error).toBeUndefined();
  expect(answer.results).toBe(results);
});

test('HOME-14: parameters are echoed, and are an empty list when there were none', async () => {
  expect((await envelope('timezone')).parameters).toEqual([]);
  expect((await envelope('leagues?id=39&country=ENGLAND')).parameters).toEqual({
    id: '39',
    country: 'ENGLAND',
  });
});

test('API-01: an invalid request is answered with HTTP 200 and an empty list', async () => {
  const { errors, results, response } = await envelope('fixtures?page=2&live=all');
  expect({ errors, results, response }).toEqual({
    errors: { page: 'The Page field do not exist.' },
    results: 0,
    response: [],
  });
});

test.each([
  'teams?league=39&season=1990',
  'standings?league=39&season=1990',
  'fixtures?league=39&season=1990',
])('API-01: %s is empty, because the world has no such season', async (url) => {
  expect(await envelope(url)).toMatchObject({ errors: [], response: [] });
});

test('OURS-08: status names the simulator and the calls used', async () => {
  const usage = () => ({ plan: 'Ultra', current: 30, limitDay: 75_000 });
  const status = WireStatus.parse((await aProtocol(world, { usage }).envelope('status')).response);
  expect(status).toMatchObject({
    account: { lastname: 'Simulator' },
    subscription: { plan: 'Ultra', active: true },
    requests: { current: 30, limit_day: 75_000 },
  });
});

test('API-01: picture URLs have the configured host', async () => {
  const [league] = await fetchAll(WireLeague, 'leagues?id=307');
  expect(league).toMatchObject({
    league: { logo: 'https://media.test/football/leagues/307.png' },
    country: { flag: 'https://media.test/flags/sa.svg' },
  });
});

test('HOUSE: the same seed gives the same bytes, another seed does not', async () => {
  const urls = ['fixtures?live=all', 'players/topscorers?league=140&season=2026', 'injuries?date=2026-11-28'];
  const [same, again, other] = [aProtocol(world), aProtocol(aWorld()), aProtocol(aWorld(2))];
  for (const url of urls) {
    expect(await again.raw(url)).toBe(await same.raw(url));
    expect(await other.raw(url)).not.toBe(await same.raw(url));
  }
});

test('API-01: players come 20 per page and profiles 250, each once', async () => {
  const first = await envelope('players?league=140&season=2026');
  const { total } = first.paging!;
  const ids = new Set<number>();
  let count = 0;
  for (let page = 1; page <= total; page++) {
    const answer = await envelope(`players?league=140&season=2026&page=${page}`);
    expect(answer.paging).toEqual({ current: page, total });
    for (const item of z.array(WirePlayer).parse(answer.response)) ids.add(item.player.id);
    count += answer.results!;
  }
  expect(ids.size).toBe(count);
  expect(Math.ceil(count / 20)).toBe(total);
  expect((await envelope(`players?league=140&season=2026&page=${total + 1}`)).response).toEqual([]);
  expect((await envelope('players/profiles?page=3')).paging).toMatchObject({ current: 3 });
});

test('API-01: names are found case-insensitively and without accents', async () => {
  const [bayern] = await fetchAll(WireTeam, 'teams?search=bayern%20munchen');
  expect(bayern?.team.id).toBe(157);
  const search = player.lastname.slice(0, 5).toUpperCase();
  const found = await fetchAll(
    WireProfile,
    `players/profiles?search=${encodeURIComponent(search.padEnd(3))}`,
  );
  expect(found.map((one) => one.player.id)).toContain(player.id);
});

test('API-01: every answer is an envelope, for any request', async () => {
  for (const endpoint of ['fixtures', 'players', 'standings', 'teams/statistics', 'predictions']) {
    const answer = await envelope(endpoint);
    expect(Envelope.safeParse(answer).success).toBe(true);
    expect(Object.keys(answer.errors).length).toBeGreaterThan(0);
  }
});
