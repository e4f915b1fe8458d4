import type { MatchEvent } from '@safira/contract/matches/matches';
import { expect, test } from 'vitest';
import { isSecondYellow, nameSecondYellows } from './second-yellow.ts';

const aCard = (detail: string, player: number | null, elapsed: number, team = 1): MatchEvent => ({
  type: 'Card',
  detail,
  comments: null,
  time: { elapsed, extra: null },
  team: { id: team },
  player: { id: player, name: null, originalName: null },
  assist: { id: null, name: null, originalName: null },
});

const seconds = (...events: MatchEvent[]) => nameSecondYellows(events).map(isSecondYellow);

test('DLG-06: a red card of a player with two yellow cards is a second yellow', () => {
  expect(seconds(aCard('Yellow Card', 7, 20), aCard('Yellow Card', 7, 60), aCard('Red Card', 7, 60))).toEqual(
    [false, false, true],
  );
});

test("DLG-06: the provider's own words for a second yellow are kept", () => {
  expect(seconds(aCard('Yellow Card', 7, 20), aCard('Second Yellow card', 7, 60))).toEqual([false, true]);
});

test.each([
  ['after one yellow card', [aCard('Yellow Card', 7, 20)]],
  ['after two yellow cards of a team-mate', [aCard('Yellow Card', 8, 20), aCard('Yellow Card', 8, 30)]],
  ['after two yellow cards of an opponent', [aCard('Yellow Card', 7, 20, 2), aCard('Yellow Card', 7, 30, 2)]],
])('DLG-06: a red card %s is a straight one', (_, before) => {
  expect(seconds(...before, aCard('Red Card', 7, 60)).at(-1)).toBe(false);
});

test('DLG-06: cards without a player are never counted as of one player', () => {
  const bookings = [aCard('Yellow Card', null, 20), aCard('Yellow Card', null, 30)];
  expect(seconds(...bookings, aCard('Red Card', null, 60)).at(-1)).toBe(false);
});
