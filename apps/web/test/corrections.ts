import type { Correction } from '@safira/contract/corrections/corrections';

const none = { source: null, note: null, match: null, player: null, team: null, article: null };

/** An entry of the log with defaults: a goal that was cancelled at 9:47 p.m. in Riyadh. */
export const aCorrection = (overrides: Partial<Correction> = {}): Correction => ({
  ...none,
  id: 1,
  at: '2026-11-21T18:47:00.000Z',
  kind: 'goal',
  change: {
    type: 'score',
    before: { home: 2, away: 0, penalties: null },
    after: { home: 1, away: 0, penalties: null },
    shownSeconds: 71,
  },
  source: 'record',
  match: { id: 77, home: 'ريال مدريد', away: 'فياريال' },
  ...overrides,
});

/** One whose values are words. */
export const inWords = (
  words: { before: string; after: string | null } & Partial<{
    subject: string;
    minute: { elapsed: number; extra: number | null };
  }>,
  overrides: Partial<Correction>,
): Correction =>
  aCorrection({ change: { type: 'words', subject: null, minute: null, ...words }, ...overrides });
