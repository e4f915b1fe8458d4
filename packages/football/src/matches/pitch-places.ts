type Starter = { player: { pos: string | null; grid: string | null } };

/** `lines` and `places` are totals: lines including the goalkeeper's, players in this line. */
type PitchPlace = {
  /** 1 is the goalkeeper's line. */
  line: number;
  lines: number;
  /** Counted from the team's own left, starting at 1. */
  place: number;
  places: number;
};

/** No team plays with more lines or more players abreast: such places are an error in the list. */
const MOST_LINES = 7;
const MOST_ABREAST = 6;

/** Where only the position letters are known, this many fit side by side without touching. */
const COMFORTABLY_ABREAST = 5;

/**
 * DLG-07: the place of every player of one side, by the grid where all of it is plausible, else by the formation, else
 * by the letters G D M F. The goalkeeper comes first, then line by line from the team's left; no player is left out.
 */
export function pitchPlaces<S extends Starter>(lineup: {
  formation: string | null;
  startXI: readonly S[];
}): (PitchPlace & { starter: S })[] {
  const lines = linesByGrid(lineup.startXI) ?? linesByLetters(lineup.startXI, lineup.formation);
  return lines.flatMap((line, above) =>
    line.map((starter, before) => ({
      starter,
      line: above + 1,
      lines: lines.length,
      place: before + 1,
      places: line.length,
    })),
  );
}

/** Columns may skip numbers: only their order counts. */
function linesByGrid<S extends Starter>(starters: readonly S[]): S[][] | undefined {
  const spots = starters.flatMap((starter) => spotOf(starter));
  if (starters.length !== 11) return undefined;
  if (new Set(spots.map(({ row, column }) => `${row}:${column}`)).size !== 11) return undefined;
  const lastRow = Math.max(...spots.map(({ row }) => row));
  const fromLeft = spots.toSorted((a, b) => a.column - b.column);
  const lines = Array.from({ length: lastRow }, (_, above) =>
    fromLeft.filter(({ row }) => row === above + 1).map(({ starter }) => starter),
  );
  return isPlausible(lines) ? lines : undefined;
}

function spotOf<S extends Starter>(starter: S): { starter: S; row: number; column: number }[] {
  const [, row, column] = /^([1-9]\d?):(\d{1,2})$/.exec(starter.player.grid ?? '') ?? [];
  return row && column ? [{ starter, row: Number(row), column: Number(column) }] : [];
}

/** One goalkeeper alone in the first row and none elsewhere; a shifted list puts another player there. */
function isPlausible([keepers = [], ...others]: readonly (readonly Starter[])[]): boolean {
  if (keepers.length !== 1 || (letterOf(keepers[0]!) ?? 'G') !== 'G') return false;
  return !others.flat().some((starter) => letterOf(starter) === 'G') && isPlayed(others);
}

/** `lines` are without the goalkeeper's. */
const isPlayed = (lines: readonly (readonly unknown[])[]): boolean =>
  lines.length < MOST_LINES && lines.every(({ length }) => length > 0 && length <= MOST_ABREAST);

function linesByLetters<S extends Starter>(starters: readonly S[], formation: string | null): S[][] {
  const keeper = keeperOf(starters);
  const others = inOrder(starters.filter((starter) => starter !== keeper));
  const lines = linesByFormation(others, formation) ?? linesOfLetters(others);
  // Lists name the right side first; places count from the left.
  return [keeper ? [keeper] : [], ...lines.map((line) => line.toReversed())];
}

/** Where no player has the letter G: one without a letter, or in a full team the first one listed. */
function keeperOf<S extends Starter>(starters: readonly S[]): S | undefined {
  return (
    starters.find((starter) => letterOf(starter) === 'G') ??
    starters.find((starter) => letterOf(starter) === undefined) ??
    (starters.length > 10 ? starters[0] : undefined)
  );
}

function linesByFormation<S>(players: readonly S[], formation: string | null): S[][] | undefined {
  if (!formation || !/^\d{1,2}(-\d{1,2})*$/.test(formation)) return undefined;
  const sizes = formation.split('-').map(Number);
  if (sizes.reduce((sum, size) => sum + size, 0) !== players.length) return undefined;
  const lines = cut(players, sizes);
  return isPlayed(lines) ? lines : undefined;
}

function linesOfLetters<S extends Starter>(players: readonly S[]): S[][] {
  // A player without a letter is most likely a midfielder; a second goalkeeper stands with the defenders.
  const lineOf = (starter: S) => (letterOf(starter) ?? 'M').replace('G', 'D');
  return ['D', 'M', 'F'].flatMap((letter) => inComfort(players.filter((one) => lineOf(one) === letter)));
}

/** As few lines as possible, the fuller ones at the back. */
function inComfort<S>(players: readonly S[]): S[][] {
  const lines = Math.ceil(players.length / COMFORTABLY_ABREAST);
  return cut(
    players,
    Array.from({ length: lines }, (_, line) => Math.ceil((players.length - line) / lines)),
  );
}

function cut<S>(players: readonly S[], sizes: readonly number[]): S[][] {
  const rest = [...players];
  return sizes.map((size) => rest.splice(0, size));
}

const letters = ['G', 'D', 'M', 'F'] as const;

/** The provider also sends `A` for attackers. */
function letterOf({ player: { pos } }: Starter): (typeof letters)[number] | undefined {
  return letters.find((letter) => letter === (pos === 'A' ? 'F' : pos));
}

/** By letter, players without one last; within a letter in the given order. */
function inOrder<S extends Starter>(starters: readonly S[]): S[] {
  const rankOf = (starter: S) => {
    const letter = letterOf(starter);
    return letter ? letters.indexOf(letter) : letters.length;
  };
  return starters.toSorted((a, b) => rankOf(a) - rankOf(b));
}
