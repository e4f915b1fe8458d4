import { expect, test } from 'vitest';
import { layoutOf } from './bracket-layout.ts';

const to = (tie: number) => ({ leadsTo: tie, drawnAt: tie });
const near = (tie: number) => ({ leadsTo: null, drawnAt: tie });
const end = { leadsTo: null, drawnAt: null };

/** «0×2↓» for the first tie in two rows with a line down, «·×1» for an empty place. */
const shown = (rounds: Parameters<typeof layoutOf>[0]) =>
  layoutOf(rounds).map((column) =>
    column
      .map(
        ({ tie, span, joint }) =>
          `${tie ?? '·'}×${span}${{ down: '↓', up: '↑', straight: '→', none: '' }[joint ?? 'none']}`,
      )
      .join(' '),
  );

test('OURS-11: a tie takes the rows of the two that lead to it', () => {
  expect(shown([[to(0), to(0), to(1), to(1)], [to(0), to(0)], [end]])).toEqual([
    '0×1↓ 1×1↑ 2×1↓ 3×1↑',
    '0×2↓ 1×2↑',
    '0×4',
  ]);
});

test('OURS-11: an open path has its place and no line', () => {
  expect(
    shown([
      [near(0), near(0), to(1), near(1)],
      [end, end],
    ]),
  ).toEqual(['0×1 1×1 2×1↓ 3×1', '0×2 1×2']);
  expect(layoutOf([[near(0), near(0)], [end]])[1]![0]!.isFed).toBe(false);
  expect(layoutOf([[to(0), near(0)], [end]])[1]![0]!.isFed).toBe(true);
});

test('OURS-11: after a bye one line leads straight on, after two there is an empty place', () => {
  expect(
    shown([
      [to(0), to(2), to(2)],
      [end, end, end],
    ]),
  ).toEqual(['0×2→ ·×2 1×1↓ 2×1↑', '0×2 1×2 2×2']);
});

test('OURS-11: where the two sides of a tie have different depths, both have the same rows', () => {
  expect(shown([[to(1), to(1)], [to(0), to(0)], [end]])).toEqual(['·×2 0×1↓ 1×1↑', '0×2↓ 1×2↑', '0×4']);
});

test('OURS-11: ties without a place stand below the others, and all columns have as many rows', () => {
  const columns = layoutOf([[to(0), to(0), end, end, end], [end]]);
  expect(columns.map((column) => column.reduce((sum, { span }) => sum + span, 0))).toEqual([5, 5]);
  expect(shown([[to(0), to(0), end], [end]])).toEqual(['0×1↓ 1×1↑ 2×1', '0×2 ·×1']);
});

test('OURS-11: no round, no column', () => {
  expect(layoutOf([])).toEqual([]);
});
