import { beforeEach, expect, test } from 'vitest';
import { isOwnGoal, isScoredKick, isShootOutKick } from '@safira/football/matches/goals';
import { listHeadToHead } from '@safira/store/matches/head-to-head';
import { findMatch } from '@safira/store/matches/matches';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { startSimulator } from '@safira/testkit/simulator';
import { saveSyncRequest } from '@safira/store/sync/requests';
import { initialPollState, pollLive } from '../src/live-loop.ts';
import { runJobOf, workerTools } from './worker-tools.ts';

const { db } = await testDatabase();
const now = Date.parse('2026-11-28T03:00:00Z');
const clock = { now: () => now, speed: 1 };
const { baseUrl, control } = await startSimulator({ clock, isQuiet: true });
const lease = await aLease(db);
const tools = workerTools({ db, baseUrl, clock, leagues: [307] });

/** With the initial poll state, a poll fetches the details too. */
const poll = () => pollLive(tools, { lease, memory: initialPollState() });

let match: number;
beforeEach(async () => {
  await control('reset');
  match = (await control<{ fixture: number }>('derby', { mayPlayTwice: true })).fixture;
  await poll();
});

async function storedAfter(script: object) {
  await control('script', { fixture: match, ...script });
  await poll();
  return (await findMatch(db, match))!;
}

const goal = (side: 'home' | 'away', minute: number, kind = 'goal') => ({ side, minute, kind });

test('DLG-07: formations are stored with every position, or with none where one is invalid', async () => {
  const { lineups, teams } = await storedAfter({
    phase: '1H',
    formation: { home: '3-4-3', away: '5-3-2' },
    grids: { away: 'invalid' },
  });
  const [home, away] = [teams.home.id, teams.away.id].map((id) =>
    lineups.find(({ team }) => team.id === id)!,
  );
  const grids = (side: typeof home) => side!.startXI.map(({ player }) => player.grid);
  expect([home!.formation, away!.formation]).toEqual(['3-4-3', '5-3-2']);
  const places = ['1:1', '2:1', '2:2', '2:3', '3:1', '3:2', '3:3', '3:4', '4:1', '4:2', '4:3'];
  expect(new Set(grids(home))).toEqual(new Set(places));
  expect(grids(away)).toEqual(Array(11).fill(null));
});

test("DLG-05: own goals are stored in the provider's words, and count for the side that gains", async () => {
  const words = ['Own Goal', 'Autogol', 'En propia puerta', 'هدف عكسي'];
  const { events, goals, teams } = await storedAfter({
    phase: '2H',
    events: words.map((detail, index) => ({ ...goal('away', 10 + index, 'own-goal'), detail })),
  });
  expect(events.map(({ detail }) => detail)).toEqual(words);
  expect(events.every(isOwnGoal)).toBe(true);
  expect(new Set(events.map(({ team }) => team.id))).toEqual(new Set([teams.away.id]));
  expect(goals).toEqual({ home: 0, away: 4 });
});

test('HOME-18: a match is followed through every phase to the end of its shoot-out', async () => {
  const events = [goal('home', 10), goal('away', 60)];
  const shootOut = { home: [true, true, false], away: [false, true, false] };
  for (const phase of ['1H', 'HT', '2H', 'BT', 'ET', 'P', 'PEN']) {
    const stored = await storedAfter({
      phase,
      events: events.filter(({ minute }) => minute < 45 || !['1H', 'HT'].includes(phase)),
      ...(phase.startsWith('P') && { shootOut }),
    });
    expect(stored.status.short).toBe(phase);
    expect(stored.goals.home).toBe(1);
  }
  const { score, events: stored, goals } = (await findMatch(db, match))!;
  expect(goals).toEqual({ home: 1, away: 1 });
  expect(score).toMatchObject({ extratime: { home: 0, away: 0 }, penalty: { home: 2, away: 1 } });
  const kicks = stored.filter(isShootOutKick);
  expect(kicks.map(({ time }) => time.extra)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(kicks.map(isScoredKick)).toEqual([true, false, true, true, false, false]);
});

test('DLG-06: cards, substitutions, a missed penalty and a VAR decision are stored with their players', async () => {
  const kinds = ['yellow', 'second-yellow', 'red', 'substitution', 'missed-penalty', 'var-cancelled'];
  const { events, goals } = await storedAfter({
    phase: 'HT',
    events: [
      ...kinds.map((kind, index) => goal('home', 20 + index, kind)),
      { ...goal('home', 45), extra: 2, unnamed: true },
    ],
  });
  expect(events.map(({ detail }) => detail)).toEqual([
    'Yellow Card',
    'Yellow Card',
    'Red Card',
    'Red Card',
    'Substitution 1',
    'Missed Penalty',
    'Goal cancelled',
    'Normal Goal',
  ]);
  expect(events.map(({ player }) => player.id === null)).toEqual([...Array(7).fill(false), true]);
  expect(events.at(-1)!.time).toEqual({ elapsed: 45, extra: 2 });
  expect(goals).toEqual({ home: 1, away: 0 });
});

test.each(['FT', 'NS'])('DLG-07: a match that never had line-ups has none when it is %s', async (phase) => {
  const script = { phase: '1H', minute: 1, lineups: 'none' };
  const order = { mayPlayTwice: true, script };
  match = (await control<{ fixture: number }>('derby', order)).fixture;
  await poll();
  const { status, lineups } = await storedAfter({ phase, lineups: 'none' });
  expect(status.short).toBe(phase);
  expect(lineups).toEqual([]);
});

test('DLG-08: statistics reported for one side only are stored for that side only', async () => {
  const { statistics, teams } = await storedAfter({ phase: '2H', statistics: 'home' });
  expect(statistics.map(({ team }) => team.id)).toEqual([teams.home.id]);
  expect((await storedAfter({ phase: '2H', statistics: 'none' })).statistics).toEqual([]);
});

test('DLG-10: eleven head-to-head matches are fetched on demand, with their details', async () => {
  const { teams } = await storedAfter({ phase: '1H', meetings: 11 });
  const pair = [teams.home.id, teams.away.id].toSorted((a, b) => a - b) as [number, number];
  await saveSyncRequest(db, { kind: 'head-to-head', key: pair.join('-') }, now);
  expect(await runJobOf(tools, 'sync requests', 100)).toMatchObject({ done: 1, failed: 0 });
  const headToHead = await listHeadToHead(db, pair, { limit: 50 });
  expect(headToHead).toHaveLength(11);
  expect(await runJobOf(tools, 'checks of history', 100)).toMatchObject({ failed: 0 });
  const { lineups, events, goals } = (await findMatch(db, headToHead.at(-1)!.apiId))!;
  expect(lineups).toHaveLength(2);
  expect(events).toHaveLength(goals.home! + goals.away!);
});
