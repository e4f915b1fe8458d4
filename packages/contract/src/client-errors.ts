import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What went wrong in a browser, as its own words: nothing of the person, no query strings. */
export const ClientError = z.object({
  kind: z.enum(['error', 'rejection']),
  message: z.string().max(500),
  /** The page, without what stands behind `?` or `#`. */
  path: z.string().max(200),
  source: z.string().max(300).default(''),
  line: z.int().nonnegative().default(0),
});
export type ClientError = z.infer<typeof ClientError>;

/** Errors of browsers reach the operator without a third party. The head script of the pages sends a sample. */
export const reportClientError = endpoint({
  method: 'POST',
  path: '/client-errors',
  summary: 'Reports an error of a browser, for the counters and the log',
  body: ClientError,
  data: z.object({ noted: z.boolean() }),
  family: 'public-post',
  rate: 'write',
});
