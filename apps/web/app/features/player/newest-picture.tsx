import type { Player } from '@safira/contract/players/players';
import { PlayerPicture } from '../../football-ui/player-picture.tsx';

/** With the shirt of the newest season. */
export function NewestPicture({ found: { player, statistics }, size }: { found: Player; size: number }) {
  const newest = statistics.find(({ team }) => team !== null);
  return <PlayerPicture player={player} team={newest?.team} number={newest?.games.number} size={size} />;
}
