import { aKnockoutMatch } from '@safira/contract/testing/knockout';
import { expect, test } from 'vitest';
import { knockoutFormats } from '../../tables/knockout-formats.ts';
import { drawBracket } from './bracket.ts';

const world = knockoutFormats[1];
const round = '3rd Place Final';
const semi = (teams: [number, number], goals?: [number, number]) =>
  aKnockoutMatch(teams, { round: 'Semi-finals', ...(goals && { goals }) });

test('OURS-11: the third-place match stands apart, between the losers of the semi-finals', () => {
  const before = drawBracket([semi([1, 2]), semi([3, 4], [0, 2])], world);
  expect(before.thirdPlace).toMatchObject({
    sides: [
      { team: null, from: { tie: 0, as: 'loser' }, isBye: false },
      { team: { id: 3 }, from: { tie: 1, as: 'loser' }, isBye: false },
    ],
    state: 'to-play',
  });
  expect(before.rounds.map(({ key }) => key)).toEqual(['semi-finals', 'final']);
  const home = drawBracket([semi([1, 2], [1, 0]), semi([3, 4])], world).thirdPlace;
  expect(home?.sides[0].team?.id).toBe(2);
});

test('OURS-11: the teams of a third-place match are those that the provider lists', () => {
  const played = aKnockoutMatch([9, 2], { round, goals: [2, 1] });
  const { thirdPlace } = drawBracket([semi([1, 2], [1, 0]), semi([3, 4], [0, 2]), played], world);
  expect(thirdPlace).toMatchObject({
    sides: [
      { team: { id: 9 }, from: null, isBye: false },
      { team: { id: 2 }, from: null, isBye: false },
    ],
    legs: [{ goals: [2, 1] }],
    winner: 0,
  });
});

test('OURS-11: a third-place match that was called off and is played elsewhere has no sum', () => {
  const off = aKnockoutMatch([3, 2], { round, status: 'ABD', date: '2026-12-18T18:00:00.000Z' });
  const again = aKnockoutMatch([2, 3], { round, goals: [2, 1], date: '2026-12-19T18:00:00.000Z' });
  expect(drawBracket([semi([1, 2]), semi([3, 4]), off, again], world).thirdPlace?.aggregate).toBeNull();
});

test('OURS-11: without semi-finals, or in a cup that plays none, there is no third-place match', () => {
  expect(drawBracket([], world).thirdPlace).toBeNull();
  expect(drawBracket([semi([1, 2])], knockoutFormats[81]).thirdPlace).toBeNull();
});
