import { z } from 'zod';
import { LeagueName, MaybeCount, NumberText, Places, TeamName } from './parts.ts';

/** By quarter-hour: `0-15` … `106-120`. */
const Minutes = z.record(z.string(), z.object({ total: MaybeCount, percentage: NumberText }));

const Averages = z.object({ home: NumberText, away: NumberText, total: NumberText });
const Scores = z.object({ home: NumberText, away: NumberText });

const Goals = z.object({
  total: Places,
  average: Averages,
  minute: Minutes.nullish(),
  under_over: z.record(z.string(), z.object({ over: MaybeCount, under: MaybeCount })).nullish(),
});

const Kicks = z.object({ total: MaybeCount, percentage: NumberText });

/** A team's season so far; `predictions` contains the same for both sides. */
export const TeamSeason = z.object({
  /** Oldest match first, unlike the form in the standings. */
  form: z.string().nullish(),
  fixtures: z.object({ played: Places, wins: Places, draws: Places, loses: Places }),
  goals: z.object({ for: Goals, against: Goals }),
  biggest: z
    .object({
      streak: z.object({ wins: MaybeCount, draws: MaybeCount, loses: MaybeCount }),
      wins: Scores,
      loses: Scores,
      goals: z.object({ for: Scores, against: Scores }),
    })
    .nullish(),
  clean_sheet: Places,
  failed_to_score: Places,
  penalty: z.object({ scored: Kicks, missed: Kicks, total: MaybeCount }).nullish(),
  lineups: z.array(z.object({ formation: z.string().nullish(), played: MaybeCount })).nullish(),
  cards: z.object({ yellow: Minutes, red: Minutes }).nullish(),
});
export type TeamSeason = z.infer<typeof TeamSeason>;

/** The answer of `teams/statistics`: one object, not a list. */
export const WireTeamSeason = TeamSeason.extend({ league: LeagueName, team: TeamName });
export type WireTeamSeason = z.infer<typeof WireTeamSeason>;
