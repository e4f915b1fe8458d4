import { allowances } from '@safira/provider/plans';
import type { CheckedProvider, CheckedRequest } from './check.ts';

/** How many reasons and words are shown, and how much of a reason; the files have them all. */
const MOST_SHOWN = 5;
const LONGEST_REASON = 160;

/** The lines an operator reads. */
export function reportLines({ requests, unknown, calls, quota }: CheckedProvider, key: string): string[] {
  const lines = [
    row(['request', 'HTTP', 'items', 'refused', 'remarks']),
    ...requests.map(requestLine),
    '',
    ...Object.entries(unknown).map(([kind, words]) => `no Arabic for ${kind}: ${some(words) || 'none'}`),
    '',
    `plan: ${planOf(quota.limit)}; calls of this check: ${calls}; left today: ${quota.remaining ?? 'not reported'}`,
  ];
  return lines.map((line) => line.replaceAll(key, '***').trimEnd());
}

function requestLine({ name, statuses, error, items, refused, remarks }: CheckedRequest): string {
  // Each reason once, for all items that were refused for it.
  const reasons = some([...new Set(refused.map(({ reason }) => shortened(reason)))]);
  const notes = [error, reasons, ...remarks].filter(Boolean).join('; ');
  return row([name, statuses.join(' ') || '–', String(items), String(refused.length), notes]);
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
  if (limit === null) return 'not reported';
  const [name = 'unknown'] = Object.entries(allowances).find(([, { day }]) => day === limit) ?? [];
  return `${name}, ${limit} calls a day`;
}
