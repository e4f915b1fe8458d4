import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LARGEST_ID } from '../parts.ts';

export const reportTargets = ['match', 'player', 'article'] as const;
const errorKinds = ['result', 'name', 'channel', 'commentator', 'kick-off', 'other'] as const;
export const ErrorKind = z.enum(errorKinds);
export type ErrorKind = z.infer<typeof ErrorKind>;

export const ReportTarget = z.object({
  kind: z.enum(reportTargets),
  id: z.int().min(1).max(LARGEST_ID),
});
export type ReportTarget = z.infer<typeof ReportTarget>;

/** OURS-23: an error as a reader reports it; nothing in it says who did. */
export const ErrorReport = z.object({
  /** What the page is about; null: the log of corrections. */
  target: ReportTarget.nullable(),
  what: ErrorKind,
  /** What the reader thinks is right. PostgreSQL stores every character but U+0000. */
  text: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .regex(/^[^\0]*$/),
  /** Where they have it from. */
  link: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional(),
  /** People do not see this field: a report that fills it in is not stored. */
  website: z.string().max(200).default(''),
});
export type ErrorReport = z.input<typeof ErrorReport>;

/** OURS-23: by anyone, without an account. */
export const reportError = endpoint({
  method: 'POST',
  path: '/error-reports',
  summary: 'Reports an error in a match, a player or an article to the editors',
  body: ErrorReport,
  data: z.object({
    /** Of the report, for the reader. */
    number: z.int(),
  }),
  family: 'public-post',
  rate: 'own',
});
