import { playerRows, type PlayerRow } from '../../world/play/player-rows.ts';
import type { Competition, MatchNow, Player, Side, Team } from '../../world/model.ts';
import type { World } from '../../world/world.ts';
import { lastMorning } from '../delays.ts';
import type { RequestQuery } from '../request-query.ts';
import { isPlayedOut, settledMatches } from './season-matches.ts';

type Summed = Pick<
  PlayerRow,
  'shots' | 'goals' | 'passes' | 'tackles' | 'duels' | 'dribbles' | 'fouls' | 'penalty'
>;

/** The statistics of one player for one team in one competition's season. */
export type PlayerSeason = Summed & {
  player: Player;
  team: Team;
  competition: Competition;
  season: number;
  appearances: number;
  lineups: number;
  minutes: number;
  ratings: number[];
  isCaptain: boolean;
  substitutes: { in: number; out: number; bench: number };
  cards: { yellow: number; yellowred: number; red: number };
  scoringMatches: number;
};

type Cached = { until: number; count: number; seasons: readonly PlayerSeason[] };

/** Summing a season takes hundreds of matches; it is repeated only when more of them are finished. */
const cache = new WeakMap<World, Map<string, Cached>>();

/** DLG-09: sums of the rows of finished matches, as of this morning; empty where players are not covered. */
export function playerSeasons(
  request: RequestQuery,
  competition: Competition,
  season: number,
): readonly PlayerSeason[] {
  if (!competition.coverage.playerStatistics || !competition.coverage.players) return [];
  const { world, moment } = request;
  const ofWorld = cache.get(world) ?? new Map<string, Cached>();
  cache.set(world, ofWorld);
  const key = `${competition.id} ${season}`;
  const known = ofWorld.get(key);
  const until = lastMorning(moment.now);
  if (known?.until === until) return known.seasons;
  const matches = settledMatches(request, { competition: competition.id, season }, until).filter(isPlayedOut);
  if (matches.length === 0) return [];
  const seasons =
    known?.count === matches.length ? known.seasons : countSeasons(world, matches, { competition, season });
  ofWorld.set(key, { until, count: matches.length, seasons });
  return seasons;
}

type Of = Pick<PlayerSeason, 'competition' | 'season'>;

function countSeasons(world: World, matches: readonly MatchNow[], of: Of): PlayerSeason[] {
  const seasons = new Map<string, PlayerSeason>();
  for (const match of matches) {
    const rows = playerRows(world.seed, match);
    if (!rows) continue;
    for (const side of ['home', 'away'] as const) {
      const team = match.fixture[side];
      for (const row of rows[side]) {
        const key = `${row.player.id} ${team.id}`;
        const sum = seasons.get(key) ?? blank(row.player, team, of);
        seasons.set(key, sum);
        addRow(sum, row);
      }
      for (const id of wentOff(match, side)) seasons.get(`${id} ${team.id}`)!.substitutes.out++;
    }
  }
  return [...seasons.values()];
}

function wentOff({ incidents }: MatchNow, side: Side): number[] {
  return incidents.flatMap((one) =>
    one.type === 'subst' && one.side === side && one.player ? [one.player.id] : [],
  );
}

function blank(player: Player, team: Team, of: Of): PlayerSeason {
  return {
    player,
    team,
    ...of,
    appearances: 0,
    lineups: 0,
    minutes: 0,
    ratings: [],
    isCaptain: false,
    substitutes: { in: 0, out: 0, bench: 0 },
    shots: { total: 0, on: 0 },
    goals: { total: 0, conceded: 0, assists: 0, saves: 0 },
    passes: { total: 0, key: 0, accurate: 0 },
    tackles: { total: 0, blocks: 0, interceptions: 0 },
    duels: { total: 0, won: 0 },
    dribbles: { attempts: 0, success: 0, past: 0 },
    fouls: { drawn: 0, committed: 0 },
    penalty: { won: 0, committed: 0, scored: 0, missed: 0, saved: 0 },
    cards: { yellow: 0, yellowred: 0, red: 0 },
    scoringMatches: 0,
  };
}

const summed = ['shots', 'goals', 'passes', 'tackles', 'duels', 'dribbles', 'fouls', 'penalty'] as const;

function addRow(sum: PlayerSeason, row: PlayerRow): void {
  for (const part of summed) addNumbers(sum[part], row[part]);
  sum.player = row.player;
  sum.isCaptain = row.isCaptain;
  if (row.isSubstitute) sum.substitutes.bench++;
  if (row.minutes !== null) {
    sum.appearances++;
    sum.minutes += row.minutes;
    if (row.isSubstitute) sum.substitutes.in++;
    else sum.lineups++;
  }
  if (row.rating !== null) sum.ratings.push(row.rating);
  if (row.goals.total > 0) sum.scoringMatches++;
  // A sending-off for a second yellow is one yellow and one `yellowred`.
  const isSecondYellow = row.cards.yellow > 1 && row.cards.red > 0;
  sum.cards.yellow += isSecondYellow ? row.cards.yellow - 1 : row.cards.yellow;
  sum.cards.yellowred += isSecondYellow ? 1 : 0;
  sum.cards.red += isSecondYellow ? 0 : row.cards.red;
}

function addNumbers(sum: Record<string, number>, row: Record<string, number>): void {
  for (const name of Object.keys(sum)) sum[name]! += row[name]!;
}
