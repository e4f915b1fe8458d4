import type { Player } from '@safira/contract/players/players';
import { Shirt } from '../../football-ui/shirt.tsx';
import * as styles from './player-picture.module.css';

/** The photo that we mirror, or the shirt of the newest team; the name is next to it. */
export function PlayerPicture({ found: { player, statistics }, size }: { found: Player; size: number }) {
  if (player.photo?.startsWith('/')) {
    const src = size > 48 ? player.photo.replace('small', 'large') : player.photo;
    return <img className={styles.photo} src={src} alt="" width={size} height={size} decoding="async" />;
  }
  const newest = statistics.find(({ team }) => team !== null);
  const team = newest?.team ?? { name: player.name, originalName: player.originalName };
  return <Shirt number={newest?.games.number ?? null} colours={null} team={team} size={size} />;
}
