import { beforeEach, describe, expect, test } from 'vitest';
import { aScripted } from './a-scripted.ts';

const { clock, post, script, matchOf, items, fixtures, aMatch } = aScripted();
const live = await aMatch('1H-HT-2H');
const over = await aMatch('FT');
const ahead = await aMatch('NS');
const NO_SCORE = { home: null, away: null };

const start = clock.time;
beforeEach(async () => {
  clock.time = start;
  await post('reset');
});

const goal = (side: 'home' | 'away', minute: number, kind = 'goal') => ({ side, minute, kind });
const twice = <T>(one: T) => [one, one];
const goalsOf = async (id: number) => (await matchOf(id)).goals;

describe('phases', () => {
  test.each([
    ['NS', {}, null, { goals: NO_SCORE, halftime: NO_SCORE, fulltime: NO_SCORE, extratime: NO_SCORE }],
    ['1H', { minute: 20 }, 20, { goals: [1, 0], halftime: [1, 0], fulltime: NO_SCORE, extratime: NO_SCORE }],
    ['HT', {}, 45, { goals: [1, 0], halftime: [1, 0], fulltime: NO_SCORE, extratime: NO_SCORE }],
    ['2H', { minute: 61 }, 61, { goals: [1, 1], halftime: [1, 0], fulltime: NO_SCORE, extratime: NO_SCORE }],
    ['FT', {}, 90, { goals: [1, 1], halftime: [1, 0], fulltime: [1, 1], extratime: NO_SCORE }],
    ['BT', { minute: 90 }, 90, { goals: [1, 1], halftime: [1, 0], fulltime: [1, 1], extratime: NO_SCORE }],
    ['ET', { minute: 99 }, 99, { goals: [1, 2], halftime: [1, 0], fulltime: [1, 1], extratime: [0, 1] }],
    ['BT', { minute: 105 }, 105, { goals: [1, 2], halftime: [1, 0], fulltime: [1, 1], extratime: [0, 1] }],
    ['AET', {}, 120, { goals: [1, 2], halftime: [1, 0], fulltime: [1, 1], extratime: [0, 1] }],
  ])(
    'HOME-18: %s %o has its minute and the score blocks of its events',
    async (phase, at, elapsed, blocks) => {
      const pair = (value: object) => (Array.isArray(value) ? { home: value[0], away: value[1] } : value);
      const { goals, ...score } = Object.fromEntries(Object.entries(blocks).map(([k, v]) => [k, pair(v)]));
      const events = [goal('home', 7), goal('away', 58), goal('away', 97)].filter(
        ({ minute }) => minute <= (elapsed ?? 0),
      );
      for (const id of [live, over, ahead]) {
        expect(await script(id, { phase, ...at, events })).toBe(200);
        const match = await matchOf(id);
        expect(match.fixture.status).toMatchObject({ short: phase, elapsed });
        expect(match.goals).toEqual(goals);
        expect(match.score).toMatchObject({ ...score, penalty: NO_SCORE });
        expect(match.fixture.periods!.second === null).toBe(['NS', '1H', 'HT'].includes(phase));
      }
    },
  );

  test('HOUSE: a match scripted as live is in the live list at any hour, others are not', async () => {
    const listed = async () => (await fixtures('/fixtures?live=39')).map(({ fixture }) => fixture.id);
    await script(over, { phase: '2H' });
    await script(ahead, { phase: 'P' });
    await script(live, { phase: 'FT' });
    const ids = await listed();
    expect([over, ahead, live].map((id) => ids.includes(id))).toEqual([true, true, false]);
    await post('reset');
    const after = await listed();
    expect([over, ahead, live].map((id) => after.includes(id))).toEqual([false, false, true]);
  });

  test('HOUSE: the clock of a scripted phase stands still, and a control goal has its minute', async () => {
    await script(live, { phase: '2H', minute: 90, extra: 3, events: [] });
    clock.time += 20 * 60_000;
    expect((await matchOf(live)).fixture.status).toMatchObject({ short: '2H', elapsed: 90, extra: 3 });
    expect((await post('goal', { fixture: live, side: 'away' })).statusCode).toBe(200);
    const { goals, events } = await matchOf(live);
    expect(goals).toEqual({ home: 0, away: 1 });
    expect(events!.map(({ time }) => time)).toEqual([{ elapsed: 90, extra: 3 }]);
  });

  test.each([
    { phase: '1H', minute: 46 },
    { phase: 'FT', minute: 90 },
    { phase: 'BT', minute: 100 },
    { phase: 'HT', events: [goal('home', 46)] },
    { phase: '2H', minute: 60, events: [goal('home', 61)] },
    { phase: 'AET', shootOut: { home: [true], away: [false] } },
    { minute: 20 },
    { events: [{ ...goal('home', 44), extra: 2 }] },
    { events: [{ ...goal('home', 44), kind: 'corner' }] },
    { formation: { home: '4-4-3' } },
    { colour: 'red' },
  ])('HOUSE: %o contradicts itself and is refused', async (parts) => {
    expect(await script(live, parts)).toBe(400);
    expect(await script(5, {})).toBe(404);
  });
});

describe('events', () => {
  const kinds = [
    goal('home', 3),
    goal('away', 9, 'own-goal'),
    { ...goal('home', 12, 'own-goal'), detail: 'Autogol' },
    { ...goal('home', 13, 'own-goal'), detail: 'هدف عكسي', unnamed: true },
    goal('away', 20, 'missed-penalty'),
    goal('away', 21, 'penalty'),
    goal('home', 30, 'yellow'),
    goal('home', 40, 'second-yellow'),
    { ...goal('away', 45, 'red'), extra: 6 },
    goal('home', 50, 'substitution'),
    goal('home', 50, 'substitution'),
    goal('away', 60, 'var-cancelled'),
    goal('home', 61, 'var-confirmed'),
  ];

  test('DLG-06: events are those of the script, with the provider’s wording or its own', async () => {
    await script(live, { phase: '2H', events: kinds });
    const { teams, events } = await matchOf(live);
    const side = (id: unknown) => (id === teams.home.id ? 'home' : 'away');
    expect(
      events!.map(({ time, team, type, detail }) => [time.elapsed, side(team.id), type, detail]),
    ).toEqual([
      [3, 'home', 'Goal', 'Normal Goal'],
      [9, 'away', 'Goal', 'Own Goal'],
      [12, 'home', 'Goal', 'Autogol'],
      [13, 'home', 'Goal', 'هدف عكسي'],
      [20, 'away', 'Goal', 'Missed Penalty'],
      [21, 'away', 'Goal', 'Penalty'],
      [30, 'home', 'Card', 'Yellow Card'],
      [40, 'home', 'Card', 'Yellow Card'],
      [40, 'home', 'Card', 'Red Card'],
      [45, 'away', 'Card', 'Red Card'],
      [50, 'home', 'subst', 'Substitution 1'],
      [50, 'home', 'subst', 'Substitution 2'],
      [60, 'away', 'Var', 'Goal cancelled'],
      [61, 'home', 'Var', 'Goal confirmed'],
    ]);
    expect(events![3]).toMatchObject({ player: { id: null, name: null } });
    expect(events![9]!.time).toEqual({ elapsed: 45, extra: 6 });
    expect(await items(`/fixtures/events?fixture=${live}`)).toEqual(events);
  });

  test('DLG-06: events are by players on the pitch of the right side, own goals of the other', async () => {
    await script(live, { phase: '2H', events: kinds });
    const { events, lineups } = await matchOf(live);
    const [home, away] = lineups!.map(({ startXI }) => startXI!.map(({ player }) => player.id));
    const playerOf = (index: number) => events![index]!.player!.id;
    expect([home!.includes(playerOf(0)), home!.includes(playerOf(1)), away!.includes(playerOf(2))]).toEqual([
      true,
      true,
      true,
    ]);
    expect(new Set([playerOf(6), playerOf(7), playerOf(8)]).size).toBe(1);
    const changed = [playerOf(10), playerOf(11), events![10]!.assist!.id, events![11]!.assist!.id];
    expect(new Set([...changed, playerOf(8)]).size).toBe(5);
    expect(home!.filter((id) => changed.includes(id))).toHaveLength(2);
  });

  test('DLG-06: no player is sent off twice', async () => {
    await script(live, {
      phase: '2H',
      events: [goal('home', 5, 'yellow'), ...twice(goal('home', 9, 'second-yellow'))],
    });
    const reds = (await matchOf(live)).events!.filter(({ detail }) => detail === 'Red Card');
    expect(new Set(reds.map(({ player }) => player!.id)).size).toBe(2);
  });

  test('DLG-09: the players’ goals, cards and minutes match the events', async () => {
    await script(live, { phase: 'FT', events: kinds });
    const { goals, events, players, statistics } = await matchOf(live);
    expect(goals).toEqual({ home: 3, away: 2 });
    const [home, away] = players!.map((one) => one.players.map(({ statistics: [row] }) => row!));
    const sum = (rows: typeof home, of: 'total' | 'conceded') =>
      rows!.reduce((total, row) => total + (row.goals?.[of] ?? 0), 0);
    expect([sum(home, 'total'), sum(away, 'total')]).toEqual([1, 1]);
    expect([sum(home, 'conceded'), sum(away, 'conceded')]).toEqual([2, 3]);
    const sentOff = players![0]!.players.find(({ player }) => player.id === events![8]!.player!.id)!;
    expect(sentOff.statistics[0]).toMatchObject({ games: { minutes: 40 }, cards: { yellow: 2, red: 1 } });
    expect(statistics![0]!.statistics).toContainEqual({ type: 'Red Cards', value: 1 });
  });

  test('HOUSE: without a phase the match goes on; future scripted events come in their minute, past ones do not', async () => {
    const { elapsed } = (await matchOf(live)).fixture.status;
    await post('goal', { fixture: live, side: 'home' });
    clock.time += 1000;
    await script(live, { events: [goal('home', 1), goal('away', elapsed! + 20)] });
    expect(await goalsOf(live)).toEqual({ home: 1, away: 0 });
    clock.time += 45 * 60_000;
    const later = await matchOf(live);
    expect(later.goals).toEqual({ home: 1, away: 1 });
  });

  test('HOUSE: a second script replaces the first, and a reset restores the generated match', async () => {
    const drawn = await matchOf(over);
    await script(over, { phase: 'FT', events: [goal('home', 1)] });
    await script(over, { phase: 'FT', events: [goal('away', 1), goal('away', 2)] });
    expect(await goalsOf(over)).toEqual({ home: 0, away: 2 });
    await post('reset');
    expect(await matchOf(over)).toEqual(drawn);
  });
});

describe('shoot-outs', () => {
  const shootOut = { home: [true, false, true], away: [false, true] };

  test.each(['P', 'PEN'])(
    'DLG-06: the kicks of %s come last and in reverse order, and are not added to the goals',
    async (phase) => {
      await script(live, { phase, events: [goal('home', 10), goal('away', 100)], shootOut });
      const match = await matchOf(live);
      expect(match.fixture.status).toMatchObject({ short: phase, elapsed: 120 });
      expect(match.goals).toEqual({ home: 1, away: 1 });
      expect(match.score).toMatchObject({
        fulltime: { home: 1, away: 0 },
        extratime: { home: 0, away: 1 },
        penalty: { home: 2, away: 1 },
      });
      expect(match.teams.home.winner).toBe(phase === 'PEN' ? true : null);
      const kicks = match.events!.slice(2);
      expect(kicks.map(({ time, detail }) => [time.elapsed, time.extra, detail])).toEqual([
        [120, 5, 'Penalty'],
        [120, 4, 'Penalty'],
        [120, 3, 'Missed Penalty'],
        [120, 2, 'Missed Penalty'],
        [120, 1, 'Penalty'],
      ]);
      expect(kicks.map(({ comments }) => comments)).toEqual(Array(5).fill('Penalty Shootout'));
      expect(new Set(kicks.map(({ player }) => player!.id)).size).toBe(5);
    },
  );
});
