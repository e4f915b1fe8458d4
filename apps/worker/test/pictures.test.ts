import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openDb } from '@safira/store/db';
import { listDuePictures } from '@safira/store/media/media';
import { savePeople } from '@safira/store/players/people';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { saveTeams } from '@safira/store/teams/teams';
import { testDatabase } from '@safira/testkit/database';
import { listPictures } from '@safira/testkit/pictures';
import { nowhere } from '@safira/testkit/ports';
import { aTeamProfile } from '@safira/testkit/records';
import { startSimulator } from '@safira/testkit/simulator';
import { writtenBy } from '@safira/testkit/written-rows';
import { makeMediaFetch, standardMediaHosts } from '../src/pictures/media-fetch.ts';
import { mirrorDue } from '../src/pictures/pictures.ts';
import { silentLog } from './worker-tools.ts';

const { db, url } = await testDatabase();
const single = openDb(url, { max: 1, connectTimeoutMs: 60_000 });
const folder = mkdtempSync(join(tmpdir(), 'safira-pictures-'));
let now = Date.parse('2026-11-28T15:40:00Z');
const clock = { now: () => now, speed: 1 };
const { app: simulator, baseUrl: base } = await startSimulator({ clock, isQuiet: true });
const away = await nowhere();

afterAll(async () => {
  await single.destroy();
  rmSync(folder, { recursive: true });
});

const mirrorAll = async (pool = db, simulated = [base, away]) => {
  const due = await listDuePictures(pool, now, 100);
  const fetch = makeMediaFetch({ hosts: standardMediaHosts, simulated });
  return mirrorDue({ db: pool, folder, fetch, clock, log: silentLog }, due);
};
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());

const pictureAt = async (table: Parameters<typeof listPictures>[1], id: number) =>
  (await listPictures(db, table))[id];
const shapeOf = async (picture: string, size: string) => {
  const { format, width, height } = await sharp(
    join(folder, `${picture.slice('/media/'.length)}-${size}.webp`),
  ).metadata();
  return [format, width, height];
};

test('HOUSE: a crest and a venue are mirrored in two sizes, named after the hash of the original', async () => {
  const image = `${base}/football/venues/494.png`;
  const ground = { ...aTeamProfile().ground!, image };
  await saveTeamProfiles(db, [
    aTeamProfile({ id: 42, name: 'Arsenal', logo: `${base}/football/teams/42.png`, ground }),
  ]);
  expect(await mirrorAll()).toBe(2);
  const crest = (await pictureAt('teams', 42))!;
  const sent = await simulator.inject(`/football/teams/42.png`);
  const sha256 = createHash('sha256').update(sent.rawPayload).digest('hex');
  expect(crest).toBe(`/media/${sha256.slice(0, 2)}/${sha256.slice(0, 24)}`);
  expect([await shapeOf(crest, 'small'), await shapeOf(crest, 'large')]).toEqual([
    ['webp', 56, 56],
    ['webp', 150, 150], // the size of the original
  ]);
  const arena = (await pictureAt('venues', 1))!;
  expect([await shapeOf(arena, 'small'), await shapeOf(arena, 'large')]).toEqual([
    ['webp', 318, 300],
    ['webp', 318, 300],
  ]);
  const endings = files().map(({ name }) => name.replace(/^[0-9a-f]{24}/, ''));
  expect(endings.toSorted()).toEqual(['-large.webp', '-large.webp', '-small.webp', '-small.webp']);
});

test('HOUSE: a second run writes no row, and a run after a month changes no picture', async () => {
  expect(await writtenBy(single, () => mirrorAll(single))).toBe(0);
  now += 31 * 86_400_000;
  expect(await listDuePictures(db, now, 100)).toHaveLength(2);
  expect(await mirrorAll()).toBe(0);
  expect(await listDuePictures(db, now, 100)).toEqual([]);
});

test('HOUSE: an address that fails is tried later, and the others are mirrored', async () => {
  const unreachable = `${away}/football/teams/50.png`;
  const envelope = `${base}/football/teams/nothing.png`; // answered with JSON
  const logos = [unreachable, envelope, `${base}/football/teams/33.png`];
  await saveTeams(
    db,
    logos.map((logo, index) => ({ id: 50 + index, name: `Team ${index}`, logo, country: null })),
  );
  expect(await mirrorAll()).toBe(1);
  expect(await pictureAt('teams', 52)).not.toBeNull();
  expect(await listDuePictures(db, now, 100)).toEqual([]);
  const later = await listDuePictures(db, now + 3_600_000, 100);
  expect(new Set(later.map(({ sourceUrl }) => sourceUrl))).toEqual(new Set([unreachable, envelope]));
});

test('HOUSE: without simulated data a picture at a private address is not fetched', async () => {
  const logo = `${base}/football/teams/34.png`;
  await saveTeams(db, [{ id: 60, name: 'Team 60', logo, country: null }]);
  expect(await mirrorAll(db, [])).toBe(0);
  expect(await pictureAt('teams', 60)).toBeNull();
});

test("HOUSE: quirk 18: the provider's placeholder portrait is shown for no player", async () => {
  const ids = [900_000_001, 900_000_002, 900_000_003, 900_000_004];
  await savePeople(
    db,
    ids.map((id) => ({ id, name: `Player Number${id}`, photo: `${base}/football/players/${id}.png` })),
  );
  await mirrorAll();
  expect(await Promise.all(ids.map((id) => pictureAt('players', id)))).toEqual([null, null, null, null]);
});
