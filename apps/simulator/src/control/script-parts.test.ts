import { lineupOf } from '@safira/provider/map/lineup';
import { beforeEach, describe, expect, test } from 'vitest';
import { aScripted } from './a-scripted.ts';

const { app, post, script, told, items, fixtures, aMatch } = aScripted();
const live = await aMatch('1H-HT-2H');
const ahead = await aMatch('NS');

beforeEach(async () => {
  await post('reset');
});

describe('line-ups', () => {
  test.each(['3-4-3', '4-2-3-1', '5-3-2', '4-1-2-1-2'])(
    'DLG-07: are told as %s with places that our reader believes, the right side first',
    async (formation) => {
      for (const id of [live, ahead]) {
        const drawn = (await told(id)).lineups!;
        await script(id, { formation: { away: formation } });
        const [home, away] = (await told(id)).lineups!;
        if (drawn.length > 0) expect(home).toEqual(drawn[0]);
        expect(away!.formation).toBe(formation);
        expect(lineupOf(away!).starters.every(({ grid }) => grid !== null)).toBe(true);
        const ofDefence = away!.startXI!.filter(({ player }) => player.grid!.startsWith('2:'));
        const size = Number(formation[0]);
        expect(ofDefence.map(({ player }) => player.grid)).toEqual(
          Array.from({ length: size }, (_, index) => `2:${size - index}`),
        );
        expect(await items(`/fixtures/lineups?fixture=${id}`)).toEqual([home, away]);
      }
    },
  );

  test('DLG-07: keep their eleven in another formation', async () => {
    const eleven = async () =>
      (await told(live)).lineups![0]!.startXI!.map(({ player }) => player.id!).toSorted((a, b) => a - b);
    const drawn = await eleven();
    await script(live, { formation: { home: '5-4-1' } });
    expect(await eleven()).toEqual(drawn);
  });

  test('DLG-07: quirk 7: have no places, or two at one, on the side that is meant', async () => {
    await script(live, { grids: { home: 'missing', away: 'invalid' } });
    const [home, away] = (await told(live)).lineups!.map(({ startXI }) =>
      startXI!.map(({ player }) => player.grid),
    );
    expect(new Set(home)).toEqual(new Set([null]));
    expect(away!.filter((grid) => grid === '1:1')).toHaveLength(2);
    await script(live, { grids: { away: 'missing' } });
    expect((await told(live)).lineups![0]!.startXI![0]!.player.grid).toBe('1:1');
  });

  test('DLG-07: are not there, or only that of the home side', async () => {
    await script(live, { lineups: 'none' });
    expect((await told(live)).lineups).toEqual([]);
    for (const id of [live, ahead]) {
      await script(id, { lineups: 'home' });
      const { lineups, teams } = await told(id);
      expect(lineups!.map(({ team }) => team.id)).toEqual([teams.home.id]);
    }
  });

  test('DLG-07: can be told of a match that a script has not begun', async () => {
    await script(live, { phase: 'NS', formation: { home: '3-4-3' } });
    const { lineups, goals, events, statistics } = await told(live);
    expect(lineups!.map(({ formation }) => formation)[0]).toBe('3-4-3');
    expect({ goals, events, statistics }).toEqual({
      goals: { home: null, away: null },
      events: [],
      statistics: [],
    });
  });
});

test('DLG-08: statistics are of nobody or of the home side alone', async () => {
  await script(live, { statistics: 'none' });
  expect((await told(live)).statistics).toEqual([]);
  await script(live, { statistics: 'home' });
  const { statistics, teams } = await told(live);
  expect(statistics!.map(({ team }) => team.id)).toEqual([teams.home.id]);
  expect(await items(`/fixtures/statistics?fixture=${live}`)).toEqual(statistics);
  const byHalf = await items(`/fixtures/statistics?fixture=${live}&half=true`);
  expect(byHalf).toHaveLength(1);
});

describe('meetings', () => {
  const pairOf = async (id: number) => {
    const { teams } = await told(id);
    return `${teams.away.id}-${teams.home.id}`;
  };

  test.each([0, 1, 11])('DLG-10: are exactly %i, all of them over and before the match', async (count) => {
    const pair = await pairOf(live);
    await script(live, { meetings: count });
    const meetings = await fixtures(`/fixtures/headtohead?h2h=${pair}`);
    const { timestamp } = (await told(live)).fixture;
    expect(meetings).toHaveLength(count);
    expect(new Set(meetings.map(({ fixture }) => fixture.id)).size).toBe(count);
    expect(meetings.every(({ fixture }) => fixture.timestamp < timestamp)).toBe(true);
    expect(meetings.every(({ fixture }) => fixture.status.short === 'FT')).toBe(true);
    const both = pair.split('-').toSorted();
    for (const { teams, goals, score } of meetings) {
      expect([String(teams.home.id), String(teams.away.id)].toSorted()).toEqual(both);
      expect(score.fulltime).toEqual(goals);
    }
  });

  test('DLG-10: made-up ones differ in their results, are told by their ids, and are gone after a reset', async () => {
    const pair = await pairOf(live);
    const before = await items(`/fixtures/headtohead?h2h=${pair}`);
    await script(live, { meetings: 11 });
    const [oldest, ...others] = await fixtures(`/fixtures/headtohead?h2h=${pair}`);
    const known = before.map((one) => JSON.stringify(one));
    const madeUp = [oldest!, ...others].filter((one) => !known.includes(JSON.stringify(one)));
    const winners = madeUp.map(({ teams }) => teams.home.winner);
    expect(new Set(winners)).toEqual(new Set([true, false, null]));
    expect(await told(oldest!.fixture.id)).toMatchObject({ goals: oldest!.goals, lineups: [{}, {}] });
    await post('reset');
    expect(await items(`/fixtures?id=${oldest!.fixture.id}`)).toEqual([]);
    expect(await items(`/fixtures/headtohead?h2h=${pair}`)).toEqual(before);
  });
});

test('DLG-04: there is no prediction where a script says so', async () => {
  expect(await items(`/predictions?fixture=${live}`)).toHaveLength(1);
  await script(live, { predictions: 'none' });
  expect(await items(`/predictions?fixture=${live}`)).toEqual([]);
});

test('HOUSE: a derby may start with a script, and its record tells what was told', async () => {
  const events = [{ side: 'home', minute: 9, kind: 'own-goal', detail: 'Autogol' }];
  const derby = (parts: object) => post('derby', { league: 39, mayPlayTwice: true, script: parts });
  const begun = await derby({ phase: '1H', lineups: 'none', events });
  const { fixture, minutesLeft } = begun.json<{ fixture: number; minutesLeft: null }>();
  expect(minutesLeft).toBeNull();
  expect(await told(fixture)).toMatchObject({ goals: { home: 1, away: 0 }, lineups: [] });
  const record = await app.inject(`/control/record?fixture=${fixture}`);
  expect(record.json()).toMatchObject({ status: '1H', events: [{ detail: 'Autogol' }] });
  expect((await derby({ phase: 'later' })).statusCode).toBe(400);
});
