import { z } from 'zod';

const Parameters = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]);

/** The wrapper of every answer. `errors` is checked first: most failures arrive as HTTP 200. */
export const Envelope = z.object({
  get: z.string().optional(),
  parameters: Parameters.optional(),
  errors: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  results: z.int().optional(),
  // A missing or malformed value here must not make the answer invalid.
  paging: z.object({ current: z.int(), total: z.int() }).optional().catch(undefined),
  response: z.unknown(),
});
export type Envelope = z.infer<typeof Envelope>;

/** The failures an envelope reports, by the provider's own codes; empty on success. */
export function errorsOf({ errors }: Pick<Envelope, 'errors'>): Record<string, string> {
  // A list has no codes; the positions are used instead.
  return Object.fromEntries(Object.entries(errors).map(([code, message]) => [code, String(message)]));
}
