import { z } from 'zod';

/** Every named thing carries the Arabic name and the one it came with. */
export const named = { name: z.string(), originalName: z.string() };

/** PostgreSQL's integers end here: a larger id is nobody's. */
export const LARGEST_ID = 2_147_483_647;

/** The provider's id, of what is asked for by it. */
export const id = z.coerce.number().int().positive().max(LARGEST_ID);
export const IdParams = z.object({ id });

/** As the provider labels it; the current one when absent. */
export const season = z.coerce.number().int().min(2000).max(2100).optional();

export const limitOf = (standard: number, most = 100) =>
  z.coerce.number().int().min(1).max(most).default(standard);

export const page = z.coerce.number().int().min(1).max(1_000).default(1);

/** What is typed into a search box: bounded, and never empty. */
export const searchText = z.string().trim().min(1).max(80);

/** A club or a nation as it stands beside something else. */
export const TeamRef = z.object({
  id: z.int(),
  _id: z.string(),
  ...named,
  logo: z.string().nullable(),
});
export type TeamRef = z.infer<typeof TeamRef>;
