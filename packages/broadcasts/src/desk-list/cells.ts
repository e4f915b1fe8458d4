import { foldForSearch } from '@safira/arabic/search/search-key';

/** Direction marks, tatweel and other signs that are not seen. */
const INVISIBLE = /[\u0640\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** One spelling of digits, spaces and letters, with all punctuation. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => foldForSearch(digit))
    .replaceAll(/[^\S\t\n]/g, ' ');

export type Layout = 'tabs' | 'pipes' | 'semicolons' | 'spaces';

export type Line = {
  /** From 1. */
  number: number;
  text: string;
  layout: Layout;
  /** Trimmed; empty where a cell is empty. */
  cells: string[];
  /** «| a | b |»: the outer lines make no cells, unless the first and the last cell are empty. */
  isFramed: boolean;
};

/** A spreadsheet quotes a cell that has line breaks: they separate names, as a slash does. */
const QUOTED = /(?<=^|\t|\n)"((?:[^"]|"")*)"(?=\t|\n|$)/g;

/** OURS-17: the lines of a pasted list, each split as it separates its cells itself; blank ones are left out. */
export function readLines(text: string): Line[] {
  const joined = plainText(text.replaceAll(/\r\n?/g, '\n')).replaceAll(QUOTED, (_, cell: string) =>
    cell.replaceAll('""', '"').replaceAll('\n', ' / ').replaceAll('\t', ' '),
  );
  return joined
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trim(), ...split(line) }))
    .filter(({ text: own }) => own !== '' && !isRule(own));
}

/** The line between the head and the body of a table, in Markdown or drawn. */
const isRule = (text: string) => /^[\s|:+=_─━┼│┃-]+$/.test(text);

function split(line: string): Pick<Line, 'layout' | 'cells' | 'isFramed'> {
  const [layout, separator] = separators.find(([, , isUsed]) => isUsed.test(line)) ?? spaces;
  const cells = line.split(separator).map((cell) => cell.trim());
  const isFramed = layout === 'pipes' && cells.length > 2 && cells[0] === '' && cells.at(-1) === '';
  return { layout, cells, isFramed };
}

const separators: readonly [Layout, RegExp, isUsed: RegExp][] = [
  ['tabs', /\t/, /\t/],
  ['pipes', /[|│┃¦]/, /[|│┃¦]/],
  ['semicolons', /[;؛]/, /[;؛].*[;؛]/],
];
const spaces = ['spaces', / {2,}/] as const;

/** «-», «؟», «لم يُحدد»: the desk does not know. */
export function isUnknown(cell: string): boolean {
  const folded = foldForSearch(cell);
  return folded === '' || UNKNOWN.test(folded);
}

const UNKNOWN =
  /^(?:لم (?:يحدد|تحدد|يعلن|تعلن)(?: بعد)?|غير (?:محدد|محدده|معلن|معلنه|معروف|معروفه|منقوله)|(?:يحدد|تحدد|يعلن|تعلن) لاحقا|بدون(?: تعليق| معلق)?|لا (?:يوجد|توجد)|قريبا|tba|tbd|n a)$/;
