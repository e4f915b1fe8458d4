import { isUnknown, type Line, readLines } from './cells.ts';
import { type Column, readHead, usualColumns } from './columns.ts';
import { readDate } from './dates.ts';
import { splitChannels, splitPeople, type WrittenPerson } from './people.ts';
import { isOf24Hours, minutesOf, readTime, type WrittenTime } from './times.ts';

/** Why a row cannot be read. */
export type RowFault =
  | 'columns_unreadable'
  | 'date_missing'
  | 'time_unreadable'
  | 'team_missing'
  | 'commentator_unreadable';

/** A row of a desk's list, as it is written. */
export type DeskRow = {
  line: number;
  text: string;
  league: string;
  home: string;
  away: string;
  /** Null: there is none, or it contradicts itself. */
  date: string | null;
  time: string;
  /** Minutes after the midnight that begins `date`; several where the list leaves out the half of the day. */
  minutes: number[];
  channels: string[];
  /** A group for each channel, or one for all. */
  commentators: WrittenPerson[][];
  faults: RowFault[];
};

export type DeskList = {
  rows: DeskRow[];
  /** Neither rows nor dates. */
  otherLines: { line: number; text: string }[];
};

/** No desk writes more about a match, and each name is compared with all that are known. */
const LONGEST_LINE = 500;
const MOST_NAMES = 10;

type Cells = Partial<Record<Column, string>>;
type Draft = { line: Line; cells: Cells | undefined; league: string; date: string | null; time: string };

/**
 * OURS-17: reads a list of matches, commentators and channels as desks write it: with tabs, pipes, semicolons or spaces,
 * its columns in any order by their head, a date above the rows or in a column, and merged cells. `date` is that of
 * rows below no date, `today` the day that incomplete dates are near to.
 */
export function readDeskList(
  text: string,
  { date, today }: { date?: string | undefined; today: string },
): DeskList {
  const drafts: Draft[] = [];
  const otherLines: DeskList['otherLines'] = [];
  let head: { columns: readonly (Column | undefined)[]; isFramed: boolean } | undefined;
  let above = { league: '', date: date ?? null, time: '' };
  for (const line of readLines(text)) {
    if (line.text.length > LONGEST_LINE) {
      otherLines.push({ line: line.number, text: `${line.text.slice(0, LONGEST_LINE)}…` });
      continue;
    }
    const inside = line.isFramed ? line.cells.slice(1, -1) : line.cells;
    const columns = readHead(inside);
    if (columns) {
      head = { columns, isFramed: line.isFramed };
      above = { ...above, league: '', time: '' };
      continue;
    }
    const filled = line.cells.filter((cell) => cell !== '');
    if (filled.length < 3) {
      const read = readDate(line.text, above.date ?? date ?? today);
      if (read) above = { ...above, date: read.date, time: '' };
      else if (filled.length === 1 && head && !head.columns.includes('league'))
        above = { ...above, league: filled[0]! };
      else otherLines.push({ line: line.number, text: line.text });
      continue;
    }
    const isFramed = head
      ? head.isFramed && line.isFramed
      : line.isFramed && inside.length === usualColumns.length;
    const cells = readCells(isFramed ? inside : line.cells, line, head?.columns ?? usualColumns);
    above = {
      league: isDitto(cells?.league) ? above.league : cells!.league!,
      time: isDitto(cells?.time) ? above.time : cells!.time!,
      date: isDitto(cells?.date)
        ? above.date
        : (readDate(cells!.date!, above.date ?? date ?? today)?.date ?? null),
    };
    drafts.push({ line, cells, ...above });
  }
  const times = drafts.map(({ time }) => readTime(time));
  const is24Hours = times.some((time) => time && isOf24Hours(time));
  return { rows: drafts.map((draft, index) => toRow(draft, times[index], is24Hours)), otherLines };
}

/** A merged cell, or a sign that repeats the one above. */
const isDitto = (cell: string | undefined) => cell === undefined || /^(?:|["”“〃]|''|\/\/)$/.test(cell);

/** Undefined if the cells do not fit the columns. */
function readCells(
  all: readonly string[],
  line: Line,
  columns: readonly (Column | undefined)[],
): Cells | undefined {
  const end = all.findLastIndex((cell) => cell !== '') + 1;
  const cells = line.layout === 'spaces' ? withMerged(all.slice(0, end), columns) : all.slice(0, end);
  if (!cells || cells.length > columns.length) return undefined;
  return Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : [])));
}

/** Between spaces an empty cell leaves no trace, but a time says where its column is: only the league is missing. */
function withMerged(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): readonly string[] | undefined {
  if (cells.length === columns.length) return cells;
  const [league, time] = [columns.indexOf('league'), columns.indexOf('time')];
  const isLeagueMissing =
    cells.length === columns.length - 1 && league !== -1 && league < time && readTime(cells[time - 1] ?? '');
  return isLeagueMissing ? cells.toSpliced(league, 0, '') : undefined;
}

function toRow(draft: Draft, time: WrittenTime | undefined, is24Hours: boolean): DeskRow {
  const { line, cells = {}, league, date } = draft;
  const [home = '', away = ''] =
    cells.match === undefined ? [cells.home, cells.away] : splitMatch(cells.match);
  const people = splitPeople(cells.commentator ?? '');
  const commentators = people && people.flat().length <= MOST_NAMES ? people : undefined;
  const channels = splitChannels(cells.channel ?? '');
  const isReadable = draft.cells !== undefined && channels.length <= MOST_NAMES;
  const faults: RowFault[] = isReadable
    ? [
        ...(date === null ? (['date_missing'] as const) : []),
        ...(time ? [] : (['time_unreadable'] as const)),
        ...(isUnknown(home) || isUnknown(away) ? (['team_missing'] as const) : []),
        ...(commentators ? [] : (['commentator_unreadable'] as const)),
      ]
    : ['columns_unreadable'];
  return {
    line: line.number,
    text: line.text,
    league,
    home,
    away,
    date,
    time: draft.time,
    minutes: time ? minutesOf(time, { is24Hours }) : [],
    channels: isReadable ? channels : [],
    commentators: commentators ?? [],
    faults,
  };
}

const BETWEEN_TEAMS = [/\s*[×✕✖🆚]\s*/u, /\s+(?:vs?\.?|x|ضد|أمام|امام)\s+/i, /\s+[-–—]\s+/, /\s*[-–—]\s*/];

/** «الهلال × النصر», «الهلال - النصر»; neither if that is not clear. */
function splitMatch(cell: string): string[] {
  const separator = BETWEEN_TEAMS.find((one) => one.test(cell));
  const teams = separator ? cell.split(separator) : [];
  return teams.length === 2 ? teams : [];
}
