import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { isKickoffConfirmed } from '@safira/football/matches/kickoff';
import { openDb } from '../../src/db.ts';
import { savePlaceholderTimes } from '../../src/matches/placeholder-times.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';
import { writtenBy } from '@safira/testkit/written-rows';

const { db, url } = await testDatabase();
const single = openDb(url, { max: 1, connectTimeoutMs: 60_000 });
afterAll(() => single.destroy());
const lease = await aLease(db);

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
type Fixture = { id: number; round: string | null; kickoff: Date; status?: string };

let polls = 0;
async function store(league: number, matches: readonly Fixture[]) {
  const observations = matches.map(({ id, round, kickoff, status = 'NS' }) => {
    const observed = anObservation({ id, league, status });
    return { ...observed, match: { ...observed.match, round, kickoff } };
  });
  await saveObservations(db, { observations, observedAt: new Date(NOW + ++polls), lease });
}
async function marked(league: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select api_id as id from matches where competition_id = ${league} and has_placeholder_time order by api_id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
const save = (competitionId: number, now = NOW, to = db) =>
  savePlaceholderTimes(to, { competitionId, season: 2026, now });

/** Rounds of 1 to 12 matches, any number of them at the same hour, exactly three weeks ahead or a minute more. */
function everyRound(): Fixture[][] {
  const edge = NOW + 21 * DAY_MS;
  const rounds: Fixture[][] = [];
  for (const at of [edge, edge + 60_000])
    for (let size = 1; size <= 12; size++)
      for (let atOnce = 1; atOnce <= size; atOnce++)
        rounds.push(
          Array.from({ length: size }, (_, i) => ({
            id: 1_000 + rounds.length * 20 + i,
            round: `Regular Season - ${rounds.length + 1}`,
            kickoff: new Date(at + Math.max(0, i - atOnce + 1) * 3_600_000),
          })),
        );
  return rounds;
}

test('HOME-12: quirk 21: for every shape of a round, the query agrees with the rule', async () => {
  const rounds = everyRound();
  await store(39, rounds.flat());
  const expected = rounds.flatMap((round) => {
    const kickoffs = round.map(({ kickoff }) => kickoff);
    return round.filter(({ kickoff }) => !isKickoffConfirmed(kickoff, NOW, kickoffs)).map(({ id }) => id);
  });
  expect(expected.length).toBeGreaterThan(100);
  expect(rounds.flat().length - expected.length).toBeGreaterThan(100);
  expect(await save(39)).toEqual(expected);
  expect(await marked(39)).toEqual(expected);
});

test('HOME-12: a second run writes zero rows; announced times and matches within three weeks lose the mark', async () => {
  const sunday = new Date(NOW + 60 * DAY_MS);
  const round = Array.from({ length: 6 }, (_, i) => ({
    id: 1 + i,
    round: 'Regular Season - 30',
    kickoff: sunday,
  }));
  await store(307, round);
  expect(await save(307)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await writtenBy(single, () => save(307, NOW, single))).toBe(0);

  await store(307, [{ ...round[5]!, kickoff: new Date(sunday.getTime() - DAY_MS) }]);
  expect(await save(307)).toEqual([6]);
  expect(await marked(307)).toEqual([1, 2, 3, 4, 5]);
  expect(await save(307, NOW + 39 * DAY_MS)).toEqual([1, 2, 3, 4, 5]);
});

test('HOME-12: only upcoming matches of a known round in this season are marked', async () => {
  const kickoff = new Date(NOW + 60 * DAY_MS);
  const three = (first: number, fixture: Omit<Fixture, 'id' | 'kickoff'>) =>
    [0, 1, 2].map((i) => ({ id: first + i, kickoff, ...fixture }));
  await store(2, [
    ...three(300, { round: 'Round of 16' }),
    ...three(310, { round: null }),
    ...three(320, { round: 'Play-offs', status: 'PST' }),
  ]);
  expect(await savePlaceholderTimes(db, { competitionId: 2, season: 2025, now: NOW })).toEqual([]);
  expect(await save(2)).toEqual([300, 301, 302]);
});
