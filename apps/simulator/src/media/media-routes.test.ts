import { flagOf } from '@safira/football/drawings/crest-look';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { aSquad } from '../../test/a-match.ts';
import { plans } from '../world/tables/competitions.ts';
import { findTeam, teams } from '../world/teams.ts';
import { leagueSvg, teamSvg } from './dresses.ts';
import { hasPhoto, mediaRoutes } from './media-routes.ts';
import { makePeopleIndex } from './people-index.ts';

const clock = { now: () => Date.parse('2026-11-21T18:20:00Z'), speed: 1 };
const squads = { teams: teams.slice(0, 20), squad: aSquad };

function aMediaHost(seed = 1) {
  const app = Fastify();
  mediaRoutes(app, {
    seed,
    teams,
    findTeam,
    findCompetition: (id) => plans.find(({ competition }) => competition.id === id)?.competition,
    findPortrait: makePeopleIndex(squads, clock),
  });
  const picture = async (path: string) => (await app.inject(`/football/${path}.png`)).rawPayload;
  return { app, picture };
}

/** Width and height are in the first chunk of every PNG. */
function sizeOf(bytes: Buffer) {
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

const players = squads.teams.flatMap((team) => aSquad(team).players);
const coach = aSquad(teams[0]!).coach!;
const venue = teams.find((team) => team.ground?.id)!.ground!;

describe('pictures', () => {
  test.each([
    ['teams/42', [150, 150]],
    ['leagues/39', [150, 150]],
    [`players/${players[0]!.id}`, [150, 150]],
    [`coachs/${coach.id}`, [150, 150]],
    [`venues/${venue.id}`, [318, 300]],
  ])('OURS-08: %s.png is a PNG and no placeholder', async (path, size) => {
    const { app, picture } = aMediaHost();
    const answer = await app.inject(`/football/${path}.png`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(sizeOf(answer.rawPayload)).toEqual(size);
    expect(answer.rawPayload.equals(await picture('teams/5'))).toBe(false);
  });

  test('HOUSE: the same picture has the same bytes, on another host too', async () => {
    const first = await aMediaHost().picture('teams/42');
    expect((await aMediaHost().picture('teams/42')).equals(first)).toBe(true);
    expect((await aMediaHost().picture('teams/40')).equals(first)).toBe(false);
  });

  test('OURS-08: an unknown id gets the placeholder, the same for all, with HTTP 200', async () => {
    const { app, picture } = aMediaHost();
    const unknown = await picture('players/1999999999');
    expect(sizeOf(unknown)).toEqual([150, 150]);
    for (const path of ['teams/5', 'leagues/4', 'venues/5', 'coachs/5']) {
      expect((await picture(path)).equals(unknown), path).toBe(true);
    }
    expect((await app.inject('/football/players/1999999999.png')).statusCode).toBe(200);
  });

  test('OURS-08: one player in twenty has no photo, depending on the seed', async () => {
    const ids = Array.from({ length: 2_000 }, (_, id) => id);
    const missing = ids.filter((id) => !hasPhoto(1, id));
    expect(missing.length).toBeGreaterThan(75);
    expect(missing.length).toBeLessThan(125);
    expect(ids.filter((id) => !hasPhoto(2, id))).not.toEqual(missing);
    const { picture } = aMediaHost();
    const placeholder = await picture('players/1999999999');
    const known = players.slice(0, 30);
    for (const { id } of known) {
      expect((await picture(`players/${id}`)).equals(placeholder)).toBe(!hasPhoto(1, id));
    }
    expect(known.some(({ id }) => !hasPhoto(1, id))).toBe(true);
  });

  test.each([
    '/football/balls/1.png',
    '/football/teams/x.png',
    '/football/teams/1.gif',
    '/flags/sa.png',
    '/flags/1.svg',
  ])('OURS-08: %s is not found', async (path) => {
    expect((await aMediaHost().app.inject(path)).statusCode).toBe(404);
  });

  test('OURS-08: a flag is three bands with the code drawn on them, different for each country', async () => {
    const { app } = aMediaHost();
    const flag = await app.inject('/flags/gb-eng.svg');
    expect(flag.headers['content-type']).toBe('image/svg+xml');
    expect(flag.body.match(/<rect/g)).toHaveLength(3);
    expect(flag.body.match(/<path/g)).toHaveLength(2 * 'gb-eng'.length);
    expect((await app.inject('/flags/sa.svg')).body).not.toBe((await app.inject('/flags/eg.svg')).body);
  });
});

describe('drawings', () => {
  test('COMP-01: no two competitions of the world look alike', () => {
    expect(new Set(plans.map(({ competition }) => leagueSvg(competition))).size).toBe(plans.length);
  });

  test('NEWS-03: every team and competition has two letters', () => {
    const letters = (svg: string) => svg.match(/<path transform="translate\(\d+\)"/g);
    for (const team of teams) expect(letters(teamSvg(team)), team.name).toHaveLength(2);
    for (const { competition } of plans)
      expect(letters(leagueSvg(competition)), competition.name).toHaveLength(2);
  });

  test('NEWS-03: every national team has a flag', () => {
    for (const { name } of teams.filter(({ isNational }) => isNational))
      expect(flagOf(name), name).toBeDefined();
  });

  test('NEWS-03: the crest of a club has its own colours', () => {
    const club = findTeam(42)!;
    for (const colour of club.colours) expect(teamSvg(club)).toContain(colour);
  });
});
