import { z } from 'zod';

/** The account; an empty list instead if the key is invalid. */
export const WireStatus = z.object({
  account: z.object({
    firstname: z.string().nullish(),
    lastname: z.string().nullish(),
    email: z.string().nullish(),
  }),
  subscription: z.object({ plan: z.string(), end: z.string().nullish(), active: z.boolean() }),
  requests: z.object({ current: z.int(), limit_day: z.int() }),
});
