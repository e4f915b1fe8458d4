import { expect, test } from 'vitest';
import { saveStandings } from '@safira/store/competitions/standings';
import { findEpisodeFacts } from '@safira/store/podcasts/episode-facts';
import { placesOf, type Places } from '@safira/store/podcasts/places';
import { aStandingRow } from '@safira/testkit/records';
import { aResult, HOUR_MS, NOON, podcastWorld, SLOT } from './podcast-world.ts';

const { db, owner, observe } = await podcastWorld();

const find = (own: { now?: number; episodeId?: number; places?: Places } = {}) =>
  findEpisodeFacts(db, { slot: SLOT, now: NOON, episodeId: undefined, places: {}, ...own });
const announcedIn = async (own = {}) => (await find(own)).england.matches.map(({ id }) => id);

test('POD-06: a result is a fact twelve minutes after the end, and for 36 hours', async () => {
  await observe(aResult);
  const end = Date.parse(aResult.kickoff) + 112 * 60_000;
  expect(await announcedIn({ now: end + 11 * 60_000 })).toEqual([]);
  expect(await announcedIn({ now: end + 12 * 60_000 })).toEqual([1]);
  expect(await announcedIn({ now: end + 36 * HOUR_MS })).toEqual([1]);
  expect(await announcedIn({ now: end + 36 * HOUR_MS + 1 })).toEqual([]);
});

test('POD-06: a match whose goals do not add up, or with a name that needs an editor, is left out', async () => {
  await observe(aResult);
  await observe({ ...aResult, id: 2, teams: [33, 42] });
  expect(await announcedIn()).toEqual([1, 2]);
  await owner.deleteFrom('match_events').where('match_id', '=', 1).where('elapsed', '=', 70).execute();
  expect(await announcedIn()).toEqual([2]);
  await owner.updateTable('players').set({ name_how: 'needs_editor' }).where('api_id', '=', 212).execute();
  expect(await announcedIn()).toEqual([]);
  await owner.updateTable('players').set({ name_how: 'exact' }).execute();
});

test('POD-06: a match that another episode announced is left out; an episode that is made anew has its own again', async () => {
  await observe(aResult);
  const { id } = await owner
    .insertInto('podcast_episodes')
    .values({ slot: SLOT - 1, status: 'empty', generated_at: new Date(NOON) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner.insertInto('podcast_matches').values({ match_id: 1, episode_id: id }).execute();
  expect(await announcedIn()).toEqual([]);
  expect(await announcedIn({ episodeId: id + 1 })).toEqual([]);
  expect(await announcedIn({ episodeId: id })).toEqual([1]);
});

test('POD-06: matches to come are facts with a certain time only', async () => {
  await observe({ id: 3, teams: [42, 50], kickoff: '2026-11-22T16:30:00Z' });
  await observe({ id: 4, teams: [33, 47], kickoff: '2026-11-23T16:30:00Z' });
  await owner.updateTable('matches').set({ status_short: 'TBD' }).where('api_id', '=', 4).execute();
  const { england } = await find();
  expect(england.next.map(({ id, kickoff }) => [id, kickoff])).toEqual([
    [3, { date: '2026-11-22', hour: 19, minute: 30 }],
  ]);
});

test('POD-06: the table has the places at the last episode, of the same season', async () => {
  await observe(aResult);
  const row = (rank: number, id: number, name: string) =>
    aStandingRow(rank, { team: { id, name, logo: null }, points: 40 - rank * 10 });
  const save = (rows: ReturnType<typeof row>[]) =>
    saveStandings(db, { competitionId: 39, season: 2026, groups: [{ name: 'Premier League', rows }] });
  await save([row(1, 40, 'Liverpool'), row(2, 49, 'Chelsea')]);
  const places = await placesOf(db, await find());
  expect(places[39]).toEqual({ season: 2026, teams: [40, 49] });
  await save([row(1, 49, 'Chelsea'), row(2, 40, 'Liverpool')]);
  const befores = async (known: Places) =>
    (await find({ places: known })).england.table.map(({ team, place, before }) => [team.id, place, before]);
  expect(await befores(places)).toEqual([
    [49, 1, 2],
    [40, 2, 1],
  ]);
  expect(await befores({ 39: { season: 2025, teams: [40, 49] } })).toEqual([
    [49, 1, null],
    [40, 2, null],
  ]);
});
