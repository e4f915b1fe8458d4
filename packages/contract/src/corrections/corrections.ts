import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, page } from '../parts.ts';

const correctionKinds = [
  'article',
  'goal',
  'scorer',
  'result',
  'kick-off',
  'name',
  'channel',
  'commentator',
] as const;
export const CorrectionKind = z.enum(correctionKinds);
export type CorrectionKind = z.infer<typeof CorrectionKind>;

/** What the log can be limited to: each holds some kinds. */
const correctionSections = ['results', 'kick-offs', 'names', 'channels', 'news'] as const;
export const CorrectionSection = z.enum(correctionSections);
export type CorrectionSection = z.infer<typeof CorrectionSection>;

const Tally = z.object({ home: z.int(), away: z.int() });
export const ShownScore = Tally.extend({ penalties: Tally.nullable() });
export type ShownScore = z.infer<typeof ShownScore>;

/** What readers saw before, and what they see since. */
const Change = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('score'),
    before: ShownScore,
    after: ShownScore,
    /** How long a goal was shown that was then cancelled; null if it is something else, or not known. */
    shownSeconds: z.int().nullable(),
  }),
  z.object({
    type: z.literal('kick-off'),
    before: z.iso.datetime(),
    /** Null if there is none: `status` says why. */
    after: z.iso.datetime().nullable(),
    status: z.string(),
  }),
  z.object({
    type: z.literal('words'),
    /** Of a commentator: the channel. */
    subject: z.string().nullable(),
    /** Of a scorer: the goal. */
    minute: z.object({ elapsed: z.int(), extra: z.int().nullable() }).nullable(),
    before: z.string(),
    /** Null: there is nothing in its place. */
    after: z.string().nullable(),
  }),
  /** The note of an article says both. */
  z.object({ type: z.literal('note'), text: z.string() }),
]);

export const Correction = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: CorrectionKind,
  change: Change,
  /** The record of the match, or an editor; null for an article. */
  source: z.enum(['record', 'newsroom']).nullable(),
  /** Where the editor has it from. */
  note: z.string().nullable(),
  /** Of an article: the match that it is about. */
  match: z.object({ id: z.int(), home: z.string(), away: z.string() }).nullable(),
  player: z.object({ id: z.int(), name: z.string() }).nullable(),
  team: z.object({ _id: z.string(), name: z.string() }).nullable(),
  /** Null if it was withdrawn since. */
  article: z.object({ slug: z.string(), title: z.string(), isAutomatic: z.boolean() }).nullable(),
});
export type Correction = z.infer<typeof Correction>;

/** OURS-22: the newest first; older ones than the last page are not listed. */
export const listCorrections = endpoint({
  method: 'GET',
  path: '/corrections',
  summary: 'A page of the log of corrections',
  query: z.object({ kind: CorrectionSection.optional(), match: id.optional(), page }),
  data: z.array(Correction),
  side: z.object({ pagination: z.object({ current: z.int(), total: z.int(), totalPages: z.int() }) }),
  cache: 'brief',
});
