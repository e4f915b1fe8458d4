import type { RequestQuery } from '../request-query.ts';
import { playerSeasons, type PlayerSeason } from './player-seasons.ts';
import type { Competition } from '../../world/model.ts';

const MOST = 20;

export type Leading = 'goals' | 'assists' | 'yellows' | 'reds';

/** Higher counts first, unless a criterion is negated. */
type Criterion = (season: PlayerSeason) => number;

const reds: Criterion = ({ cards }) => cards.red + cards.yellowred;

/** The criteria for goals are the provider's own; the others are modelled on them. */
const criteria: Record<Leading, readonly Criterion[]> = {
  goals: [({ goals }) => goals.total, ({ penalty }) => -penalty.scored, ({ goals }) => goals.assists],
  assists: [({ goals }) => goals.assists, ({ goals }) => goals.total],
  yellows: [({ cards }) => cards.yellow, reds],
  reds: [reds, ({ cards }) => cards.yellow],
};

/**
 * COMP-02: the first twenty: goals, fewer penalties, assists, more matches with goals, fewer minutes, the team's place,
 * fewer cards.
 */
export function leadersOf(
  request: RequestQuery,
  of: { competition: Competition; season: number },
  by: Leading,
): PlayerSeason[] {
  const { competition, season } = of;
  if (!competition.coverage.topScorers) return [];
  const places = placesOf(request, of);
  const order: Criterion[] = [
    ...criteria[by],
    ({ scoringMatches }) => (by === 'goals' ? scoringMatches : 0),
    ({ minutes }) => -minutes,
    ({ team }) => -(places.get(team.id) ?? Infinity),
    (one) => -reds(one),
    ({ cards }) => -cards.yellow,
    ({ player }) => -player.id,
  ];
  const first = order[0]!;
  return playerSeasons(request, competition, season)
    .filter((one) => first(one) > 0)
    .toSorted((a, b) => {
      for (const worth of order) {
        const [one, another] = [worth(a), worth(b)];
        if (one !== another) return another > one ? 1 : -1;
      }
      return 0;
    })
    .slice(0, MOST);
}

function placesOf(
  { world, moment }: RequestQuery,
  { competition, season }: { competition: Competition; season: number },
) {
  const tables = world.standings(competition.id, season, moment);
  return new Map(
    tables.flatMap(({ rows }) => rows.map(({ team, rank }) => [team.id, rank] as const)).toReversed(),
  );
}
