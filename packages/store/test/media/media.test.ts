import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { saveCoaches } from '../../src/teams/coaches.ts';
import { listCompetitions, saveCompetitions } from '../../src/competitions/competitions.ts';
import { openDb } from '../../src/db.ts';
import { saveVenueProfiles } from '../../src/teams/venue-profiles.ts';
import { findMatch } from '../../src/matches/matches.ts';
import { listDuePictures, pictureOf, saveMirrored, saveMirrorFailed } from '../../src/media/media.ts';
import { savePeople } from '../../src/players/people.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { saveSquads } from '../../src/teams/squads.ts';
import { saveTeams } from '../../src/teams/teams.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { listPictures } from '@safira/testkit/pictures';
import { aPerson } from '@safira/testkit/records';
import { writtenBy } from '@safira/testkit/written-rows';

const { db, owner, url } = await testDatabase();
const single = openDb(url, { max: 1, connectTimeoutMs: 60_000 });
afterAll(() => single.destroy());

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

beforeEach(() =>
  sql`truncate media, competitions, teams, players, coaches, venues restart identity cascade`.execute(owner),
);

const photo = (id: number) => `https://media.test/players/${id}.png`;
const player = (id: number) => ({ id, name: `Player Number${id}`, photo: photo(id) });
const team = (id: number) => ({
  id,
  name: `Team ${id}`,
  logo: `https://media.test/teams/${id}.png`,
  country: null,
});
const sizeOf = (path: string) => ({ path, width: 64, height: 64, bytes: 900 });
/** A copy of a picture with these bytes. */
const copy = (sourceUrl: string, bytes: string, now = NOW) => {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const sizes = { small: sizeOf('small'), large: sizeOf('large') };
  return { sourceUrl, sha256, contentType: 'image/png', sizes, now };
};
const due = async (now = NOW) => (await listDuePictures(db, now, 100)).map(({ sourceUrl }) => sourceUrl);

const picturesOf = async (table: 'players' | 'teams') => Object.values(await listPictures(db, table));

test('HOUSE: pictures are due in order of how many pages show them, each URL once', async () => {
  await savePeople(db, [player(9)]);
  await saveVenueProfiles(
    db,
    [
      { name: 'Arena', city: 'Riyadh', image: 'https://media.test/venues/1.png' },
      { name: 'The Arena', city: 'Riyadh', image: 'https://media.test/venues/1.png' },
    ].map((venue) => ({ ...venue, id: 1, address: null, capacity: null, surface: null, country: null })),
  );
  await saveCoaches(db, [{ ...aPerson({ id: 7, photo: 'https://media.test/coachs/7.png' }), teamId: 40 }]);
  await saveTeams(db, [team(40), { ...team(41), logo: null }]);
  await saveSquads(db, [{ teamId: 40, players: [{ ...player(1), age: null, number: 1, position: null }] }]);
  await saveCompetitions(db, [
    {
      id: 307,
      name: 'Pro League',
      country: 'Saudi-Arabia',
      logo: 'https://media.test/leagues/307.png',
      season: 2026,
    },
  ]);
  expect(await listDuePictures(db, NOW, 100)).toEqual([
    { sourceUrl: 'https://media.test/leagues/307.png', kind: 'competition' },
    { sourceUrl: 'https://media.test/teams/40.png', kind: 'team' },
    { sourceUrl: 'https://media.test/coachs/7.png', kind: 'face' },
    { sourceUrl: photo(1), kind: 'face' },
    { sourceUrl: 'https://media.test/venues/1.png', kind: 'venue' },
    { sourceUrl: photo(9), kind: 'face' },
  ]);
  expect(await listDuePictures(db, NOW, 2)).toHaveLength(2);
});

test('HOUSE: a copy is refreshed after thirty days; saving the same copy writes no row', async () => {
  await saveTeams(db, [team(40)]);
  const { logo } = team(40);
  expect(await saveMirrored(db, copy(logo, 'crest'))).toBe(true);
  expect(await picturesOf('teams')).toEqual([pictureOf(copy(logo, 'crest').sha256)]);
  expect(await writtenBy(single, () => saveMirrored(single, copy(logo, 'crest')))).toBe(0);
  expect(await due(NOW + 30 * DAY_MS - 1)).toEqual([]);
  expect(await due(NOW + 30 * DAY_MS)).toEqual([logo]);
  expect(await saveMirrored(db, copy(logo, 'crest', NOW + 30 * DAY_MS))).toBe(false);
  expect(await due(NOW + 31 * DAY_MS)).toEqual([]);
  expect(await saveMirrored(db, copy(logo, 'another crest', NOW + 60 * DAY_MS))).toBe(true);
});

test('HOUSE: a URL that fails waits an hour, then twice as long each time, at most a week', async () => {
  await saveTeams(db, [team(40)]);
  const { logo } = team(40);
  let now = NOW;
  for (const hours of [1, 2, 4, 8, 16, 32, 64, 128, 168, 168]) {
    await saveMirrorFailed(db, { sourceUrl: logo, now });
    now += hours * HOUR_MS;
    expect(await due(now - 1)).toEqual([]);
    expect(await due(now)).toEqual([logo]);
  }
  await saveMirrored(db, copy(logo, 'crest', now));
  expect(await due(now)).toEqual([]);
  await saveMirrorFailed(db, { sourceUrl: logo, now: now + 30 * DAY_MS });
  expect(await due(now + 30 * DAY_MS + HOUR_MS)).toEqual([logo]); // counted from one again
  expect(await picturesOf('teams')).not.toEqual([null]);
});

test('HOUSE: a new row with an already mirrored URL gets the copy too', async () => {
  await saveTeams(db, [team(40)]);
  const { logo } = team(40);
  await saveMirrored(db, copy(logo, 'crest'));
  await saveTeams(db, [{ ...team(41), logo }]);
  expect(await due()).toEqual([logo]);
  expect(await saveMirrored(db, copy(logo, 'crest'))).toBe(true);
  expect(new Set(await picturesOf('teams')).size).toBe(1);
  expect(await due()).toEqual([]);
});

test('HOUSE: quirk 18: the same photo for three players is a placeholder and is removed from all', async () => {
  await savePeople(db, [1, 2, 3, 4, 5].map(player));
  const face = pictureOf(copy('', 'silhouette').sha256);
  await saveMirrored(db, copy(photo(1), 'silhouette'));
  await saveMirrored(db, copy(photo(2), 'silhouette'));
  await saveMirrored(db, copy(photo(4), 'a face'));
  expect((await picturesOf('players')).filter((picture) => picture === face)).toHaveLength(2);
  expect(await saveMirrored(db, copy(photo(3), 'silhouette'))).toBe(true);
  expect((await picturesOf('players')).filter((picture) => picture !== null)).toEqual([
    pictureOf(copy('', 'a face').sha256),
  ]);
  expect(await due()).toEqual([photo(5)]);
  expect(await writtenBy(single, () => saveMirrored(single, copy(photo(3), 'silhouette')))).toBe(0);
});

test('HOUSE: quirk 18: a recognised placeholder stays one when fewer than three players still have it', async () => {
  await savePeople(db, [1, 2, 3].map(player));
  for (const id of [1, 2, 3]) await saveMirrored(db, copy(photo(id), 'silhouette'));
  for (const id of [1, 2]) await saveMirrored(db, copy(photo(id), `face ${id}`));
  expect(await saveMirrored(db, copy(photo(3), 'silhouette', NOW + DAY_MS))).toBe(false);
  expect((await picturesOf('players')).map((picture) => picture !== null)).toEqual([true, true, false]);
});

test('HOUSE: quirk 18: a placeholder of three players mirrored concurrently is recognised as well', async () => {
  await savePeople(db, [1, 2, 3].map(player));
  await Promise.all([1, 2, 3].map((id) => saveMirrored(db, copy(photo(id), 'silhouette'))));
  expect(await picturesOf('players')).toEqual([null, null, null]);
});

test('HOUSE: matches and competitions contain the URL of our copy, or null without one', async () => {
  const lease = await aLease(db);
  const observed = anObservation({ id: 1, league: 307 });
  observed.home.logo = 'https://media.test/teams/11.png';
  observed.competition.logo = 'https://media.test/leagues/307.png';
  await saveObservations(db, { observations: [observed], observedAt: new Date(NOW), lease });
  await saveMirrored(db, copy(observed.home.logo, 'crest'));
  await saveMirrored(db, copy(observed.competition.logo, 'mark'));
  const match = await findMatch(db, 1);
  const mark = `${pictureOf(copy('', 'mark').sha256)}-small.webp`;
  expect(match?.teams.home.logo).toBe(`${pictureOf(copy('', 'crest').sha256)}-small.webp`);
  expect(match?.teams.away.logo).toBeNull();
  expect(match?.league.logo).toBe(mark);
  expect((await listCompetitions(db)).map(({ logo }) => logo)).toEqual([mark]);
});
