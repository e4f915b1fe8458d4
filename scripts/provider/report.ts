import { allowances } from '../../packages/provider/src/plans.ts';
import type { CheckedProvider, CheckedQuestion } from './check.ts';

/** Reasons and words are shown as far as that; the files have them all. */
const MOST_SHOWN = 5;
const LONGEST_REASON = 160;

/** The lines an operator reads. */
export function reportLines({ questions, unknown, calls, told }: CheckedProvider, key: string): string[] {
  const lines = [
    row(['question', 'HTTP', 'items', 'refused', 'remarks']),
    ...questions.map(questionLine),
    '',
    ...Object.entries(unknown).map(([kind, words]) => `no Arabic for ${kind}: ${some(words) || 'none'}`),
    '',
    `plan: ${planOf(told.limit)}; calls of this check: ${calls}; left today: ${told.remaining ?? 'not told'}`,
  ];
  return lines.map((line) => line.replaceAll(key, '***').trimEnd());
}

function questionLine({ name, statuses, error, items, refused, remarks }: CheckedQuestion): string {
  // One reason stands for all items that were refused for it.
  const reasons = some([...new Set(refused.map(({ reason }) => shortened(reason)))]);
  const told = [error, reasons, ...remarks].filter(Boolean).join('; ');
  return row([name, statuses.join(' ') || '–', String(items), String(refused.length), told]);
}

const row = ([name = '', http = '', items = '', refused = '', remarks = '']: string[]) =>
  `${name.padEnd(20)} ${http.padEnd(11)} ${items.padStart(6)} ${refused.padStart(8)}  ${remarks}`;

function some(words: readonly string[]): string {
  const rest = words.length - MOST_SHOWN;
  return words.slice(0, MOST_SHOWN).join(' | ') + (rest > 0 ? ` | and ${rest} more` : '');
}

const shortened = (text: string) =>
  text.length > LONGEST_REASON ? `${text.slice(0, LONGEST_REASON)}…` : text;

function planOf(limit: number | null): string {
  if (limit === null) return 'not told';
  const [name = 'unknown'] = Object.entries(allowances).find(([, { day }]) => day === limit) ?? [];
  return `${name}, ${limit} calls a day`;
}
