import type { Tie } from '@safira/contract/competitions/bracket';

type Placed = Pick<Tie, 'leadsTo' | 'drawnAt'>;

/** A place in the column of a round. */
export type Cell = {
  /** The index of a tie; null for an empty place, which keeps the ties below it level with their own paths. */
  tie: number | null;
  /** How many rows it takes: a power of two. */
  span: number;
  /** The line to the next round: down to its tie, up to it, or straight. Only where the path is certain. */
  joint: 'down' | 'up' | 'straight' | undefined;
  /** Whether a line comes in from the round before. */
  isFed: boolean;
};

type Taken = { tie: number; span: number; joint?: Cell['joint'] };

/**
 * OURS-11: the columns of a bracket, in rows of one height. The middle of a tie is level with the middle of the two ties
 * that it is drawn next to, so that lines can be drawn by style alone.
 */
export function layoutOf(rounds: readonly (readonly Placed[])[]): Cell[][] {
  const last = rounds.length - 1;
  const feeders = (round: number, tie: number) =>
    (rounds[round - 1] ?? []).flatMap(({ drawnAt }, index) => (drawnAt === tie ? [index] : []));
  const rowsOf = (round: number, tie: number): number => {
    const rows = feeders(round, tie).map((feeder) => rowsOf(round - 1, feeder));
    return rows.length > 1 ? 2 * Math.max(...rows) : (rows[0] ?? 1);
  };
  const cellOf = (round: number, { tie, span, joint }: Taken): Cell => ({
    tie,
    span,
    joint: round < last && rounds[round]![tie]!.leadsTo !== null ? joint : undefined,
    isFed: feeders(round, tie).some((feeder) => rounds[round - 1]![feeder]!.leadsTo !== null),
  });

  const ends = rounds[last] ?? [];
  const span = Math.max(1, ...ends.map((_, tie) => rowsOf(last, tie)));
  const columns: Cell[][] = [];
  columns[last] = ends.map((_, tie) => cellOf(last, { tie, span }));
  for (let round = last - 1; round >= 0; round--) {
    const placed = columns[round + 1]!.flatMap((cell) => {
      const own = cell.tie === null ? [] : feeders(round + 1, cell.tie);
      const [first, second] = own;
      if (first === undefined) return [gap(cell.span)];
      if (second === undefined) return [cellOf(round, { tie: first, span: cell.span, joint: 'straight' })];
      return [
        cellOf(round, { tie: first, span: cell.span / 2, joint: 'down' }),
        cellOf(round, { tie: second, span: cell.span / 2, joint: 'up' }),
      ];
    });
    // A tie without a place next to another, as in data that contradicts itself, stands below the rest.
    const rest = rounds[round]!.flatMap(({ drawnAt }, tie) =>
      drawnAt === null ? [cellOf(round, { tie, span: rowsOf(round, tie) })] : [],
    );
    columns[round] = [...placed, ...rest];
  }
  const rows = Math.max(0, ...columns.map(sumOf));
  return columns.map((column) => [...column, ...gaps(rows - sumOf(column))]);
}

const gap = (span: number): Cell => ({ tie: null, span, joint: undefined, isFed: false });

/** Empty places of so many rows together. */
function gaps(rows: number): Cell[] {
  if (rows <= 0) return [];
  const span = 2 ** Math.floor(Math.log2(rows));
  return [gap(span), ...gaps(rows - span)];
}

const sumOf = (column: readonly Cell[]) => column.reduce((sum, { span }) => sum + span, 0);
