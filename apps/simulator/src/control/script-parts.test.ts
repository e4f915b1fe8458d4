import { lineupOf } from '@safira/provider/map/lineup';
import { beforeEach, describe, expect, test } from 'vitest';
import { aScripted } from './a-scripted.ts';

const { app, post, script, matchOf, items, fixtures, aMatch } = aScripted();
const live = await aMatch('1H-HT-2H');
const ahead = await aMatch('NS');

beforeEach(async () => {
  await post('reset');
});

describe('line-ups', () => {
  test.each(['3-4-3', '4-2-3-1', '5-3-2', '4-1-2-1-2'])(
    'DLG-07: line-ups scripted as %s have plausible places, the right side first',
    async (formation) => {
      for (const id of [live, ahead]) {
        const drawn = (await matchOf(id)).lineups!;
        await script(id, { formation: { away: formation } });
        const [home, away] = (await matchOf(id)).lineups!;
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

  test('DLG-07: line-ups keep their eleven in another formation', async () => {
    const eleven = async () =>
      (await matchOf(live)).lineups![0]!.startXI!.map(({ player }) => player.id!).toSorted((a, b) => a - b);
    const drawn = await eleven();
    await script(live, { formation: { home: '5-4-1' } });
    expect(await eleven()).toEqual(drawn);
  });

  test('DLG-07: quirk 7: line-ups have missing or duplicate places on the scripted side', async () => {
    await script(live, { grids: { home: 'missing', away: 'invalid' } });
    const [home, away] = (await matchOf(live)).lineups!.map(({ startXI }) =>
      startXI!.map(({ player }) => player.grid),
    );
    expect(new Set(home)).toEqual(new Set([null]));
    expect(away!.filter((grid) => grid === '1:1')).toHaveLength(2);
    await script(live, { grids: { away: 'missing' } });
    expect((await matchOf(live)).lineups![0]!.startXI![0]!.player.grid).toBe('1:1');
  });

  test('DLG-07: line-ups are missing, or only the home side has one', async () => {
    await script(live, { lineups: 'none' });
    expect((await matchOf(live)).lineups).toEqual([]);
    for (const id of [live, ahead]) {
      await script(id, { lineups: 'home' });
      const { lineups, teams } = await matchOf(id);
      expect(lineups!.map(({ team }) => team.id)).toEqual([teams.home.id]);
    }
  });

  test('DLG-07: line-ups exist for a match that a script has not started', async () => {
    await script(live, { phase: 'NS', formation: { home: '3-4-3' } });
    const { lineups, goals, events, statistics } = await matchOf(live);
    expect(lineups!.map(({ formation }) => formation)[0]).toBe('3-4-3');
    expect({ goals, events, statistics }).toEqual({
      goals: { home: null, away: null },
      events: [],
      statistics: [],
    });
  });
});

test('DLG-08: statistics are missing, or only of the home side', async () => {
  await script(live, { statistics: 'none' });
  expect((await matchOf(live)).statistics).toEqual([]);
  await script(live, { statistics: 'home' });
  const { statistics, teams } = await matchOf(live);
  expect(statistics!.map(({ team }) => team.id)).toEqual([teams.home.id]);
  expect(await items(`/fixtures/statistics?fixture=${live}`)).toEqual(statistics);
  const byHalf = await items(`/fixtures/statistics?fixture=${live}&half=true`);
  expect(byHalf).toHaveLength(1);
});

describe('head-to-head matches', () => {
  const pairOf = async (id: number) => {
    const { teams } = await matchOf(id);
    return `${teams.away.id}-${teams.home.id}`;
  };

  test.each([0, 1, 11])(
    'DLG-10: exactly %i head-to-head matches, all finished before the match',
    async (count) => {
      const pair = await pairOf(live);
      await script(live, { meetings: count });
      const earlier = await fixtures(`/fixtures/headtohead?h2h=${pair}`);
      const { timestamp } = (await matchOf(live)).fixture;
      expect(earlier).toHaveLength(count);
      expect(new Set(earlier.map(({ fixture }) => fixture.id)).size).toBe(count);
      expect(earlier.every(({ fixture }) => fixture.timestamp < timestamp)).toBe(true);
      expect(earlier.every(({ fixture }) => fixture.status.short === 'FT')).toBe(true);
      const both = pair.split('-').toSorted();
      for (const { teams, goals, score } of earlier) {
        expect([String(teams.home.id), String(teams.away.id)].toSorted()).toEqual(both);
        expect(score.fulltime).toEqual(goals);
      }
    },
  );

  test('DLG-10: generated head-to-head matches vary in result, are found by id, and vanish on a reset', async () => {
    const pair = await pairOf(live);
    const before = await items(`/fixtures/headtohead?h2h=${pair}`);
    await script(live, { meetings: 11 });
    const [oldest, ...others] = await fixtures(`/fixtures/headtohead?h2h=${pair}`);
    const known = before.map((one) => JSON.stringify(one));
    const madeUp = [oldest!, ...others].filter((one) => !known.includes(JSON.stringify(one)));
    const winners = madeUp.map(({ teams }) => teams.home.winner);
    expect(new Set(winners)).toEqual(new Set([true, false, null]));
    expect(await matchOf(oldest!.fixture.id)).toMatchObject({ goals: oldest!.goals, lineups: [{}, {}] });
    await post('reset');
    expect(await items(`/fixtures?id=${oldest!.fixture.id}`)).toEqual([]);
    expect(await items(`/fixtures/headtohead?h2h=${pair}`)).toEqual(before);
  });
});

test('DLG-04: there is no prediction if a script disables it', async () => {
  expect(await items(`/predictions?fixture=${live}`)).toHaveLength(1);
  await script(live, { predictions: 'none' });
  expect(await items(`/predictions?fixture=${live}`)).toEqual([]);
});

test('HOUSE: a derby may start with a script, and its record contains the scripted facts', async () => {
  const events = [{ side: 'home', minute: 9, kind: 'own-goal', detail: 'Autogol' }];
  const derby = (parts: object) => post('derby', { league: 39, mayPlayTwice: true, script: parts });
  const begun = await derby({ phase: '1H', lineups: 'none', events });
  const { fixture, minutesLeft } = begun.json<{ fixture: number; minutesLeft: null }>();
  expect(minutesLeft).toBeNull();
  expect(await matchOf(fixture)).toMatchObject({ goals: { home: 1, away: 0 }, lineups: [] });
  const record = await app.inject(`/control/record?fixture=${fixture}`);
  expect(record.json()).toMatchObject({ status: '1H', events: [{ detail: 'Autogol' }] });
  expect((await derby({ phase: 'later' })).statusCode).toBe(400);
});
