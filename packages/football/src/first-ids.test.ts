import { expect, test } from 'vitest';
import { withFirstIds } from './first-ids.ts';
import type { MatchReport } from './observation.ts';

type Ids = { events?: [number | null, number | null][]; lineup?: number[]; appearances?: number[] };

/** Only the parts with player ids; the function reads nothing else. */
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

test('PLAYER-01: quirk 6: events, line-ups and appearances get the first id', () => {
  const report = {
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
  expect(withFirstIds(aReport(report as Ids), aliases)).toEqual(aReport(first as Ids));
});

test('PLAYER-01: quirk 6: a second id in the line-up becomes the old id that the events use', () => {
  const report = aReport({ events: [[306, null]], lineup: [1306] });
  expect(withFirstIds(report, new Map([[1306, 306]]))).toEqual(
    aReport({ events: [[306, null]], lineup: [306] }),
  );
});

test.each<[string, Ids]>([
  ['a line-up', { lineup: [1306, 306], events: [[1306, null]] }],
  ['the appearances', { appearances: [306, 1306], events: [[1306, null]] }],
])('PLAYER-01: quirk 6: two ids in the same list, %s, stay two people', (_, ids) => {
  expect(withFirstIds(aReport(ids), new Map([[1306, 306]]))).toEqual(aReport(ids));
});

test('PLAYER-01: quirk 6: a report without lists stays without them', () => {
  expect(withFirstIds(aReport({}), new Map([[1306, 306]]))).toEqual(aReport({}));
});
