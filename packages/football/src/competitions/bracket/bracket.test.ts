import { aKnockoutMatch } from '@safira/contract/testing/knockout';
import { expect, test } from 'vitest';
import { knockoutFormats } from '../../tables/knockout-formats.ts';
import { bracketRounds, drawBracket, formatOf } from './bracket.ts';

const champions = knockoutFormats[2];
const germany = knockoutFormats[81];
const italy = knockoutFormats[137];

const days = (n: number) => new Date(Date.UTC(2027, 2, n, 20)).toISOString();
const semi = (teams: [number, number], goals?: [number, number]) =>
  aKnockoutMatch(teams, { round: 'Semi-finals', ...(goals && { goals }) });

/** «1-2» for two known teams, `?` for a side that is open. */
const names = (tie: { sides: { team: { id: number } | null }[] }) =>
  tie.sides.map(({ team }) => team?.id ?? '?').join('-');
const drawn = (...args: Parameters<typeof drawBracket>) =>
  drawBracket(...args).rounds.map(({ key, ties }) => [key, ...ties.map(names)]);
const onlyTie = (matches: Parameters<typeof drawBracket>[0], format = champions) =>
  drawBracket(matches, format).rounds[0]!.ties[0]!;

test('OURS-11: two legs are one tie, with goals in the order of its sides and their sum', () => {
  const round = 'Quarter-finals';
  const tie = onlyTie([
    aKnockoutMatch([2, 1], { round, date: days(9), goals: [3, 0] }),
    aKnockoutMatch([1, 2], { round, date: days(2), goals: [2, 1] }),
  ]);
  expect(names(tie)).toBe('1-2');
  expect(tie.legs.map(({ matchId, goals }) => [matchId, goals])).toEqual([
    [1002, [2, 1]],
    [2001, [0, 3]],
  ]);
  expect(tie).toMatchObject({ aggregate: [2, 4], winner: 1, state: 'finished', hasExtraTime: false });
});

test('OURS-11: after the first leg there is a sum and no winner', () => {
  const first = aKnockoutMatch([1, 2], { round: 'Round of 16', date: days(2), goals: [4, 0] });
  const second = aKnockoutMatch([2, 1], { round: 'Round of 16', date: days(9) });
  expect(onlyTie([first, second])).toMatchObject({ aggregate: [4, 0], winner: null, state: 'to-play' });
  expect(onlyTie([first])).toMatchObject({ aggregate: [4, 0], winner: null, state: 'to-play' });
});

test('OURS-11: level after two legs, the shoot-out of the second decides', () => {
  const round = 'Quarter-finals';
  const legs = [
    aKnockoutMatch([1, 2], { round, date: days(2), goals: [1, 0] }),
    aKnockoutMatch([2, 1], { round, date: days(9), goals: [1, 0], status: 'PEN', penalties: [3, 4] }),
  ];
  expect(onlyTie(legs)).toMatchObject({ aggregate: [1, 1], penalties: [4, 3], winner: 0, state: 'finished' });
});

test('OURS-11: level after two legs without a shoot-out, only the next round says who went on', () => {
  const legs = [
    aKnockoutMatch([1, 2], { round: 'Quarter-finals', date: days(2), goals: [1, 0] }),
    aKnockoutMatch([2, 1], { round: 'Quarter-finals', date: days(9), goals: [2, 1] }),
  ];
  expect(onlyTie(legs)).toMatchObject({ aggregate: [2, 2], winner: null, state: 'finished' });
  expect(onlyTie([...legs, semi([9, 1])])).toMatchObject({ winner: 0, leadsTo: 0 });
});

test('OURS-11: one match, its extra time, and its winner by the provider', () => {
  const match = aKnockoutMatch([1, 2], {
    round: '2nd Round',
    status: 'AET',
    goals: [2, 3],
    extraTime: [0, 1],
  });
  expect(onlyTie([match], germany)).toMatchObject({
    aggregate: null,
    legs: [{ goals: [2, 3] }],
    hasExtraTime: true,
    penalties: null,
    winner: 1,
  });
});

test('OURS-11: one match of an unknown number of legs has no winner before the next round says it', () => {
  const first = aKnockoutMatch([1, 2], { round: 'Quarter-finals', goals: [4, 0] });
  expect(drawBracket([first], undefined).rounds[0]!.ties[0]!.winner).toBeNull();
  expect(drawBracket([first, semi([1, 3])], undefined).rounds[0]!.ties[0]!.winner).toBe(0);
});

test('OURS-11: a live leg is counted and has no winner, even if the score or the next round decides', () => {
  const legs = [
    aKnockoutMatch([1, 2], { round: 'Semi-finals', date: days(2), goals: [1, 0] }),
    aKnockoutMatch([2, 1], { round: 'Semi-finals', date: days(9), goals: [2, 0], status: '2H' }),
  ];
  const live = { aggregate: [1, 2], winner: null, state: 'live' };
  expect(onlyTie(legs)).toMatchObject(live);
  expect(onlyTie([...legs, aKnockoutMatch([2, 9])])).toMatchObject(live);
});

test('OURS-11: a postponed leg leaves its tie open, an abandoned one does not count', () => {
  const round = 'Round of 16';
  const first = aKnockoutMatch([1, 2], { round, date: days(2), goals: [3, 0] });
  const postponed = aKnockoutMatch([2, 1], { round, date: days(9), status: 'PST' });
  expect(onlyTie([first, postponed])).toMatchObject({ aggregate: [3, 0], winner: null, state: 'to-play' });
  const abandoned = aKnockoutMatch([2, 1], { round, date: days(9), goals: [5, 0], status: 'ABD' });
  expect(onlyTie([first, abandoned])).toMatchObject({ aggregate: [3, 0], winner: null, state: 'to-play' });
  const again = aKnockoutMatch([2, 1], { id: 7, round, date: days(16), goals: [1, 0] });
  const tie = onlyTie([first, abandoned, again]);
  expect(tie.legs.map(({ matchId }) => matchId)).toEqual([1002, 7]);
  expect(tie).toMatchObject({ aggregate: [3, 1], winner: 0 });
});

test('OURS-11: a replay is not added to the match before it, and decides', () => {
  const matches = [
    aKnockoutMatch([1, 2], { round: '2nd Round', date: days(2), goals: [1, 1] }),
    aKnockoutMatch([2, 1], { round: '2nd Round Replays', date: days(9), goals: [0, 2] }),
  ];
  expect(onlyTie(matches, germany)).toMatchObject({ aggregate: null, winner: 0, legs: [{}, {}] });
});

test('OURS-11: two teams that met in an earlier round have a tie in each', () => {
  const rounds = drawn(
    [
      aKnockoutMatch([1, 2], { round: 'Quarter-finals', date: days(1), goals: [1, 0] }),
      aKnockoutMatch([2, 1], { id: 5, round: 'Final', date: days(20) }),
    ],
    undefined,
  );
  expect(rounds).toEqual([
    ['quarter-finals', '1-2'],
    ['final', '2-1'],
  ]);
});

test('OURS-11: rounds of the format that follow are complete, and their places open', () => {
  const matches = [
    aKnockoutMatch([1, 2], { round: 'Quarter-finals', date: days(2) }),
    aKnockoutMatch([3, 4], { round: 'Quarter-finals', date: days(1) }),
  ];
  const { rounds } = drawBracket(matches, germany);
  expect(rounds.map(({ key, ties }) => [key, ...ties.map(names)])).toEqual([
    ['quarter-finals', '3-4', '1-2', '?-?', '?-?'],
    ['semi-finals', '?-?', '?-?'],
    ['final', '?-?'],
  ]);
  // Who meets whom in a semi-final is drawn later; that its winners play the final is certain.
  expect(rounds[0]!.ties.map(({ leadsTo, drawnAt }) => [leadsTo, drawnAt])).toEqual([
    [null, 0],
    [null, 0],
    [null, 1],
    [null, 1],
  ]);
  expect(rounds[1]!.ties.map(({ leadsTo }) => leadsTo)).toEqual([0, 0]);
  expect(rounds[1]!.ties[0]!.sides[0]).toEqual({ team: null, from: null, isBye: false });
  expect(rounds[2]!.ties[0]!.sides.map(({ from }) => from)).toEqual([
    { tie: 0, as: 'winner' },
    { tie: 1, as: 'winner' },
  ]);
});

test('OURS-11: the winner of a semi-final is in the final before the final is published', () => {
  const { rounds } = drawBracket([semi([1, 2], [1, 0]), semi([3, 4])], germany);
  expect(names(rounds[1]!.ties[0]!)).toBe('1-?');
  expect(rounds[1]!.ties[0]!.sides[1].from).toEqual({ tie: 1, as: 'winner' });
});

test('OURS-11: ties stand where their winners play next, so that no paths cross', () => {
  const quarter = (teams: [number, number], day: number) =>
    aKnockoutMatch(teams, { round: 'Quarter-finals', date: days(day), goals: [1, 0] });
  expect(
    drawn(
      [
        quarter([1, 2], 1),
        quarter([3, 4], 2),
        quarter([5, 6], 3),
        quarter([7, 8], 4),
        semi([7, 1], [0, 1]),
        semi([5, 3], [0, 1]),
        aKnockoutMatch([3, 1]),
      ],
      germany,
    ),
  ).toEqual([
    ['quarter-finals', '5-6', '3-4', '7-8', '1-2'],
    ['semi-finals', '5-3', '7-1'],
    ['final', '3-1'],
  ]);
});

test('OURS-11: a team that did not play in the round before has a bye, once that round is known', () => {
  const playOff = aKnockoutMatch([1, 2], { round: 'Round of 32', goals: [1, 0] });
  const last16 = aKnockoutMatch([8, 1], { round: 'Round of 16' });
  const { rounds } = drawBracket([playOff, last16], undefined);
  const byesIn = (round: number) => rounds[round]!.ties[0]!.sides.map(({ isBye }) => isBye);
  expect(byesIn(0)).toEqual([false, false]);
  expect(byesIn(1)).toEqual([true, false]);
  const both = drawBracket(
    [
      playOff,
      aKnockoutMatch([3, 4], { round: 'Round of 32' }),
      aKnockoutMatch([1, 3], { round: 'Round of 16' }),
    ],
    undefined,
  );
  expect(both.rounds[1]!.ties[0]!.sides.map(({ isBye }) => isBye)).toEqual([false, false]);
  // Of eight ties only one is stored.
  const open = drawBracket([playOff, last16], italy).rounds[1]!.ties;
  expect(open.find((tie) => tie.legs.length > 0)!.sides.map(({ isBye }) => isBye)).toEqual([false, false]);
});

test('OURS-11: matches of groups and qualifying rounds are not part of it', () => {
  const rounds = [
    'Group Stage - 1',
    '1st Qualifying Round',
    'Play-offs',
    '1st Round',
    'Promotion Play-offs - Final',
  ];
  expect(
    drawn(
      rounds.map((round, id) => aKnockoutMatch([1, 2], { id, round })),
      champions,
    ),
  ).toEqual([]);
});

test('OURS-11: a match without a round is not part of it, a round of 128 is even where no format is known', () => {
  const match = aKnockoutMatch([1, 2], { round: 'Round of 128' });
  expect(drawn([{ ...match, league: { round: null } }], undefined)).toEqual([]);
  expect(drawn([match], undefined)).toEqual([['last-128', '1-2']]);
});

test('OURS-11: the play-offs of a European cup are one round under both of their names', () => {
  const [first] = drawn([aKnockoutMatch([1, 2], { round: 'Round of 32' })], champions);
  expect(first).toEqual(['play-offs', '1-2', ...Array.from({ length: 7 }, () => '?-?')]);
});

test('OURS-11: a format counts from its first season on', () => {
  expect(formatOf(2, 2024)).toBe(champions);
  expect(formatOf(2, 2026)).toBe(champions);
  expect(formatOf(2, 2019)).toBeUndefined();
  expect(formatOf(39, 2026)).toBeUndefined();
});

test.each([
  [2, 'Round of 16', true],
  [2, 'semi-finals - 2nd leg', true],
  [2, 'Preliminary Round', false],
  [137, 'Preliminary Round', true],
  [81, '2nd Round', true],
  [2, 'League Stage - 8', false],
  [39, 'Relegation Round - Final', false],
  [39, '2nd Round', false],
])('OURS-11: in competition %i %s is a knock-out round: %s', (id, round, expected) => {
  expect(new RegExp(bracketRounds(id), 'i').test(round)).toBe(expected);
});
