import { z } from 'zod';
import { LARGEST_ID } from '../parts.ts';

export const Role = z.enum(['member', 'editor', 'admin']);
export type Role = z.infer<typeof Role>;

/** An id in a body, where it is a number and not the text of a URL. */
export const itemId = z.int().positive().max(LARGEST_ID);

/** As many favourites of a kind as an account may have, so that its answers stay small. */
export const mostFavourites = { team: 100, competition: 50, match: 200 } as const;

/** What a person chose; null = not chosen, the browser decides. */
export const Preferences = z.object({
  timezone: z
    .string()
    .regex(/^[\w+/-]{1,64}$/)
    .nullable(),
  /** Clocks with 12 or 24 hours. */
  hours: z.enum(['12', '24']).nullable(),
  theme: z.enum(['light', 'dark']).nullable(),
  spoilerFree: z.boolean().nullable(),
  /** The favourite competitions, to which the list of a day is limited: one list with the user's favoriteCompetitions. */
  favoriteLeagues: z.array(itemId).max(mostFavourites.competition).nullable(),
});
export type Preferences = z.infer<typeof Preferences>;

export const FavouriteTeam = z.object({ teamId: itemId });
export const FavouriteCompetition = z.object({ competitionId: itemId });

/** AUTH-09 */
export const User = z.object({
  /** Random, and not the number that the tables use. */
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** AUTH-12: whether signing in also needs a code. */
  secondFactor: z.boolean(),
  name: z.string(),
  role: Role,
  favoriteTeams: z.array(FavouriteTeam),
  favoriteCompetitions: z.array(FavouriteCompetition),
  preferences: Preferences,
});
export type User = z.infer<typeof User>;

// Rules of the text are applied by the handlers, which name the field that is wrong; here only the size is bounded.
export const emailText = z.string().max(400);
export const nameText = z.string().max(400);
export const passwordText = z.string().max(1_000);
/** Of the authenticator app, or a recovery code; any digits, spaces and hyphens are accepted. */
export const codeText = z.string().max(100);
