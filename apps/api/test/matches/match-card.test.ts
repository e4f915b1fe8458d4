import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { saveMirrored } from '@safira/store/media/media';
import { findListedMatch, findMatch } from '@safira/store/matches/matches';
import { testDatabase } from '@safira/testkit/database';
import { aGoalEvent, anObservation } from '@safira/testkit/observations';
import { matchCardRoutes } from '../../src/routes/matches/share-card.ts';
import { matchFacts } from '../../src/share-card/match/facts.ts';
import { NOW, refusal, store } from '../api.ts';
import { startCards } from '../card-server.ts';

const { db } = await testDatabase();
const { app, snapshots, serveCard, mediaFolder, drawn, get: getPath } = startCards();
matchCardRoutes(serveCard, { db });

const get = (id: number, headers: Record<string, string> = {}) =>
  getPath(`/matches/${id}/share.png`, headers);
/** Stores an observation of a match and invalidates the snapshots, as the bus would. */
async function observe(...[overrides]: Parameters<typeof anObservation>) {
  await store(db, anObservation(overrides));
  snapshots.drop('all');
}

test('OURS-05: the card is a PNG of 1200 × 630, cached longer for a finished match than for a live one', async () => {
  await observe({ id: 1, status: '2H', elapsed: 50, goals: [1, 0] });
  await observe({ id: 2, status: 'FT', goals: [1, 0] });
  const [live, ended] = [await get(1), await get(2)];
  const image = await loadImage(ended.rawPayload);
  expect([ended.statusCode, ended.headers['content-type'], image.width, image.height]).toEqual([
    200,
    'image/png',
    1200,
    630,
  ]);
  expect(ended.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect(live.headers['cache-control']).toContain('s-maxage=5,');
  expect(ended.headers['cache-control']).toContain('s-maxage=25,');
});

test('OURS-05: the same facts are drawn once, also after they were read again', async () => {
  await observe({ id: 3, status: 'FT', goals: [2, 0] });
  const before = drawn();
  const [first, second] = await Promise.all([get(3), get(3)]);
  snapshots.drop('all');
  const third = await get(3);
  expect([drawn() - before, second.headers.etag, third.headers.etag]).toEqual([
    1,
    first.headers.etag,
    first.headers.etag,
  ]);
  expect(third.rawPayload.equals(first.rawPayload)).toBe(true);
});

test('OURS-05: another score gives another card', async () => {
  await observe({ id: 4, status: '2H', elapsed: 50, goals: [1, 0] });
  const before = await get(4);
  await observe({ id: 4, status: '2H', elapsed: 50, goals: [1, 1] });
  const after = await get(4);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
});

test('OURS-05: a client that has the card gets a 304, and nothing is drawn', async () => {
  await observe({ id: 5, status: 'FT', goals: [3, 0] });
  const { etag } = (await app.inject({ url: '/api/matches/5/share.png' })).headers;
  const before = drawn();
  const again = await get(5, { 'if-none-match': etag! });
  expect([again.statusCode, again.body, again.headers.etag, drawn()]).toEqual([304, '', etag, before]);
});

test('API-06: an unknown match is a 404 in JSON, an invalid id a 400', async () => {
  expect(await refusal(app, '/api/matches/999/share.png')).toMatchObject({
    status: 404,
    code: 'match_not_found',
  });
  expect(await refusal(app, '/api/matches/x/share.png')).toMatchObject({ status: 400, code: 'invalid' });
});

test('OURS-05: a mirrored crest is on the card as soon as its file exists, on the side of its team', async () => {
  const observed = anObservation({ id: 6, status: 'FT', goals: [1, 0] });
  observed.home.logo = 'https://media.test/teams/61.png';
  await store(db, observed);
  const sha256 = 'ab'.repeat(32);
  const size = { path: '', width: 64, height: 64, bytes: 900 };
  const sizes = { small: size, large: size };
  await saveMirrored(db, {
    sourceUrl: observed.home.logo,
    sha256,
    contentType: 'image/png',
    sizes,
    now: NOW,
  });
  const without = await get(6);

  const canvas = createCanvas(64, 64);
  const context = canvas.getContext('2d');
  context.fillStyle = '#FF00FF';
  context.fillRect(0, 0, 64, 64);
  const file = join(mediaFolder, `ab/${sha256.slice(0, 24)}-large.webp`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await canvas.encode('webp', 100));
  snapshots.drop('all');
  const withIt = await get(6);
  const [home, away] = [await colourAt(withIt.rawPayload, 965), await colourAt(withIt.rawPayload, 235)];
  expect(home).toBe('magenta');
  expect(away).not.toBe('magenta');
  expect(withIt.headers.etag).not.toBe(without.headers.etag);
});

async function colourAt(png: Buffer, x: number): Promise<string> {
  const context = createCanvas(1200, 630).getContext('2d');
  context.drawImage(await loadImage(png), 0, 0);
  const [red, green, blue] = context.getImageData(x, 300, 1, 1).data;
  return red! > 200 && green! < 60 && blue! > 200 ? 'magenta' : `${red},${green},${blue}`;
}

/** Clubs and players with unusual names; competition, round and status are unusual in every row. */
const oddities = [
  ['FC Ingolstadt 04 II', 'Ząbkovia Ząbki W', 'Đ. Đokić'],
  ['1. FC Köln U19', 'Þór Akureyri', 'J. O’Brien-Whitmarsh'],
  ['AIK', 'UNAM - Pumas', 'M`Bala Nzola Jr.'],
  ['Qwxz Čśþ', 'ŽFK 1. maj', '?'],
] as const;

test.each(oddities)('NAME-05: no Latin letter is on the card of %s and %s', async (home, away, scorer) => {
  const observed = anObservation({ id: 7, status: '2H', elapsed: 90, goals: [1, 1], homeName: home });
  observed.away.name = away;
  observed.competition = { ...observed.competition, id: 9_001, name: 'Xyz Liga Żółta', country: 'Moon' };
  observed.match = { ...observed.match, competitionId: 9_001, round: 'Decider - Leg Z' };
  observed.match.status = { short: 'ABC', long: 'Awaiting word', elapsed: null, extra: null };
  observed.match.events = [71, 72].map((teamId) => ({
    ...aGoalEvent(12, teamId),
    player: { id: null, name: scorer },
  }));
  await store(db, observed);
  const facts = matchFacts((await findMatch(db, 7))!);
  const { competition, state } = facts;
  const { kind: _, ...shown } = state;
  const texts = [competition.title, competition.look.letters, JSON.stringify(Object.values(shown))];
  for (const { name, look, scorers } of [facts.home, facts.away]) {
    texts.push(name, look.letters, ...scorers.flatMap((one) => [one.name, ...one.minutes]));
    expect(scorers).toHaveLength(1);
  }
  expect(texts.filter((text) => /\p{Script=Latin}/u.test(text ?? ''))).toEqual([]);
});

test('NAME-01: namesakes of two countries have their nationality in lists, in the match and on the card', async () => {
  const inCup = anObservation({ id: 8, league: 17, homeName: 'Al-Ahli Jeddah' });
  inCup.competition.country = 'World';
  inCup.away = { ...inCup.away, name: 'Al Ahly', country: 'Egypt' };
  const atHome = anObservation({ id: 9, homeName: 'Al-Ahli Jeddah' });
  for (const observed of [inCup, atHome]) await store(db, observed);
  const match = (await findMatch(db, 8))!;
  const listed = await findListedMatch(db, 8);
  const { home, away } = matchFacts(match);
  const names = [match.teams.home.name, match.teams.away.name];
  expect(names).toEqual(['الأهلي السعودي', 'الأهلي المصري']);
  expect([listed?.teams.home.name, listed?.teams.away.name]).toEqual(names);
  expect([home.name, away.name]).toEqual(names);
  expect((await findListedMatch(db, 9))?.teams.home.name).toBe('الأهلي');
});
