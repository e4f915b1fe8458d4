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
  return spoilItems(fault, items, randomOf(seed)) as readonly Match[]; // of matches, as far as a test looks
}
const seeds = Array.from({ length: 20 }, (_, seed) => seed);
/** The rows of players here are cut short. */
const read = ({ players: _, ...match }: Match) => WireFixture.safeParse(match);
const isRead = (match: Match) => read(match).success;

describe('items out of shape', () => {
  test('HOME-14: one bad item, the other is read', () => {
    expect(spoiled('bad-item').map(isRead)).toEqual([false, true]);
  });

  test('HOME-14: a bad item of another kind has its fields, and nothing in them', () => {
    expect(spoiled('bad-item', 1, [{ rank: 1, team: {} }, { rank: 2 }])).toEqual([
      { rank: null, team: null },
      { rank: 2 },
    ]);
    expect(spoiled('bad-item', 1, [2025, 2026])).toEqual([null, 2026]);
  });

  test('HOME-14: wrong types are in every item, or in the one drawn', () => {
    expect(spoiled('wrong-types').map(isRead)).toEqual([false, false]);
    const kept = seeds.map((seed) => spoiled('mistyped-item', seed).map(isRead));
    expect(kept).toContainEqual([false, true]);
    expect(kept).toContainEqual([true, false]);
    expect(kept.every((list) => list.filter(Boolean).length === 1)).toBe(true);
  });

  test('HOUSE: what goes in stays as it was', () => {
    const items = [aMatch(7)];
    const kinds = ['wrong-types', 'edited-events', 'second-ids', 'bad-grids', 'stuck', 'entities'] as const;
    for (const kind of kinds) spoiled(kind, 1, items);
    expect(items).toEqual([aMatch(7)]);
  });
});

describe('events', () => {
  test('DLG-06: swapped substitutions name who comes on where who goes off should be', () => {
    const [subst, goal] = spoiled('swapped-substitutions')[0]!.events;
    expect([subst!.player.id, subst!.assist.id]).toEqual([2, 1]);
    expect(goal).toEqual(aMatch(7).events[1]);
  });

  test('DLG-06: the events of one match are swapped too where they were asked for alone', () => {
    const [first] = spoiled('swapped-substitutions', 1, aMatch(7).events) as unknown as Match['events'];
    expect(first!.player.id).toBe(2);
  });

  test('DLG-06: an edited event is a goal told otherwise: its minute, its scorer or its kind', () => {
    const told = seeds.map((seed) => spoiled('edited-events', seed)[0]!.events);
    for (const events of told) {
      expect(events).toHaveLength(3);
      expect(events[1]).not.toEqual(aMatch(7).events[1]);
      expect([events[0], events[2]]).toEqual([aMatch(7).events[0], aMatch(7).events[2]]);
    }
    expect(new Set(told.map(([, goal]) => goal!.detail))).toEqual(new Set(['Normal Goal', 'Own Goal']));
    expect(new Set(told.map(([, goal]) => goal!.time.elapsed))).toEqual(new Set([70, 71]));
    expect(told.some(([, goal]) => goal!.player.id === null)).toBe(true);
  });

  test('DLG-06: a removed event is gone, the score stays', () => {
    const [match] = spoiled('removed-events');
    expect(match!.events.map(({ type }) => type)).toEqual(['subst', 'Card']);
    expect(match!.goals).toEqual({ home: 1, away: 0 });
  });

  test('DLG-06: a match without events has none to lose', () => {
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

  test('DLG-07: every bad grid is one that does not fit eleven on a pitch', () => {
    const kinds = new Set<string>();
    for (const seed of seeds) {
      const [{ startXI, coach }] = spoiled('bad-grids', seed)[0]!.lineups as [ReturnType<typeof lineup>];
      const grids = startXI.map(({ player }) => player.grid);
      expect(new Set(grids).size === 11 && grids.length === 11, `seed ${seed}`).toBe(false);
      kinds.add(`${grids.length} ${new Set(grids).size} ${coach.id}`);
    }
    expect(kinds.size).toBe(4);
  });

  test('DLG-10: a percentage stands where a count of passes was', () => {
    const [{ passes, shots }] = spoiled('percent-accuracy')[0]!.players[0]!.players[0]!.statistics as [
      (typeof playerRow.statistics)[number],
    ];
    expect(passes.accuracy).toBe('75%');
    expect(shots).toEqual({ total: 2, on: 1 });
  });

  test('HOME-14: entities in names are read as the letters they stand for', () => {
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

  test('HOME-14: a clock that is off is off by three minutes everywhere', () => {
    expect(spoiled('clock-skew')[0]!.fixture).toMatchObject({
      date: '2026-11-21T19:02:00+03:00',
      timestamp: 1_795_276_920,
      periods: { first: 1_795_276_920, second: 1_795_280_520 },
    });
  });
});
