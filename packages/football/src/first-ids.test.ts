import { expect, test } from 'vitest';
import { withFirstIds } from './first-ids.ts';
import type { MatchReport } from './observation.ts';

type Ids = { events?: [number | null, number | null][]; lineup?: number[]; appearances?: number[] };

/** Only what bears ids of players; the rest is not looked at. */
function aReport({ events, lineup, appearances }: Ids): MatchReport {
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
  } as unknown as MatchReport; // see above
}

test('PLAYER-01: quirk 6: events, line-ups and appearances are told under the first id', () => {
  const told = {
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
  expect(withFirstIds(aReport(told as Ids), aliases)).toEqual(aReport(first as Ids));
});

test('PLAYER-01: quirk 6: the old id in the events is he who is told by a second one in the line-up', () => {
  const told = aReport({ events: [[306, null]], lineup: [1306] });
  expect(withFirstIds(told, new Map([[1306, 306]]))).toEqual(
    aReport({ events: [[306, null]], lineup: [306] }),
  );
});

test.each<[string, Ids]>([
  ['a line-up', { lineup: [1306, 306], events: [[1306, null]] }],
  ['the appearances', { appearances: [306, 1306], events: [[1306, null]] }],
])('PLAYER-01: quirk 6: two who stand side by side in %s stay two', (_, ids) => {
  expect(withFirstIds(aReport(ids), new Map([[1306, 306]]))).toEqual(aReport(ids));
});

test('PLAYER-01: quirk 6: what was not told stays so', () => {
  expect(withFirstIds(aReport({}), new Map([[1306, 306]]))).toEqual(aReport({}));
});
