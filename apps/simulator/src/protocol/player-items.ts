import type { WireFixturePlayers } from '@safira/provider/wire/fixture-players';
import type { MatchNow } from '../world/model.ts';
import { playerRows, type PlayerRow } from '../world/play/player-rows.ts';
import { hasPlayers } from './delays.ts';
import { fullName, teamName } from './names.ts';
import type { RequestQuery } from './request-query.ts';
import { MINUTE_MS, localTime } from './times.ts';

const SIDES = ['home', 'away'] as const;

/** DLG-09: the statistics of all players so far, home first. */
export function playerItems(match: MatchNow, { world, moment, media }: RequestQuery): WireFixturePlayers[] {
  if (!match.fixture.competition.coverage.playerStatistics || !hasPlayers(match)) return [];
  const rows = playerRows(world.seed, match);
  if (!rows) return [];
  const counted = Math.min(moment.now, match.endsAt ?? moment.now);
  const update = localTime('UTC', Math.floor(counted / MINUTE_MS) * MINUTE_MS);
  return SIDES.map((side) => ({
    team: { ...teamName(media, match.fixture[side]), update },
    players: rows[side].map((row) => ({
      player: { id: row.player.id, name: fullName(row.player), photo: media.player(row.player.id) },
      statistics: [numbersOf(row)],
    })),
  }));
}

type Statistic = WireFixturePlayers['players'][number]['statistics'][number];

/** Most zeros are sent as null, ratings and accurate passes as text. */
function numbersOf(row: PlayerRow): Statistic {
  const { player, shots, goals, passes, tackles, duels, dribbles, fouls, cards, penalty } = row;
  const ofKeeper = player.role === 'G' && row.minutes !== null ? 0 : null;
  return {
    games: {
      minutes: row.minutes,
      number: player.number,
      position: player.role,
      rating: row.rating === null ? null : String(row.rating),
      captain: row.isCaptain,
      substitute: row.isSubstitute,
    },
    offsides: row.offsides || null,
    shots: { total: shots.total || null, on: shots.on || null },
    goals: {
      total: goals.total || null,
      conceded: goals.conceded,
      assists: goals.assists || null,
      saves: goals.saves || ofKeeper,
    },
    passes: {
      total: passes.total || null,
      key: passes.key || null,
      accuracy: passes.total ? String(passes.accurate) : null,
    },
    tackles: {
      total: tackles.total || null,
      blocks: tackles.blocks || null,
      interceptions: tackles.interceptions || null,
    },
    duels: { total: duels.total || null, won: duels.won || null },
    dribbles: {
      attempts: dribbles.attempts || null,
      success: dribbles.success || null,
      past: dribbles.past || null,
    },
    fouls: { drawn: fouls.drawn || null, committed: fouls.committed || null },
    cards: { yellow: cards.yellow, red: cards.red },
    penalty: {
      won: penalty.won || null,
      commited: penalty.committed || null,
      scored: penalty.scored,
      missed: penalty.missed,
      saved: penalty.saved || ofKeeper,
    },
  };
}
