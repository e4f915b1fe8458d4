import type { LineupPlayer } from '@safira/football/observed/records';

export type Placed = Pick<LineupPlayer, 'position' | 'grid'>;

const ELEVEN = 11;

/** Parses `row:column`; null if it is anything else. */
export function placeOf(text: string | null | undefined): LineupPlayer['grid'] {
  const [, row, column] = /^(\d{1,2}):(\d{1,2})$/.exec(text?.trim() ?? '') ?? [];
  return row && column ? { row: Number(row), column: Number(column) } : null;
}

/** DLG-07: whether eleven places are plausible: one goalkeeper alone in row 1, the other rows as in the formation. */
export function isPlausible(starters: readonly Placed[], formation: string | null): boolean {
  if (starters.length !== ELEVEN || starters.some(({ grid }) => grid === null)) return false;
  const rows = Map.groupBy(starters, ({ grid }) => grid!.row); // no grid is null, see above
  const numbers = [...rows.keys()].toSorted((a, b) => a - b);
  if (numbers.some((row, index) => row !== index + 1)) return false;
  if (!numbers.every((row) => isFilled(rows.get(row)!))) return false;
  const [keepers, ...lines] = numbers.map((row) => rows.get(row)!);
  if (keepers?.length !== 1 || keepers[0]!.position !== 'goalkeeper') return false;
  if (lines.flat().some(({ position }) => position === 'goalkeeper')) return false;
  if (formation !== null && lines.map(({ length }) => length).join('-') !== formation) return false;
  return isInOrder(lines);
}

/** Columns 1, 2, 3 … each once. */
function isFilled(row: readonly Placed[]): boolean {
  const columns = new Set(row.map(({ grid }) => grid?.column));
  return row.every((_, index) => columns.has(index + 1));
}

/** Wing-backs are often listed in midfield; a forward in defence or a defender up front means a shifted list. */
function isInOrder(lines: readonly (readonly Placed[])[]): boolean {
  const isForward = ({ position }: Placed) => position === 'attacker';
  const isDefender = ({ position }: Placed) => position === 'defender';
  return !lines[0]?.some(isForward) && !lines.at(-1)?.some(isDefender);
}
