import { z } from 'zod';
import { ErrorKind, reportTargets } from '../corrections/error-reports.ts';
import { endpoint } from '../endpoint.ts';
import { IdParams, page } from '../parts.ts';

const reportStates = ['open', 'corrected', 'dismissed'] as const;
export const ReportState = z.enum(reportStates);
export type ReportState = z.infer<typeof ReportState>;

export const ReportedError = z.object({
  id: z.int(),
  createdAt: z.iso.datetime(),
  /** Null: reported on the log of corrections. */
  target: z
    .object({
      kind: z.enum(reportTargets),
      id: z.int(),
      /** The teams of the match, the name of the player, the title of the article. */
      name: z.string(),
      /** Of its page on the site. */
      path: z.string(),
    })
    .nullable(),
  what: ErrorKind,
  text: z.string(),
  link: z.string().nullable(),
  state: ReportState,
  decidedAt: z.iso.datetime().nullable(),
  /** Null if it is open, or if the account was deleted. */
  decidedBy: z.object({ name: z.string() }).nullable(),
});
export type ReportedError = z.infer<typeof ReportedError>;

const editor = { family: 'private', access: 'editor' } as const;

export const listErrorReports = endpoint({
  method: 'GET',
  path: '/newsroom/error-reports',
  summary: 'Errors that readers reported, the newest first',
  query: z.object({ state: ReportState.default('open').meta({ default: 'open' }), page }),
  data: z.array(ReportedError),
  side: z.object({
    /** How many wait for a decision; at most 1,000. */
    open: z.int(),
    pagination: z.object({ current: z.int(), total: z.int(), totalPages: z.int() }),
  }),
  ...editor,
});

export const decideErrorReport = endpoint({
  method: 'POST',
  path: '/newsroom/error-reports/:id',
  summary: 'Closes a report: the error is corrected, or there is none',
  params: IdParams,
  body: z.object({ decision: z.enum(['corrected', 'dismissed']) }),
  data: ReportedError,
  ...editor,
  rate: 'write',
});
