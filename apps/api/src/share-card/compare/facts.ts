import type { Player } from '@safira/contract/players/players';
import { comparedRows, type ComparedRow } from '@safira/football/players/player-comparison';
import { type PlayerBadge, playerBadge } from '../badges.ts';
import { between, seasonText } from '../text.ts';

/** OURS-14: everything on the card of two players, as final text. */
export type CompareFacts = { first: ShownPlayer; second: ShownPlayer; rows: ShownNumbers[] };

export type ShownPlayer = PlayerBadge & { name: string; note: string | null };

/** `share` of the first player, null if both have nothing. */
export type ShownNumbers = {
  label: string;
  first: string;
  second: string;
  share: number | null;
  leader: 'first' | 'second' | null;
};

/** The rows of the page that everybody understands; more would be too small to read in a preview. */
const shown: readonly ComparedRow['statistic'][] = [
  'games.appearences',
  'goals.total',
  'goals.assists',
  'shots.total',
  'passes.key',
  'games.rating',
];

/** The newest seasons, as on the page; without one of them there is nothing to compare. */
export function compareFacts(first: Player, second: Player): CompareFacts {
  const [one, other] = [first.statistics[0], second.statistics[0]];
  const isKnown = ({ statistic }: ComparedRow) =>
    statistic !== 'games.rating' || (one!.games.rating !== null && other!.games.rating !== null);
  const rows = one && other ? comparedRows(one, other) : [];
  return {
    first: sideOf(first),
    second: sideOf(second),
    rows: rows
      .filter(({ statistic }) => shown.includes(statistic))
      .filter(isKnown)
      .map(toShown),
  };
}

function sideOf(found: Player): ShownPlayer {
  const [season] = found.statistics;
  const note = [season?.team?.name, season?.league && seasonText(season.league.seasonName)]
    .filter(Boolean)
    .join(between);
  return { ...playerBadge(found), name: found.player.name, note: note || null };
}

function toShown({ label, first, second, share, leader }: ComparedRow): ShownNumbers {
  const isNothing = [first, second].every((value) => Number(value) === 0);
  return { label, first, second, share: isNothing ? null : share, leader: leader ?? null };
}
