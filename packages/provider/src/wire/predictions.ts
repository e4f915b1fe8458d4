import { z } from 'zod';
import { WireFixture } from './fixtures.ts';
import { LeagueName, MaybeCount, NumberText, TeamName } from './parts.ts';
import { TeamSeason } from './team-statistics.ts';
import { WireText } from './text.ts';

const Shares = z.object({ home: NumberText, away: NumberText });
const Goals = z.object({ total: MaybeCount, average: NumberText });

const Team = TeamName.extend({
  last_5: z
    .object({
      played: MaybeCount,
      form: NumberText,
      att: NumberText,
      def: NumberText,
      goals: z.object({ for: Goals, against: Goals }),
    })
    .nullish(),
  league: TeamSeason.nullish(),
});

/** The one item of `predictions`. `-1.5` goals means at most one goal. */
export const WirePrediction = z.object({
  predictions: z.object({
    winner: z
      .object({ id: z.int32().nullish(), name: WireText.nullish(), comment: z.string().nullish() })
      .nullish(),
    win_or_draw: z.boolean().nullish(),
    under_over: NumberText,
    goals: Shares.nullish(),
    advice: WireText.nullish(),
    percent: z.object({ home: NumberText, draw: NumberText, away: NumberText }),
  }),
  league: LeagueName.nullish(),
  teams: z.object({ home: Team, away: Team }).nullish(),
  comparison: z.record(z.string(), Shares).nullish(),
  h2h: z.array(WireFixture).nullish(),
});
export type WirePrediction = z.infer<typeof WirePrediction>;
