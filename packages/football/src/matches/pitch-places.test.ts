import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pitchPlaces } from './pitch-places.ts';

type Spot = { pos: string | null; grid: string | null };

const starter = (name: string, { pos, grid }: Spot) => ({ player: { name, pos, grid } });
type Starter = ReturnType<typeof starter>;

/** Eleven as the provider lists them: the goalkeeper, then line by line, the right side first. */
function eleven(formation: string, change: (spot: Spot, index: number) => Spot = (spot) => spot): Starter[] {
  const sizes = [1, ...formation.split('-').map(Number)];
  const spots = sizes.flatMap((size, line) =>
    Array.from({ length: size }, (_, index) => ({
      pos: line === 0 ? 'G' : line === 1 ? 'D' : line === sizes.length - 1 ? 'F' : 'M',
      grid: `${line + 1}:${size - index}`,
    })),
  );
  return spots.map((one, index) => starter(`p${index + 1}`, change(one, index)));
}

const withoutGrid = ({ pos }: Spot): Spot => ({ pos, grid: null });

const drawn = (formation: string | null, startXI: Starter[]) =>
  pitchPlaces({ formation, startXI }).map(
    ({ starter: { player }, line, lines, place, places }) =>
      `${player.name} ${line}/${lines} ${place}/${places}`,
  );

const shapeOf = (formation: string | null, startXI: Starter[]) => {
  const placed = pitchPlaces({ formation, startXI });
  const lines = placed[0]?.lines ?? 0;
  return Array.from({ length: lines }, (_, above) => placed.filter(({ line }) => line === above + 1).length);
};

const played = ['4-3-3', '4-4-2', '3-4-3', '4-2-3-1', '5-3-2'];

test.each(played)('DLG-07: a grid of %s is used, whatever the formation field contains', (formation) => {
  expect(shapeOf('5-4-1', eleven(formation))).toEqual([1, ...formation.split('-').map(Number)]);
});

test.each(played)('DLG-07: %s without a grid gives the same places as with it', (formation) => {
  expect(drawn(formation, eleven(formation, withoutGrid))).toEqual(drawn(null, eleven(formation)));
});

test('DLG-07: column 1 is the team’s own left', () => {
  const [keeper, leftBack] = drawn('4-3-3', eleven('4-3-3'));
  // The provider lists the right back second and the left back fifth.
  expect([keeper, leftBack]).toEqual(['p1 1/4 1/1', 'p5 2/4 1/4']);
});

test('DLG-07: without a grid the first listed of a line stands on the right', () => {
  const placed = drawn('4-3-3', eleven('4-3-3', withoutGrid));
  expect(placed.slice(1, 5)).toEqual(['p5 2/4 1/4', 'p4 2/4 2/4', 'p3 2/4 3/4', 'p2 2/4 4/4']);
});

test('DLG-07: columns that skip numbers are read by their order', () => {
  const spread = eleven('4-3-3', ({ pos, grid }) => {
    const [row, column] = grid!.split(':').map(Number);
    return { pos, grid: row === 1 ? grid : `${row}:${column! * 2 - 1}` };
  });
  expect(drawn(null, spread)).toEqual(drawn(null, eleven('4-3-3')));
});

/** Gives the player at `index` another grid place. */
const moved = (index: number, grid: string | null) =>
  eleven('4-3-3', (spot, at) => (at === index ? { ...spot, grid } : spot));

// The formation differs from the grid, so the result shows which of the two was used.
test.each([
  ['a place missing', moved(4, null)],
  ['a place that is not numeric', moved(4, 'left')],
  ['a place behind the goal', moved(4, '0:1')],
  ['two on one spot', moved(4, '2:2')],
  ['a second player in the goalkeeper’s row', moved(10, '1:2')],
  ['a row skipped', moved(10, '6:1')],
  ['an empty first row', moved(0, '2:9')],
  [
    'an outfield player in goal',
    eleven('4-3-3', (spot, at) => (at < 2 ? { ...spot, pos: 'GD'[1 - at]! } : spot)),
  ],
  [
    'a defender in goal and no goalkeeper',
    eleven('4-3-3', ({ pos, grid }) => ({ pos: pos === 'G' ? 'D' : pos, grid })),
  ],
  ['one row of ten', eleven('4-3-3', ({ pos }, at) => ({ pos, grid: at ? `2:${at}` : '1:1' }))],
  ['ten rows of one', eleven('4-3-3', ({ pos }, at) => ({ pos, grid: `${at + 1}:1` }))],
])('DLG-07: a grid with %s is replaced by the formation', (_, startXI) => {
  expect(shapeOf('3-4-3', startXI)).toEqual([1, 3, 4, 3]);
});

test('DLG-07: without a usable grid the goalkeeper is the player with the letter G, wherever listed', () => {
  const startXI = eleven('4-3-3', withoutGrid);
  expect(drawn('4-3-3', [...startXI.slice(1), startXI[0]!])[0]).toBe('p1 1/4 1/1');
});

test('DLG-07: without a letter G the player without a letter is the goalkeeper', () => {
  const startXI = eleven('4-3-3', ({ pos }) => ({ pos: pos === 'G' ? null : pos, grid: null }));
  expect(drawn('4-3-3', [...startXI.slice(1), startXI[0]!])[0]).toBe('p1 1/4 1/1');
});

test('DLG-07: A is an attacker, and a player without a letter comes last', () => {
  const startXI = [
    starter('unknown', { pos: null, grid: null }),
    starter('attacker', { pos: 'A', grid: null }),
    starter('defender', { pos: 'D', grid: null }),
    starter('keeper', { pos: 'G', grid: null }),
  ];
  expect(drawn('1-1-1', startXI)).toEqual([
    'keeper 1/4 1/1',
    'defender 2/4 1/1',
    'attacker 3/4 1/1',
    'unknown 4/4 1/1',
  ]);
});

test.each(['4-4-3', '4-3', '10', '0-4-3-3', 'four', '', null])(
  'DLG-07: with the formation «%s» and no grid the letters make the lines',
  (formation) => {
    expect(shapeOf(formation, eleven('4-3-3', withoutGrid))).toEqual([1, 4, 3, 3]);
  },
);

test('DLG-07: by letters a player without one is a midfielder, and no line is too full', () => {
  const startXI = eleven('4-3-3', ({ pos }, index) => ({ pos: index === 4 ? null : pos, grid: null }));
  expect(shapeOf(null, startXI)).toEqual([1, 3, 4, 3]);
  expect(
    shapeOf(
      null,
      eleven('4-3-3', () => ({ pos: null, grid: null })),
    ),
  ).toEqual([1, 5, 5]);
});

test('DLG-07: a twelfth player without a place is still placed', () => {
  const twelve = [...eleven('4-3-3'), starter('p12', { pos: 'F', grid: null })];
  expect(shapeOf('4-3-3', twelve)).toEqual([1, 4, 3, 4]);
});

test('DLG-07: eight known outfield players leave the goalkeeper’s line empty', () => {
  expect(shapeOf('4-3-3', eleven('4-3-3', withoutGrid).slice(1, 9))).toEqual([0, 4, 3, 1]);
  expect(pitchPlaces({ formation: '4-3-3', startXI: [] })).toEqual([]);
});

const anySpot = fc.record({
  pos: fc.constantFrom('G', 'D', 'M', 'F', 'A', 'X', null),
  grid: fc.oneof(
    fc.constantFrom(null, 'left', '0:0'),
    fc
      .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 6 }))
      .map(([row, column]) => `${row}:${column}`),
  ),
});
const anyFormation = fc.oneof(
  fc.constantFrom(...played, null, '', '11', '-'),
  fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 8 }).map((sizes) => sizes.join('-')),
);

test('DLG-07: every player is placed exactly once and within the line', () => {
  fc.assert(
    fc.property(fc.array(anySpot, { maxLength: 19 }), anyFormation, (all, formation) => {
      const startXI = all.map((one, index) => starter(`p${index}`, one));
      const placed = pitchPlaces({ formation, startXI });
      expect(new Set(placed.map((one) => one.starter))).toEqual(new Set(startXI));
      expect(new Set(placed.map(({ line, place }) => `${line} ${place}`)).size).toBe(startXI.length);
      for (const { line, lines, place, places } of placed) {
        expect(line).toBeLessThanOrEqual(lines);
        expect(lines).toBeLessThanOrEqual(7);
        expect(place).toBeLessThanOrEqual(places);
        expect(places).toBeLessThanOrEqual(6);
        expect(Math.min(line, place)).toBeGreaterThanOrEqual(1);
      }
    }),
  );
});

test('DLG-07: a player without a letter alone in the first row of the grid is the goalkeeper', () => {
  const startXI = eleven('4-3-3', ({ pos, grid }) => ({ pos: pos === 'G' ? null : pos, grid }));
  expect(shapeOf('3-4-3', startXI)).toEqual([1, 4, 3, 3]);
});

test('DLG-07: columns of two digits are read by their order', () => {
  const spread = eleven('4-3-3', ({ pos, grid }) => {
    const [row, column] = grid!.split(':').map(Number);
    return { pos, grid: `${row}:${column! + 9}` };
  });
  expect(drawn('5-4-1', spread)).toEqual(drawn(null, eleven('4-3-3')));
});

test.each([
  ['with more before it', moved(4, 'x2:1')],
  ['with more after it', moved(4, '2:1x')],
  ['of a second goalkeeper', eleven('4-3-3', (spot, at) => (at === 5 ? { ...spot, pos: 'G' } : spot))],
  ['in an eighth line', eleven('2-2-2-1-1-1-1')],
])('DLG-07: a grid with a place %s is replaced by the formation', (_, startXI) => {
  expect(shapeOf('3-4-3', startXI)).toEqual([1, 3, 4, 3]);
});

test.each(['2-2-2-2-1-1', '6-2-2'])(
  'DLG-07: a grid of %s, as full as a team may play, is used',
  (formation) => {
    expect(shapeOf('3-4-3', eleven(formation))).toEqual([1, ...formation.split('-').map(Number)]);
  },
);

test('DLG-07: ten known outfield players leave the goalkeeper’s line empty', () => {
  expect(shapeOf('4-3-3', eleven('4-3-3', withoutGrid).slice(1))).toEqual([0, 4, 3, 3]);
});

test('DLG-07: thirteen players without letters stand in lines that are as even as possible', () => {
  const startXI = Array.from({ length: 14 }, (_, n) => starter(`p${n}`, { pos: null, grid: null }));
  expect(shapeOf(null, startXI)).toEqual([1, 5, 4, 4]);
});
