import type { PlayerNumbers } from '@safira/football/observed/records';
import type { WireFixturePlayers } from '../wire/fixture-players.ts';
import type { WirePlayerSeason } from '../wire/players.ts';

type MatchRow = WireFixturePlayers['players'][number]['statistics'][number];
type Counters = Omit<PlayerNumbers, 'cards'>;
type WireNumber = string | number | null | undefined;

/** API-01: all counters but the cards, which a match and a season count differently. Missing ones are zero. */
export function countersOf(
  row: MatchRow | WirePlayerSeason,
  accuracy: PlayerNumbers['passes']['accuracy'],
): Counters {
  const { shots, goals, passes, tackles, duels, dribbles, fouls, penalty } = row;
  return {
    offsides: ('offsides' in row ? row.offsides : null) ?? 0,
    shots: { total: shots.total ?? 0, on: shots.on ?? 0 },
    goals: {
      total: goals.total ?? 0,
      conceded: goals.conceded ?? 0,
      assists: goals.assists ?? 0,
      saves: goals.saves ?? 0,
    },
    passes: { total: passes.total ?? 0, key: passes.key ?? 0, accuracy },
    tackles: {
      total: tackles.total ?? 0,
      blocks: tackles.blocks ?? 0,
      interceptions: tackles.interceptions ?? 0,
    },
    duels: { total: duels.total ?? 0, won: duels.won ?? 0 },
    dribbles: {
      attempts: dribbles.attempts ?? 0,
      success: dribbles.success ?? 0,
      past: dribbles.past ?? 0,
    },
    fouls: { drawn: fouls.drawn ?? 0, committed: fouls.committed ?? 0 },
    penalty: {
      won: penalty.won ?? 0,
      committed: penalty.commited ?? 0,
      scored: penalty.scored ?? 0,
      missed: penalty.missed ?? 0,
      saved: penalty.saved ?? 0,
    },
  };
}

/** `"7.1"`, `"8"`; `"–"`, `"0"` and a missing value mean that there is no rating. */
export function ratingOf(text: WireNumber): number | null {
  const rating = numberOf(text);
  return rating !== null && rating > 0 && rating <= 10 ? rating : null;
}

/** Reads `"45%"`, `"45"` and 45. */
export function percentOf(text: WireNumber): number | null {
  const percent = numberOf(typeof text === 'string' ? text.replace('%', '') : text);
  return percent !== null && percent >= 0 && percent <= 100 ? percent : null;
}

/** In a match `"20"` is the number of accurate passes, unless it exceeds the total; `"44%"` is a percentage. */
export function matchAccuracy({ total, accuracy }: MatchRow['passes']): number | null {
  if (typeof accuracy === 'string' && accuracy.includes('%')) return percentOf(accuracy);
  const count = numberOf(accuracy);
  if (count === null || count < 0 || !total) return null;
  return count <= total ? Math.round((count / total) * 100) : percentOf(count);
}

/** In a season it is a percentage, with or without the sign. */
export function seasonAccuracy({ accuracy }: MatchRow['passes']): number | null {
  return percentOf(accuracy);
}

function numberOf(text: WireNumber): number | null {
  if (text == null || String(text).trim() === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}
