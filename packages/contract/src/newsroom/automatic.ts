import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Match } from '../matches/matches.ts';
import { IdParams, named } from '../parts.ts';

const AutomaticKind = z.enum(['reports', 'previews']);
export type AutomaticKind = z.infer<typeof AutomaticKind>;

/** An automatic article that an editor publishes, with what is known about its text. */
export const WaitingArticle = z.object({
  id: z.int(),
  version: z.int(),
  kind: AutomaticKind,
  title: z.string(),
  summary: z.string(),
  match: Match,
  writtenAt: z.iso.datetime(),
  /** When a change of the record gave it another text; null: it has its first one. */
  rewrittenAt: z.iso.datetime().nullable(),
  checks: z.object({
    /** Of a report the result, of a preview the kick-off: whether it is what is stored of the match now. */
    agrees: z.boolean(),
    /** Of a report: its goals, and those whose scorers have Arabic names. */
    goals: z.object({ all: z.int(), named: z.int() }).nullable(),
    /** Whose names in the text were only spelled letter by letter. */
    spelled: z.array(z.object({ kind: z.enum(['player', 'club']), id: z.int(), ...named })),
  }),
});
export type WaitingArticle = z.infer<typeof WaitingArticle>;

/** What was not written yet, and why. */
export const HeldArticle = z.object({
  kind: AutomaticKind,
  match: Match,
  why: z.enum(['goals', 'names', 'foreign', 'little']),
});
export type HeldArticle = z.infer<typeof HeldArticle>;

/** What of a competition is published without an editor. */
export const AutomaticSwitch = z.object({
  competition: z.object({ id: z.int(), ...named }),
  reportsPublished: z.boolean(),
  previewsPublished: z.boolean(),
});
export type AutomaticSwitch = z.infer<typeof AutomaticSwitch>;

const editor = { family: 'private', access: 'editor' } as const;

export const getAutomaticNews = endpoint({
  method: 'GET',
  path: '/newsroom/automatic',
  summary: 'Automatic reports and previews that wait, those that could not be written, and the switches',
  data: z.object({
    /** The newest 50. */
    waiting: z.array(WaitingArticle),
    /** How many wait; at most 1,000. */
    waitingCount: z.int(),
    /** Of the matches of the last seven days and of those to come. */
    held: z.array(HeldArticle),
    switches: z.array(AutomaticSwitch),
  }),
  ...editor,
});

export const saveAutomaticSwitch = endpoint({
  method: 'PUT',
  path: '/newsroom/automatic/competitions/:id',
  summary: 'Decides what of a competition is published without an editor; what waits goes on waiting',
  params: IdParams,
  body: AutomaticSwitch.omit({ competition: true }),
  data: AutomaticSwitch,
  ...editor,
  rate: 'write',
});
