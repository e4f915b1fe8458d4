import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveStandings } from '@safira/store/competitions/standings';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { aSeason, aStandingRow } from '@safira/testkit/records';
import { competitionCardRoutes } from '../../src/routes/competitions/share-card.ts';
import { NOW, refusal, store } from '../api.ts';
import { startCards } from '../card-server.ts';

const { db } = await testDatabase();
const { app, snapshots, serveCard, get, drawn } = startCards();
competitionCardRoutes(serveCard, { db, clock: { now: () => NOW, speed: 1 } });

await saveSeasons(db, [
  aSeason({ season: 2026 }),
  aSeason({ season: 2025, isCurrent: false, start: '2025-08-20', end: '2026-05-20' }),
  aSeason({ competitionId: 81, name: 'DFB Pokal', country: 'Germany', type: 'cup' }),
]);

const played = { played: 1, win: 1, draw: 0, lose: 0, for: 2, against: 0 };
const rowsOf = (points: number) =>
  [11, 12].map((id, index) =>
    aStandingRow(index + 1, {
      team: { id, name: `Team ${id}`, logo: null },
      points: points - index,
      all: played,
    }),
  );
async function saveTable(season: number, points: number) {
  await saveStandings(db, {
    competitionId: 307,
    season,
    groups: [{ name: 'Pro League', rows: rowsOf(points) }],
  });
  snapshots.drop('all');
}
const path = '/competitions/307/share.png';

test('OURS-05: the card of a competition is a PNG of 1200 × 630, and a client that has it gets a 304', async () => {
  await saveTable(2026, 25);
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

test('OURS-05: a changed table gives another card, of its own season only', async () => {
  await saveTable(2026, 25);
  await saveTable(2025, 70);
  const [current, earlier] = [await get(path), await get(`${path}?season=2025`)];
  await saveTable(2026, 28);
  const [later, same] = [await get(path), await get(`${path}?season=2025`)];
  expect(later.headers.etag).not.toBe(current.headers.etag);
  expect(later.rawPayload.equals(current.rawPayload)).toBe(false);
  expect(same.headers.etag).toBe(earlier.headers.etag);
  expect((await get(`${path}?season=2026`)).headers.etag).toBe(later.headers.etag);
});

test('OURS-05: a match in play changes nothing on the card, its result does before the table has it', async () => {
  const observe = async (id: number, status: string, kickoff: string) => {
    const observed = anObservation({ id: 1, status, elapsed: 80, goals: [0, 1], kickoff });
    observed.match.id = id;
    await store(db, observed);
    snapshots.drop('all');
    return (await get(path)).headers.etag;
  };
  await observe(1, 'FT', '2026-11-14T15:30:00Z');
  await saveTable(2026, 25);
  const before = (await get(path)).headers.etag;
  expect(await observe(2, '2H', '2026-11-21T15:30:00Z')).toBe(before);
  expect(await observe(2, 'FT', '2026-11-21T15:30:00Z')).not.toBe(before);
});

test('OURS-05: a season that is not stored has a card with its name, an unknown one has none', async () => {
  expect((await get('/competitions/81/share.png')).statusCode).toBe(200);
  for (const unknown of ['/competitions/999/share.png', `${path}?season=2019`]) {
    expect(await refusal(app, `/api${unknown}`)).toMatchObject({ status: 404, code: 'not_found' });
  }
  expect(await refusal(app, `/api${path}?season=x`)).toMatchObject({ status: 400, code: 'invalid' });
});

test('OURS-05: the winner of the only final of a cup is on its card, of two finals none is', async () => {
  const saveFinal = async (id: number, winner: 'home' | 'away' | null, status = 'PEN') => {
    const final = anObservation({ id, league: 81, status, goals: [1, 1], winner });
    final.competition = { ...final.competition, name: 'DFB Pokal', country: 'Germany' };
    final.match.round = 'Final';
    await store(db, final);
    snapshots.drop('all');
    return (await get('/competitions/81/share.png')).headers.etag;
  };
  const none = (await get('/competitions/81/share.png')).headers.etag;
  expect(await saveFinal(5, null, 'NS')).toBe(none);
  expect(await saveFinal(5, 'away')).not.toBe(none);
  expect(await saveFinal(6, 'home')).toBe(none);
});
