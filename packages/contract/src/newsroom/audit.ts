import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LARGEST_ID, wholeNumber } from '../parts.ts';

export const auditSubjects = [
  'article',
  'broadcast',
  'image',
  'name',
  'error-report',
  'automatic',
  'podcast',
] as const;

/** Who changed what in the newsroom. Entries are only added. */
export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for a command, or if the account was deleted. */
  actor: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** `create`, `save`, `publish`, … */
  action: z.string(),
  subject: z.enum(auditSubjects),
  subjectId: z.string(),
  /** What can be read of it: a title, a name. */
  label: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/newsroom/audit',
  summary: 'What editors changed, the newest first',
  query: z.object({
    /** Entries older than this one. */
    before: wholeNumber({ min: 1, max: LARGEST_ID }).optional(),
    subject: z.enum(auditSubjects).optional(),
  }),
  data: z.array(AuditEntry),
  family: 'private',
  access: 'admin',
});
