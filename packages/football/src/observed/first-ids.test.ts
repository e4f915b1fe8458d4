import { expect, test } from 'vitest';
import { withFirstIds } from './first-ids.ts';
import type { ObservedMatch } from './observation.ts';

type Ids = { events?: [number | null, number | null][]; lineup?: number[]; appearances?: number[] };

/** Only the parts with player ids; the function reads nothing else. */
function anObservedMatch({ events, lineup, appearances }: Ids): ObservedMatch {
  const person = (id: number | null) => ({ id, name: 'X' });
  return {
    observation: {
      match: {
        id: 7,
        ...(events && {
          events: events.map(([player, assist]) => ({ player: person(player), assist: person(assist) })),
        }),
      },
    },
    ...(lineup && {
      lineups: [{ teamId: 40, starters: [person(lineup[0]!)], substitutes: lineup.slice(1).map(person) }],
    }),
    ...(appearances && { appearances: appearances.map((id) => ({ player: person(id) })) }),
  } as unknown as ObservedMatch; // see above
}

test('PLAYER-01: quirk 6: events, line-ups and appearances get the first id', () => {
  const match = {
    events: [
      [1306, 2],
      [3, 1306],
      [null, null],
    ],
    lineup: [1306, 2, 1307],
    appearances: [2, 1306],
  };
  const first = {
    events: [
      [306, 2],
      [3, 306],
      [null, null],
    ],
    lineup: [306, 2, 307],
    appearances: [2, 306],
  };
  const aliases = new Map([
    [1306, 306],
    [1307, 307],
  ]);
  expect(withFirstIds(anObservedMatch(match as Ids), aliases)).toEqual(anObservedMatch(first as Ids));
});

test('PLAYER-01: quirk 6: a second id in the line-up becomes the old id that the events use', () => {
  const match = anObservedMatch({ events: [[306, null]], lineup: [1306] });
  expect(withFirstIds(match, new Map([[1306, 306]]))).toEqual(
    anObservedMatch({ events: [[306, null]], lineup: [306] }),
  );
});

test.each<[string, Ids]>([
  ['a line-up', { lineup: [1306, 306], events: [[1306, null]] }],
  ['the appearances', { appearances: [306, 1306], events: [[1306, null]] }],
])('PLAYER-01: quirk 6: two ids in the same list, %s, stay two people', (_, ids) => {
  expect(withFirstIds(anObservedMatch(ids), new Map([[1306, 306]]))).toEqual(anObservedMatch(ids));
});

test('PLAYER-01: quirk 6: a match without lists stays without them', () => {
  expect(withFirstIds(anObservedMatch({}), new Map([[1306, 306]]))).toEqual(anObservedMatch({}));
});
