import type { CorrectionSection } from '@safira/contract/corrections/corrections';

/** OURS-22: what the log can be limited to, in the order of its links. */
export const sections = [
  'results',
  'kick-offs',
  'names',
  'channels',
  'news',
] as const satisfies readonly CorrectionSection[];

/** A part of the log: of one section, or of one match. */
export type LogPart = { section?: CorrectionSection | undefined; match?: number | undefined };

/** Without a part, all of the log; the first page has no number. */
export function logAddress({ section, match }: LogPart, page = 1): string {
  const query = new URLSearchParams();
  if (section) query.set('kind', section);
  if (match) query.set('match', String(match));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/corrections?${query}` : '/corrections';
}
