import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveStandings } from '@safira/store/competitions/standings';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { findTeam } from '@safira/store/teams/reads';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { aSeason, aStandingRow, aTeamProfile } from '@safira/testkit/records';
import { teamCardRoutes } from '../../src/routes/teams/share-card.ts';
import { NOW, refusal, store } from '../api.ts';
import { startCards } from '../card-server.ts';

const { db } = await testDatabase();
const { app, snapshots, serveCard, get, drawn } = startCards();
teamCardRoutes(serveCard, { db, clock: { now: () => NOW, speed: 1 } });

await saveSeasons(db, [aSeason()]);
await saveTeamProfiles(db, [aTeamProfile({ id: 99, name: 'Al-Taawoun' })]);

async function observe(status: string, kickoff: string) {
  await store(db, anObservation({ id: 1, status, elapsed: 80, goals: [2, 0], kickoff }));
  snapshots.drop('all');
}
async function saveTable(points: number) {
  const all = { played: 1, win: 1, draw: 0, lose: 0, for: 2, against: 0 };
  const row = aStandingRow(1, { team: { id: 11, name: 'Home 1', logo: null }, points, all });
  await saveStandings(db, {
    competitionId: 307,
    season: 2026,
    groups: [{ name: 'Pro League', rows: [row] }],
  });
  snapshots.drop('all');
}
async function pathOf(apiId: number) {
  const { _id: slug } = (await findTeam(db, { apiId }))!;
  return `/teams/${slug}/share.png`;
}

test('OURS-05: the card of a team is a PNG of 1200 × 630, and a client that has it gets a 304', async () => {
  await observe('FT', '2026-11-14T15:30:00Z');
  const path = await pathOf(11);
  const { statusCode, headers, rawPayload } = await get(path);
  const image = await loadImage(rawPayload);
  expect([statusCode, headers['content-type'], image.width, image.height]).toEqual([
    200,
    'image/png',
    1200,
    630,
  ]);
  const before = drawn();
  const again = await get(path, { 'if-none-match': headers.etag! });
  expect([again.statusCode, again.body, drawn()]).toEqual([304, '', before]);
});

test('OURS-05: a result and a changed table give another card of the team, a score in play does not', async () => {
  await observe('NS', '2026-11-21T15:30:00Z');
  const path = await pathOf(11);
  const etag = async () => (await get(path)).headers.etag;
  const before = await etag();
  await observe('2H', '2026-11-21T15:30:00Z');
  expect(await etag()).toBe(before);
  await observe('FT', '2026-11-21T15:30:00Z');
  const after = await etag();
  expect(after).not.toBe(before);
  await saveTable(20);
  const placed = await etag();
  await saveTable(21);
  expect(new Set([after, placed, await etag()]).size).toBe(3);
});

test('OURS-05: a team without a match has a card with its name, an unknown team has none', async () => {
  expect((await get(await pathOf(99))).statusCode).toBe(200);
  expect(await refusal(app, '/api/teams/no-team-1/share.png')).toMatchObject({
    status: 404,
    code: 'not_found',
  });
  expect(await refusal(app, '/api/teams/No_Team/share.png')).toMatchObject({ status: 400, code: 'invalid' });
});
