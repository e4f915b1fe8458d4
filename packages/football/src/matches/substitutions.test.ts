import type { ObservedEvent } from '../observed/observation.ts';
import { expect, test } from 'vitest';
import { settleSubstitutions } from './substitutions.ts';

/** 1 to 11 start, 12 to 14 sit on the bench. */
const lineup = {
  teamId: 2932,
  starters: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  substitutes: [12, 13, 14],
};
const person = (id: number | null) => ({ id, name: id === null ? null : `P. Player${id}` });

function change(
  player: number | null,
  assist: number | null,
  rest: Partial<ObservedEvent> = {},
): ObservedEvent {
  return {
    type: 'subst',
    detail: 'Substitution 1',
    comments: null,
    time: { elapsed: 60, extra: null },
    team: { id: lineup.teamId },
    player: person(player),
    assist: person(assist),
    ...rest,
  };
}

const settled = (...events: ObservedEvent[]) =>
  settleSubstitutions(events, [lineup]).map(({ player, assist }) => [player.id, assist.id]);

test.each([
  ['in the right order', change(7, 12), [7, 12]],
  ['in the wrong order', change(12, 7), [7, 12]],
  ['of which only the one from the bench is known', change(12, 99), [99, 12]],
  ['of which only the one on the pitch is known', change(99, 7), [7, 99]],
  ['of two unknown players', change(98, 99), [98, 99]],
  ['without the one going off', change(12, null), [null, 12]],
  ['of a side without a line-up', change(12, 7, { team: { id: 1 } }), [12, 7]],
  ['in capitals', change(12, 7, { type: 'Subst' }), [7, 12]],
])('DLG-06: quirk 1: a substitution %s is settled by the line-up', (_, event, expected) => {
  expect(settled(event)).toEqual([expected]);
});

test('DLG-06: quirk 1: a player who came on is on the pitch until they go off again', () => {
  expect(settled(change(12, 7), change(13, 12), change(14, 13))).toEqual([
    [7, 12],
    [12, 13],
    [13, 14],
  ]);
});

test('DLG-06: quirk 1: a player who went off proves nothing about an unknown one', () => {
  expect(settled(change(7, 12), change(99, 7))).toEqual([
    [7, 12],
    [99, 7],
  ]);
});

test('DLG-06: quirk 1: other events with two players stay unchanged', () => {
  expect(settled(change(12, 7, { type: 'Goal' }))).toEqual([[12, 7]]);
});

test('DLG-06: quirk 1: an unknown player came on and goes off again, the substitution stays as it is', () => {
  expect(settled(change(7, 99), change(99, 12), change(12, 99))).toEqual([
    [7, 99],
    [99, 12],
    [12, 99],
  ]);
});

test('DLG-06: quirk 1: in line-ups without ids a player without an id proves nothing', () => {
  const nameless = { teamId: lineup.teamId, starters: [null, 7], substitutes: [null, 12] };
  const events = settleSubstitutions([change(null, 7)], [nameless]);
  expect(events.map(({ player, assist }) => [player.id, assist.id])).toEqual([[7, null]]);
});
