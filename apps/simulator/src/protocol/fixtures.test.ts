import { WireFixturePlayers } from '@safira/provider/wire/fixture-players';
import { WireEvent, WireFixture, WireTeamStatistics } from '@safira/provider/wire/fixtures';
import { WireLineup } from '@safira/provider/wire/lineups';
import { toObservation } from '@safira/provider/map/match';
import { describe, expect, test } from 'vitest';
import { SATURDAY, aProtocol, aWorld } from './a-protocol.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const world = aWorld();

/** From leagues with full coverage, played normally. */
const played = world
  .fixtures({ from: SATURDAY - 2 * DAY, to: SATURDAY + 2 * DAY }, SATURDAY)
  .filter(({ competition, fate }) => [39, 140, 135].includes(competition.id) && fate.kind === 'played');
const first = played[0]!;
/** Two clubs that were in the league in the season before, too. */
const bothSeasons = played.find(({ home, away, competition }) =>
  [home, away].every((club) => world.teamsOf(competition.id, 2025).includes(club)),
)!;

function at(now: number) {
  const protocol = aProtocol(world);
  protocol.clock.time = now;
  return protocol;
}

describe('embedded parts', () => {
  test('API-01: by id everything is embedded, in the live list the events, in a day nothing', async () => {
    const { fetchAll } = at(SATURDAY);
    const [live] = await fetchAll(WireFixture, 'fixtures?live=39-140');
    const [single] = await fetchAll(WireFixture, `fixtures?id=${live!.fixture.id}`);
    const [ofDay] = await fetchAll(WireFixture, 'fixtures?date=2026-11-28');
    expect(live).toHaveProperty('events');
    expect(live).not.toHaveProperty('statistics');
    expect(live).not.toHaveProperty('lineups');
    expect(single).toMatchObject({ lineups: [{}, {}], statistics: [{}, {}], players: [{}, {}] });
    expect(ofDay).not.toHaveProperty('events');
  });

  test('DLG-06: the parts of a match are equal when requested separately', async () => {
    const { fetchAll } = at(SATURDAY + DAY);
    const { id } = first;
    const [item] = await fetchAll(WireFixture, `fixtures?ids=${id}`);
    expect(await fetchAll(WireEvent, `fixtures/events?fixture=${id}`)).toEqual(item!.events);
    expect(await fetchAll(WireLineup, `fixtures/lineups?fixture=${id}`)).toEqual(item!.lineups);
    expect(await fetchAll(WireTeamStatistics, `fixtures/statistics?fixture=${id}`)).toEqual(item!.statistics);
    expect(await fetchAll(WireFixturePlayers, `fixtures/players?fixture=${id}`)).toEqual(item!.players);
  });

  test('HOME-14: our own client reads every match of the day', async () => {
    const { envelope } = at(SATURDAY);
    const { response } = await envelope('fixtures?date=2026-11-28');
    const mapped = (response as unknown[]).map(toObservation);
    expect(mapped.length).toBeGreaterThan(20);
    expect(mapped.filter(({ ok }) => !ok)).toEqual([]);
  });
});

describe('match selection', () => {
  test('HOME-19: the zone decides the day and the format of times', async () => {
    const { fetchAll } = at(SATURDAY);
    const from = Date.parse('2026-11-27T15:00:00Z') / 1000;
    const tokyo = await fetchAll(WireFixture, 'fixtures?date=2026-11-28&timezone=asia/tokyo');
    for (const { fixture } of tokyo) {
      expect(fixture.timestamp).toSatisfy((t: number) => t >= from && t < from + 24 * 3600);
      expect(fixture.date).toMatch(/^2026-11-28T.*\+09:00$/);
      expect(Date.parse(fixture.date!)).toBe(fixture.timestamp * 1000);
      expect(fixture.timezone).toBe('Asia/Tokyo');
    }
    const utc = await fetchAll(WireFixture, 'fixtures?date=2026-11-28');
    expect(utc.map(({ fixture }) => fixture.id)).not.toEqual(tokyo.map(({ fixture }) => fixture.id));
  });

  test('API-01: several ids come in the requested order, unknown ones are left out', async () => {
    const ids = played.slice(0, 3).map(({ id }) => id);
    const items = await at(SATURDAY).fetchAll(WireFixture, `fixtures?ids=${ids.join('-')}-77`);
    expect(items.map(({ fixture }) => fixture.id)).toEqual(ids);
  });

  test('HOME-18: the live list contains only live matches', async () => {
    const items = await at(SATURDAY).fetchAll(WireFixture, 'fixtures?live=all');
    const codes = new Set(items.map(({ fixture }) => fixture.status.short));
    expect(items.length).toBeGreaterThan(5);
    expect(
      [...codes].filter((code) => !['1H', 'HT', '2H', 'ET', 'BT', 'P', 'INT', 'SUSP'].includes(code)),
    ).toEqual([]);
    const one = await at(SATURDAY).fetchAll(WireFixture, 'fixtures?live=39');
    expect(one.length).toBeGreaterThan(0);
    expect(one.every(({ league }) => league.id === 39)).toBe(true);
  });

  test('API-01: the next come soonest first, the last newest first', async () => {
    const { fetchAll } = at(SATURDAY);
    const stamps = async (query: string) =>
      (await fetchAll(WireFixture, `fixtures?${query}`)).map(({ fixture }) => fixture.timestamp);
    const next = await stamps('team=42&next=5');
    const last = await stamps('team=42&last=5');
    expect(next).toHaveLength(5);
    expect(next).toEqual(next.toSorted((a, b) => a - b));
    expect(next[0]).toBeGreaterThan(SATURDAY / 1000);
    expect(last).toEqual(last.toSorted((a, b) => b - a));
    expect(last[0]).toBeLessThan(SATURDAY / 1000);
  });

  test.each([
    ['league=39&season=2026&round=regular season - 3', 10],
    ['league=39&season=2025&status=ft-aet-pen&team=42', 38],
    ['league=39&season=2026&from=2026-11-27&to=2026-11-30&status=NS-1H-2H-HT-FT', 10],
  ])('API-01: fixtures?%s are %i', async (query, count) => {
    const items = await at(SATURDAY).fetchAll(WireFixture, `fixtures?${query}`);
    expect(Math.abs(items.length - count)).toBeLessThanOrEqual(1); // one may be postponed or awarded
    expect(items.length).toBeGreaterThan(0);
  });

  test('DLG-10: head-to-head matches are between the two teams only', async () => {
    const { home, away } = bothSeasons;
    const items = await at(SATURDAY).fetchAll(
      WireFixture,
      `fixtures/headtohead?h2h=${home.id}-${away.id}&season=2025`,
    );
    expect(items.length).toBeGreaterThanOrEqual(2);
    for (const { teams } of items) {
      expect(new Set([teams.home.id, teams.away.id])).toEqual(new Set([home.id, away.id]));
    }
  });
});

describe('parameters', () => {
  test('DLG-08: both halves add up to the match', async () => {
    const { fetchAll } = at(SATURDAY + 2 * DAY);
    for (const { id } of played.slice(0, 8)) {
      const sides = await fetchAll(WireTeamStatistics, `fixtures/statistics?fixture=${id}&half=true`);
      for (const { statistics, statistics_1h: one, statistics_2h: two } of sides) {
        for (const [i, { type, value }] of statistics.entries()) {
          if (typeof value === 'string' || type === 'goals_prevented') continue;
          expect(Number(one![i]!.value) + Number(two![i]!.value), type).toBe(Number(value));
        }
      }
    }
  });

  test('DLG-07: line-ups can be limited to one part, one team, one player', async () => {
    const { fetchAll } = at(SATURDAY + DAY);
    const url = `fixtures/lineups?fixture=${first.id}`;
    const [coach] = await fetchAll(WireLineup, `${url}&type=coach&team=${first.away.id}`);
    expect(Object.keys(coach!)).toEqual(['team', 'coach']);
    expect(coach!.team.id).toBe(first.away.id);
    const [whole] = await fetchAll(WireLineup, url);
    const { id } = whole!.startXI![0]!.player;
    const [found] = await fetchAll(WireLineup, `${url}&player=${id}`);
    expect(found).toMatchObject({ startXI: [{ player: { id } }], substitutes: [] });
  });

  test('DLG-06: events of one type are found case-insensitively', async () => {
    const { fetchAll } = at(SATURDAY + DAY);
    const events = await fetchAll(WireEvent, `fixtures/events?fixture=${first.id}`);
    const changes = await fetchAll(WireEvent, `fixtures/events?fixture=${first.id}&type=SUBST`);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes).toEqual(events.filter(({ type }) => type === 'subst'));
  });
});

test('HOME-14: a control goal is in the score, the events and the player rows', async () => {
  const [before] = await at(SATURDAY).fetchAll(WireFixture, 'fixtures?live=39');
  const { id } = before!.fixture;
  const goal = { at: SATURDAY - MINUTE, kind: 'goal', side: 'away' } as const;
  const only = (fixture: number) => (fixture === id ? [goal] : []);
  const [after] = await aProtocol(world, { interventions: only }).fetchAll(WireFixture, `fixtures?id=${id}`);
  expect(after!.goals).toEqual({ home: before!.goals.home, away: before!.goals.away! + 1 });
  expect(after!.events).toHaveLength(before!.events!.length + 1);
  const rows = after!.players!.flatMap(({ players }) =>
    players.map(({ statistics }) => statistics[0]!.goals.total ?? 0),
  );
  const scored = after!.events!.filter(
    ({ type, detail }) => type === 'Goal' && !['Own Goal', 'Missed Penalty'].includes(detail!),
  );
  expect(rows.reduce((sum, goals) => sum + goals, 0)).toBe(scored.length);
});

test('DLG-06: the kicks of a shoot-out come last and in reverse order', async () => {
  const cup = world.fixtures({ competition: 81, season: 2025 }, SATURDAY);
  const decided = cup.find(
    (fixture) => world.match(fixture, { now: SATURDAY, interventions: () => [] }).phase === 'PEN',
  )!;
  const events = await at(SATURDAY).fetchAll(WireEvent, `fixtures/events?fixture=${decided.id}`);
  const kicks = events.findIndex(({ comments }) => comments === 'Penalty Shootout');
  const numbers = events.slice(kicks).map(({ time }) => time.extra!);
  expect(numbers.length).toBeGreaterThan(4);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  const minutes = events.slice(0, kicks).map(({ time }) => time.elapsed! * 100 + (time.extra ?? 0));
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
});
