import { z } from 'zod';

const Parameters = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]);

/** What every answer is wrapped in. `errors` comes first: most failures arrive as HTTP 200. */
export const Envelope = z.object({
  get: z.string().optional(),
  parameters: Parameters.optional(),
  errors: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  results: z.int().optional(),
  // Never a reason to throw an answer away.
  paging: z.object({ current: z.int(), total: z.int() }).optional().catch(undefined),
  response: z.unknown(),
});
export type Envelope = z.infer<typeof Envelope>;

/** The failures an envelope tells of, by the provider's own codes; none when all is well. */
export function errorsOf({ errors }: Pick<Envelope, 'errors'>): Record<string, string> {
  // A list has no codes; its positions stand in for them.
  return Object.fromEntries(Object.entries(errors).map(([code, message]) => [code, String(message)]));
}
