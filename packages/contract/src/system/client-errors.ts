import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** An error as the browser words it, without personal data and without query strings. */
export const ClientError = z.object({
  kind: z.enum(['error', 'rejection']),
  message: z.string().max(500),
  /** The path of the page, without query string and fragment. */
  path: z.string().max(200),
  source: z.string().max(300).default(''),
  line: z.int().nonnegative().default(0),
});
export type ClientError = z.infer<typeof ClientError>;

/** Browser errors reach the operator without a third party. The script in the head of each page sends a sample. */
export const reportClientError = endpoint({
  method: 'POST',
  path: '/client-errors',
  summary: 'Reports a browser error, for the counters and the log',
  body: ClientError,
  data: z.object({ noted: z.boolean() }),
  family: 'public-post',
  rate: 'write',
});
