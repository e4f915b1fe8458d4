import type { WirePlayer, WirePlayerSeason } from '@safira/provider/wire/players';
import type { Competition, Player } from '../world/model.ts';
import { isInjured } from './injuries.ts';
import { leagueName, personOf, positions, teamName } from './names.ts';
import { isFound, numberIn, type Answer, type RequestQuery, type Handler } from './request-query.ts';
import { leadersOf, type Leading } from './records/leaders.ts';
import { teamsOfPlayer, yearsOf } from './records/people.ts';
import { playerSeasons, type PlayerSeason } from './records/player-seasons.ts';

const PER_PAGE = 20;

/** API-01: players of a competition or a team, or a single one, with their statistics; twenty per page, by id. */
export function listPlayers(request: RequestQuery): Answer {
  const { query } = request;
  const id = numberIn(query, 'id');
  const team = numberIn(query, 'team');
  const seasons = competitionsOf(request)
    .flatMap(({ competition, season }) => playerSeasons(request, competition, season))
    .filter(
      (one) =>
        (id === undefined || one.player.id === id) &&
        (team === undefined || one.team.id === team) &&
        isFound(query.search, one.player.name, one.player.firstname, one.player.lastname),
    );
  const byPlayer = Map.groupBy(seasons, ({ player }) => player.id);
  const items = [...byPlayer.keys()]
    .toSorted((a, b) => a - b)
    .map((key) => () => playerItem(request, byPlayer.get(key)!));
  return { items, perPage: PER_PAGE };
}

type Of = { competition: Competition; season: number };

function competitionsOf(request: RequestQuery): Of[] {
  const { world, query, moment } = request;
  const league = numberIn(query, 'league');
  const id = numberIn(query, 'id');
  const label = numberIn(query, 'season') ?? (league === undefined ? yearsOf(request)[0]! : undefined);
  const ids = new Set(
    id === undefined ? [numberIn(query, 'team')] : teamsOfPlayer(request, id).map((team) => team.id),
  );
  return world.competitions
    .filter((competition) => league === undefined || competition.id === league)
    .flatMap((competition) => {
      const season =
        label ?? world.seasons(competition, moment.now).find(({ isCurrent }) => isCurrent)?.label;
      if (season === undefined) return [];
      const isTheirs =
        ids.has(undefined) || world.teamsOf(competition.id, season).some((team) => ids.has(team.id));
      return isTheirs ? [{ competition, season }] : [];
    });
}

/** COMP-02: one of the four lists of leaders. */
export function listLeaders(by: Leading): Handler {
  return (request) => {
    const { world, query } = request;
    const competition = world.findCompetition(Number(query.league));
    if (!competition) return { items: [] };
    const leaders = leadersOf(request, { competition, season: Number(query.season) }, by);
    return { items: leaders.map((season) => playerItem(request, [season])) };
  };
}

function playerItem(request: RequestQuery, seasons: readonly PlayerSeason[]): WirePlayer {
  const { moment, media } = request;
  const { player, team } = seasons[0]!;
  return {
    player: {
      ...personOf(player, moment.now),
      injured: isInjured(request, player, team),
      photo: media.player(player.id),
    },
    statistics: seasons.map((season) => statisticOf(request, season)),
  };
}

function statisticOf({ media }: RequestQuery, sum: PlayerSeason): WirePlayerSeason {
  const { player, shots, goals, passes, tackles, duels, dribbles, fouls, penalty } = sum;
  const hasPlayed = sum.appearances > 0;
  const ifPlayed = (value: number) => (hasPlayed ? value : null);
  return {
    team: teamName(media, sum.team),
    league: leagueName(media, sum.competition, sum.season),
    games: {
      appearences: sum.appearances,
      lineups: sum.lineups,
      minutes: sum.minutes,
      number: player.number,
      position: positions[player.role],
      rating: ratingOf(sum),
      captain: sum.isCaptain,
    },
    substitutes: sum.substitutes,
    shots: { total: ifPlayed(shots.total), on: ifPlayed(shots.on) },
    goals: {
      total: goals.total,
      conceded: goals.conceded,
      assists: goals.assists,
      saves: ofKeeper(player, goals.saves),
    },
    passes: {
      total: ifPlayed(passes.total),
      key: ifPlayed(passes.key),
      accuracy: passes.total ? Math.round((passes.accurate / passes.total) * 100) : null,
    },
    tackles: {
      total: ifPlayed(tackles.total),
      blocks: ifPlayed(tackles.blocks),
      interceptions: ifPlayed(tackles.interceptions),
    },
    duels: { total: ifPlayed(duels.total), won: ifPlayed(duels.won) },
    dribbles: { attempts: ifPlayed(dribbles.attempts), success: ifPlayed(dribbles.success), past: null },
    fouls: { drawn: ifPlayed(fouls.drawn), committed: ifPlayed(fouls.committed) },
    cards: sum.cards,
    penalty: {
      won: penalty.won || null,
      commited: penalty.committed || null,
      scored: penalty.scored,
      missed: penalty.missed,
      saved: ofKeeper(player, penalty.saved),
    },
  };
}

const ofKeeper = ({ role }: Player, saves: number) => saves || (role === 'G' ? 0 : null);

function ratingOf({ ratings }: PlayerSeason): string | null {
  if (ratings.length === 0) return null;
  return (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(2);
}
