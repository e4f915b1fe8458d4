import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { savePeople } from '@safira/store/players/people';
import { savePlayerSeasons } from '@safira/store/players/seasons';
import { testDatabase } from '@safira/testkit/database';
import { anObservation } from '@safira/testkit/observations';
import { aPerson, aSeason, numbersWith } from '@safira/testkit/records';
import { playerCardRoutes } from '../../src/routes/players/share-card.ts';
import { NOW, refusal, store } from '../api.ts';
import { startCards } from '../card-server.ts';

const { db } = await testDatabase();
const { app, snapshots, serveCard, get, drawn } = startCards();
playerCardRoutes(serveCard, { db, clock: { now: () => NOW, speed: 1 } });

await store(db, anObservation({ id: 1, league: 307 }));
await saveSeasons(db, [aSeason()]);
await savePeople(db, [aPerson({ id: 310, name: 'R. Mahrez', firstname: 'Riyad', lastname: 'Mahrez' })]);

async function saveGoals(id: number, goals: number) {
  const season = {
    teamId: 11,
    competitionId: 307,
    season: 2026,
    appearances: 10,
    lineups: 9,
    minutes: 900,
    position: 'attacker' as const,
    rating: 7.5,
    isCaptain: false,
    substitutes: { in: 1, out: 2, bench: 3 },
    numbers: numbersWith({ goals }),
  };
  const player = { ...aPerson({ id, name: `Player ${id}` }), isInjured: false };
  await savePlayerSeasons(db, [{ player, seasons: [season] }]);
  snapshots.drop('all');
}
await saveGoals(306, 8);
await saveGoals(307, 3);

const [one, both] = ['/players/306/share.png', '/compare/share.png?a=306&b=307'];

test.each([one, both])(
  'OURS-05, OURS-14: %s is a PNG of 1200 × 630, and a client that has it gets a 304',
  async (path) => {
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
  },
);

test.each([one, both])('OURS-05, OURS-14: %s changes with a goal', async (path) => {
  await saveGoals(306, 8);
  const before = await get(path);
  await saveGoals(306, 9);
  const after = await get(path);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
});

test('OURS-14: the order of the two players is part of the card', async () => {
  const turned = await get('/compare/share.png?a=307&b=306');
  expect(turned.headers.etag).not.toBe((await get(both)).headers.etag);
});

test('OURS-05, OURS-14: a player without a season has a card with the name, alone and compared', async () => {
  for (const path of ['/players/310/share.png', '/compare/share.png?a=306&b=310']) {
    expect((await get(path)).statusCode, path).toBe(200);
  }
});

test.each([
  ['/players/999/share.png', 404, 'not_found'],
  ['/compare/share.png?a=306&b=999', 404, 'not_found'],
  ['/players/x/share.png', 400, 'invalid'],
  ['/compare/share.png?a=306', 400, 'invalid'],
  ['/compare/share.png?a=306&b=306', 400, 'invalid'],
])('OURS-05, OURS-14: %s is refused with %i', async (path, status, code) => {
  expect(await refusal(app, `/api${path}`)).toMatchObject({ status, code });
});
