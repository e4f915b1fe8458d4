import { z } from 'zod';
import { playerNumbers } from './fixture-players.ts';
import { Id, LeagueName, Link, MaybeCount, NumberText, person, TeamName } from './parts.ts';
import { WireText } from './text.ts';

const Season = z.object({
  team: TeamName,
  league: LeagueName,
  games: z.object({
    appearences: MaybeCount, // their spelling
    lineups: MaybeCount,
    minutes: MaybeCount,
    number: z.int32().nullish(),
    position: z.string().nullish(),
    rating: NumberText,
    captain: z.boolean().nullish(),
  }),
  substitutes: z.object({ in: MaybeCount, out: MaybeCount, bench: MaybeCount }),
  ...playerNumbers,
  cards: z.object({ yellow: MaybeCount, yellowred: MaybeCount, red: MaybeCount }),
});
export type WirePlayerSeason = z.infer<typeof Season>;

/** One item of `players` and of the four lists of leaders: one season for each team and competition. */
export const WirePlayer = z.object({
  player: z.object({ ...person, injured: z.boolean().nullish() }),
  statistics: z.array(Season),
});
export type WirePlayer = z.infer<typeof WirePlayer>;

/** One item of `players/profiles`. */
export const WireProfile = z.object({
  player: z.object({ ...person, number: z.int32().nullish(), position: z.string().nullish() }),
});
export type WireProfile = z.infer<typeof WireProfile>;

/** One item of `players/squads`. */
export const WireSquad = z.object({
  team: TeamName,
  players: z.array(
    z.object({
      id: Id,
      name: WireText,
      age: z.int32().nullish(),
      number: z.int32().nullish(),
      position: z.string().nullish(),
      photo: Link,
    }),
  ),
});
export type WireSquad = z.infer<typeof WireSquad>;

/** One item of `players/teams`. */
export const WirePlayerTeam = z.object({ team: TeamName, seasons: z.array(z.int32()) });
export type WirePlayerTeam = z.infer<typeof WirePlayerTeam>;
