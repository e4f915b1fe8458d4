import { playingMinutes } from './clock.ts';
import { minuteAt } from './outside.ts';
import { SIDES } from './pitch.ts';
import type { MatchNow, Minute, Played, Player, Side } from '../model.ts';

/** A player's time on the pitch: in minutes of play, and in minutes of the clock. */
export type Spell = {
  player: Player;
  isSubstitute: boolean;
  from: number;
  to: number;
  board: { from: number; to: number };
};

/** A match that has kicked off. */
export type Started = MatchNow & { played: Played; minute: Minute };

export function isStarted(match: MatchNow): match is Started {
  return match.played !== null && match.minute !== null;
}

/** Minutes of play so far. */
export function minutesSoFar({ played, progress }: Started): number {
  return progress * playingMinutes(played.periods, played.endsAt);
}

/** As the provider counts: without stoppage time, but at least one minute. */
export function minutesOf({ board }: Spell): number {
  return Math.max(1, board.to - board.from);
}

/** DLG-09: every player who played, starters first, according to the incidents. */
export function spellsOf(match: Started): Record<Side, Spell[]> {
  const { played, incidents } = match;
  const now = minutesSoFar(match);
  const board = boardOf(match);
  const spells: Record<Side, Spell[]> = { home: [], away: [] };
  const enter = (side: Side, player: Player, start: { from: number; board: number }) =>
    spells[side].push({
      player,
      isSubstitute: start.board > 0,
      from: start.from,
      to: now,
      board: { from: start.board, to: board },
    });

  for (const side of SIDES) {
    for (const { player } of played.lineups[side].starters) enter(side, player, { from: 0, board: 0 });
  }
  for (const { at, type, detail, side, player, assist, minute } of incidents) {
    if (type !== 'subst' && detail !== 'Red Card') continue;
    const from = playingMinutes(played.periods, at);
    const spell = spells[side].find((one) => one.player === player);
    if (spell) {
      spell.to = from;
      spell.board.to = minute.elapsed;
    }
    if (type === 'subst' && assist) enter(side, assist, { from, board: minute.elapsed });
  }
  return spells;
}

// A shoot-out shows 120 even after ninety minutes, an awarded match 90 wherever it stopped.
function boardOf({ phase, minute, played }: Started): number {
  const isShown = phase !== 'P' && phase !== 'PEN' && phase !== 'AWD';
  return isShown ? minute.elapsed : minuteAt(played.periods, played.endsAt - 1).elapsed;
}
