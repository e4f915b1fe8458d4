import { plainLetters } from '@safira/arabic/letters/plain-letters';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { unknownPlayer } from './player-text.ts';

type Player = { id: number | null; name: string | null; originalName: string | null };

type Props = {
  player: Player;
  /** `playerLeague` of the player's team. */
  league: number;
  className?: string | undefined;
  children?: ReactNode;
};

/** DLG-15: links to the player's page by id, or, without an id, to a search for the name. */
export function PlayerLink({ player, league, className, children }: Props) {
  return (
    <Link className={className} to={playerAddress(player, league)}>
      {children ?? <bdi>{playerName(player)}</bdi>}
    </Link>
  );
}

/** DLG-15: a player without a name is shown as unknown. */
export const playerName = ({ name }: Pick<Player, 'name'>) => name || unknownPlayer;

export function playerAddress({ id, originalName }: Player, league: number): string {
  if (id !== null) return `/player/${id}?league=${league}`;
  const search = plainLetters(originalName || 'Unknown Player');
  return `/player?${new URLSearchParams({ search, league: String(league) })}`;
}
