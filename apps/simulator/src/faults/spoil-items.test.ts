import { WireFixture } from '@safira/provider/wire/fixtures';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../random.ts';
import type { FaultKind } from './fault-kinds.ts';
import { spoilItems } from './spoil-items.ts';

const person = (id: number, name = `P. ${id}`) => ({ id, name });
const event = (type: string, detail: string, elapsed: number) => ({
  time: { elapsed, extra: null },
  team: { id: 42, name: 'Arsenal', logo: null },
  player: person(1),
  assist: person(2),
  type,
  detail,
  comments: null,
});
const lineup = () => ({
  team: { id: 42, name: 'Arsenal' },
  coach: { id: 900, name: 'C. Oach', photo: null },
  formation: '4-4-2',
  startXI: Array.from({ length: 11 }, (_, i) => ({
    player: { ...person(i + 1), number: i + 1, pos: i === 0 ? 'G' : 'D', grid: i === 0 ? '1:1' : `2:${i}` },
  })),
  substitutes: [],
});
const playerRow = {
  player: { ...person(1), photo: null },
  statistics: [{ passes: { total: 40, key: 1, accuracy: '30' }, shots: { total: 2, on: 1 } }],
};

function aMatch(id: number, short = 'FT') {
  return {
    fixture: {
      id,
      timezone: 'Asia/Riyadh',
      date: '2026-11-21T18:59:00+03:00',
      timestamp: 1_795_276_740,
      periods: { first: 1_795_276_740, second: 1_795_280_340 },
      status: { long: 'Match Finished', short, elapsed: 90, extra: null },
    },
    league: { id: 39, name: 'Premier League', season: 2026 },
    teams: {
      home: { id: 42, name: "Nott'm & Größe", logo: null, winner: true },
      away: { id: 43, name: 'Other', logo: null, winner: false },
    },
    goals: { home: 1, away: 0 },
    score: { halftime: { home: 0, away: 0 }, fulltime: { home: 1, away: 0 } },
    events: [
      event('subst', 'Substitution 1', 60),
      event('Goal', 'Normal Goal', 70),
      event('Card', 'Yellow Card', 80),
    ],
    lineups: [lineup()],
    players: [{ team: { id: 42 }, players: [playerRow] }],
  };
}
type Match = ReturnType<typeof aMatch>;

function spoiled(fault: FaultKind, seed = 1, items: readonly unknown[] = [aMatch(7), aMatch(8)]) {
  return spoilItems(fault, items, randomOf(seed)) as readonly Match[]; // matches, as far as the tests read them
}
const seeds = Array.from({ length: 20 }, (_, seed) => seed);
/** The player rows here are shortened. */
const read = ({ players: _, ...match }: Match) => WireFixture.safeParse(match);
const isRead = (match: Match) => read(match).success;

describe('malformed items', () => {
  test('HOME-14: one item is bad, the other is read', () => {
    expect(spoiled('bad-item').map(isRead)).toEqual([false, true]);
  });

  test('HOME-14: a bad item of another kind has all its fields set to null', () => {
    expect(spoiled('bad-item', 1, [{ rank: 1, team: {} }, { rank: 2 }])).toEqual([
      { rank: null, team: null },
      { rank: 2 },
    ]);
    expect(spoiled('bad-item', 1, [2025, 2026])).toEqual([null, 2026]);
  });

  test('HOME-14: wrong types are in every item, or in one drawn item', () => {
    expect(spoiled('wrong-types').map(isRead)).toEqual([false, false]);
    const readable = seeds.map((seed) => spoiled('mistyped-item', seed).map(isRead));
    expect(readable).toContainEqual([false, true]);
    expect(readable).toContainEqual([true, false]);
    expect(readable.every((list) => list.filter(Boolean).length === 1)).toBe(true);
  });

  test('HOUSE: the input is not changed', () => {
    const items = [aMatch(7)];
    const kinds = ['wrong-types', 'edited-events', 'second-ids', 'bad-grids', 'stuck', 'entities'] as const;
    for (const kind of kinds) spoiled(kind, 1, items);
    expect(items).toEqual([aMatch(7)]);
  });
});

describe('events', () => {
  test('DLG-06: swapped substitutions have the two players exchanged', () => {
    const [subst, goal] = spoiled('swapped-substitutions')[0]!.events;
    expect([subst!.player.id, subst!.assist.id]).toEqual([2, 1]);
    expect(goal).toEqual(aMatch(7).events[1]);
  });

  test('DLG-06: events requested alone for one match are swapped too', () => {
    const [first] = spoiled('swapped-substitutions', 1, aMatch(7).events) as unknown as Match['events'];
    expect(first!.player.id).toBe(2);
  });

  test('DLG-06: an edited event is a goal with another minute, scorer or kind', () => {
    const edited = seeds.map((seed) => spoiled('edited-events', seed)[0]!.events);
    for (const events of edited) {
      expect(events).toHaveLength(3);
      expect(events[1]).not.toEqual(aMatch(7).events[1]);
      expect([events[0], events[2]]).toEqual([aMatch(7).events[0], aMatch(7).events[2]]);
    }
    expect(new Set(edited.map(([, goal]) => goal!.detail))).toEqual(new Set(['Normal Goal', 'Own Goal']));
    expect(new Set(edited.map(([, goal]) => goal!.time.elapsed))).toEqual(new Set([70, 71]));
    expect(edited.some(([, goal]) => goal!.player.id === null)).toBe(true);
  });

  test('DLG-06: a removed event is missing, the score stays', () => {
    const [match] = spoiled('removed-events');
    expect(match!.events.map(({ type }) => type)).toEqual(['subst', 'Card']);
    expect(match!.goals).toEqual({ home: 1, away: 0 });
  });

  test('DLG-06: a match without events is unchanged', () => {
    const bare = { ...aMatch(7), events: [] };
    expect(spoiled('removed-events', 1, [bare])).toEqual([bare]);
    expect(spoiled('edited-events', 1, [bare])).toEqual([bare]);
  });
});

describe('people', () => {
  test('DLG-10: a second id is in the line-up and the rows, and not in the events', () => {
    const [match] = spoiled('second-ids');
    expect(match!.events).toEqual(aMatch(7).events);
    const ids = match!.lineups[0]!.startXI.map(({ player }) => player.id);
    const second = ids.filter((id) => id > 1_000_000_000);
    expect(second.length).toBeGreaterThan(0);
    expect(second.length).toBeLessThan(11);
    expect(ids.map((id) => id % 1_000_000_000)).toEqual(
      aMatch(7).lineups[0]!.startXI.map((one) => one.player.id),
    );
    expect(match!.players[0]!.players[0]!.player.id).toBe(ids[0]);
    expect(Math.max(...ids)).toBeLessThan(2 ** 31);
    expect(spoiled('second-ids', 1, aMatch(7).events)).toEqual(aMatch(7).events);
  });

  test('DLG-07: every bad grid is implausible for eleven players', () => {
    const kinds = new Set<string>();
    for (const seed of seeds) {
      const [{ startXI, coach }] = spoiled('bad-grids', seed)[0]!.lineups as [ReturnType<typeof lineup>];
      const grids = startXI.map(({ player }) => player.grid);
      expect(new Set(grids).size === 11 && grids.length === 11, `seed ${seed}`).toBe(false);
      kinds.add(`${grids.length} ${new Set(grids).size} ${coach.id}`);
    }
    expect(kinds.size).toBe(4);
  });

  test('DLG-10: a percentage replaces the count of passes', () => {
    const [{ passes, shots }] = spoiled('percent-accuracy')[0]!.players[0]!.players[0]!.statistics as [
      (typeof playerRow.statistics)[number],
    ];
    expect(passes.accuracy).toBe('75%');
    expect(shots).toEqual({ total: 2, on: 1 });
  });

  test('HOME-14: HTML entities in names are decoded by the reader', () => {
    const [match] = spoiled('entities');
    expect(match!.teams.home.name).toBe('Nott&apos;m &amp; Gr&#246;&#223;e');
    expect(read(match!).data?.teams.home.name).toBe("Nott'm & Größe");
  });
});

describe('time', () => {
  test('HOME-18: a stuck match is in its second half and has no winner', () => {
    expect(spoiled('stuck')[0]).toMatchObject({
      fixture: { status: { short: '2H', long: 'Second Half', elapsed: 90 } },
      teams: { home: { winner: null }, away: { winner: null } },
      goals: { home: 1, away: 0 },
      score: { halftime: { home: 0, away: 0 }, fulltime: { home: null, away: null } },
    });
    expect(spoiled('stuck', 1, [aMatch(7, 'HT')])).toEqual([aMatch(7, 'HT')]);
  });

  test('HOME-14: a skewed clock is three minutes off everywhere', () => {
    expect(spoiled('clock-skew')[0]!.fixture).toMatchObject({
      date: '2026-11-21T19:02:00+03:00',
      timestamp: 1_795_276_920,
      periods: { first: 1_795_276_920, second: 1_795_280_520 },
    });
  });
});
