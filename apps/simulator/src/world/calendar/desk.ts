import { randomOf } from '../../random.ts';
import type { Decision, Fixture, Venue, Side, Tally, Team } from '../model.ts';
import { openDiary, placeRound, type Diary, type Opening } from './diary.ts';
import { fixtureId } from './ids.ts';
import type { Pair } from './pairings.ts';
import type { Plan, RoundDate } from './plan.ts';
import { isPlausible, zoneOf } from './kick-offs.ts';
import { firstMonday, isInWindow } from './windows.ts';

export type Result = { goals: Tally; winner: Side | null; endsAt: number };

export type SeasonInput = {
  seed: number;
  /** The season starts in its July. */
  year: number;
  clubsOf: (competitionId: number) => readonly Team[];
  groupsOf: (competitionId: number) => readonly (readonly Team[])[] | undefined;
  /** Plays a fixture in the world; called only for those whose result decides the next pairings. */
  resultOf: (fixture: Fixture) => Result;
};

export type Season = SeasonInput & { monday: number; diary: Diary };

export const openSeason = (input: SeasonInput): Season => ({
  ...input,
  monday: firstMonday(input.year),
  diary: openDiary(),
});

type Draft = {
  round: string;
  pair: Pair;
  kickoff: number;
  knownFrom: number;
  group?: string;
  /** Instead of the plan's label. */
  season?: number;
  /** Instead of the home team's venue. */
  neutralVenue?: Venue;
  decision?: Decision;
  firstLeg?: Tally;
};

/** In another zone than the plan's, or at a venue that is not the home team's. */
type Placing = { where?: string; isNeutral?: boolean };

export type Desk = ReturnType<typeof openDesk>;

/** Creates the fixtures of one competition's season, numbered in the order of creation. */
export function openDesk(season: Season, plan: Plan) {
  const { year, monday, diary, seed } = season;
  const { competition, index, labelOffset, zone } = plan;
  let written = 0;
  return {
    random: (...words: (string | number)[]) => randomOf(seed, 'calendar', competition.id, year, ...words),

    /** Kick-offs for the pairs of a round, on its dates as far as both teams are free. */
    place(
      pairs: readonly Pair[],
      dates: readonly RoundDate[],
      { where = zone, isNeutral = false }: Placing = {},
    ): number[] {
      const openings = dates.flatMap(({ week, slots }) =>
        slots.map(([day, time, most]): Opening => ({ day: monday + week * 7 + day, time, most })),
      );
      const random = randomOf(seed, 'slots', competition.id, year, openings[0]!.day);
      return placeRound(diary, random, {
        pairs,
        openings,
        zoneFor: ([home]) => (where === 'home' ? zoneOf(home) : where),
        isSuitable: ([home], at) => isNeutral || isPlausible(home, at),
        isPlayingDay: (day) => !isInWindow(day),
      });
    },

    write(draft: Draft): Fixture {
      const [home, away] = draft.pair;
      return {
        id: fixtureId(year, index, written++),
        competition,
        season: draft.season ?? year + labelOffset,
        round: draft.round,
        group: draft.group ?? null,
        kickoff: draft.kickoff,
        knownFrom: draft.knownFrom,
        home,
        away,
        ground: draft.neutralVenue ?? home.ground,
        isNeutral: draft.neutralVenue !== undefined,
        decision: draft.decision ?? 'draw',
        firstLeg: draft.firstLeg ?? null,
        fate: { kind: 'played' },
      };
    },

    /** The venue of that year's final. */
    neutralVenue(): Venue | undefined {
      const { neutralVenues } = plan;
      return neutralVenues[
        (((year - 2025) % neutralVenues.length) + neutralVenues.length) % neutralVenues.length
      ];
    },
  };
}

/** Leagues and first rounds are known before the season. */
export const publishedAt = (year: number): number => Date.UTC(year, 5, 20, 9);
