import { z } from 'zod';
import { WireFixturePlayers } from './fixture-players.ts';
import { WireLineup } from './lineups.ts';
import { Count, Id, Link } from './parts.ts';
import { WireText } from './text.ts';

const Sides = z.object({ home: Count.nullish(), away: Count.nullish() });

const Team = z.object({ id: Id, name: WireText, logo: Link, winner: z.boolean().nullish() });

const Person = z.object({ id: z.int32().nullish(), name: WireText.nullish() }).nullish();

/** One item of `fixtures/events`. It has no id. */
export const WireEvent = z.object({
  time: z.object({ elapsed: z.int32().nullish(), extra: z.int32().nullish() }),
  team: z.object({ id: z.int32().nullish(), name: WireText.nullish(), logo: Link }),
  player: Person,
  assist: Person,
  type: z.string(),
  detail: z.string().nullish(),
  comments: z.string().nullish(),
});

const Statistics = z.array(
  z.object({ type: z.string(), value: z.union([z.string(), z.number()]).nullish() }),
);

/** One side of `fixtures/statistics`; the halves only come with `half=true`. */
export const WireTeamStatistics = z.object({
  team: z.object({ id: Id, name: WireText.nullish(), logo: Link }),
  statistics: Statistics,
  statistics_1h: Statistics.nullish(),
  statistics_2h: Statistics.nullish(),
});

/** One item of `fixtures` and `fixtures/headtohead`: `id` and `ids` embed everything, `live` embeds the events. */
export const WireFixture = z.object({
  fixture: z.object({
    id: Id,
    referee: WireText.nullish(),
    timezone: z.string().nullish(),
    date: z.string().nullish(),
    // Seconds. A year past 9999 is one of the provider's absurd dates and no valid Date.
    timestamp: z.int().min(0).max(253_402_300_799),
    periods: z.object({ first: z.int().nullish(), second: z.int().nullish() }).nullish(),
    // The id is not a reliable key: it is often 0, null or that of another venue.
    // DLG-20: the venue may be only a name.
    venue: z
      .union([
        z.object({ id: z.int32().nullish(), name: WireText.nullish(), city: WireText.nullish() }),
        WireText.transform((name) => ({ name, city: null })),
      ])
      .nullish(),
    status: z.object({
      long: z.string().nullish(),
      short: z.string().min(1).toUpperCase(), // `Canc` was seen
      elapsed: z.int32().nullish(),
      extra: z.int32().nullish(), // absent until 2024
    }),
  }),
  league: z.object({
    id: Id,
    name: WireText,
    country: WireText.nullish(),
    logo: Link,
    flag: Link,
    season: z.int32(),
    round: z.string().nullish(),
    standings: z.boolean().nullish(),
  }),
  teams: z.object({ home: Team, away: Team }),
  goals: Sides,
  score: z.object({
    halftime: Sides.nullish(),
    fulltime: Sides.nullish(),
    extratime: Sides.nullish(),
    penalty: Sides.nullish(),
  }),
  events: z.array(WireEvent).nullish(),
  lineups: z.array(WireLineup).nullish(),
  statistics: z.array(WireTeamStatistics).nullish(),
  players: z.array(WireFixturePlayers).nullish(),
});
export type WireFixture = z.infer<typeof WireFixture>;
export type WireEvent = z.infer<typeof WireEvent>;
export type WireTeamStatistics = z.infer<typeof WireTeamStatistics>;
