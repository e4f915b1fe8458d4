import { z } from 'zod';

/** Everything with a name carries the Arabic name and the provider's. */
export const named = { name: z.string(), originalName: z.string() };

/** The largest PostgreSQL integer: a larger id cannot exist. */
export const LARGEST_ID = 2_147_483_647;

/**
 * A whole number in a URL, in its one decimal spelling: `7`, not `07`, `7.0` or `0x7`. The edge's rules are
 * generated from the bounds, so that the edge and the API accept exactly the same values.
 */
export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z.preprocess(
    (text) => (typeof text === 'string' && /^(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : text),
    z.int().min(min).max(max),
  );

/** An id as the provider assigns it. */
export const id = wholeNumber({ min: 1, max: LARGEST_ID });
export const IdParams = z.object({ id });

/** The year that the provider labels a season with. */
export const seasonYear = wholeNumber({ min: 2000, max: 2100 });

/** The current one when absent. */
export const season = seasonYear.optional();

export const limitOf = (standard: number, most = 100) =>
  wholeNumber({ min: 1, max: most }).default(standard).meta({ default: standard });

export const page = wholeNumber({ min: 1, max: 1_000 }).default(1).meta({ default: 1 });

/** Requires this version or a newer one: no cache may return an older response. */
export const min = wholeNumber({ min: 1, max: 999_999_999_999_999 }).optional();

/** The text of a search box: bounded, and never empty. */
export const searchText = z.string().max(80).trim().min(1);

/** A club or national team as part of another object. */
export const TeamRef = z.object({
  id: z.int(),
  _id: z.string(),
  ...named,
  logo: z.string().nullable(),
});
export type TeamRef = z.infer<typeof TeamRef>;

/** `#` and six digits each. */
export const Colours = z.object({ shirt: z.string(), number: z.string() });

/** With what the team wears: as its last line-ups say, of a national team those of its flag. */
export const ColouredTeamRef = TeamRef.extend({ colours: Colours.nullable() });
export type ColouredTeamRef = z.infer<typeof ColouredTeamRef>;
