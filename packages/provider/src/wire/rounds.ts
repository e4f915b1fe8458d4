import { z } from 'zod';

/** One item of `fixtures/rounds`: a text, or with `dates=true` the text and its dates. Opaque: it varies by year. */
export const WireRound = z.union([z.string(), z.object({ round: z.string(), dates: z.array(z.string()) })]);
export type WireRound = z.infer<typeof WireRound>;
