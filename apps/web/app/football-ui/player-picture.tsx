import * as styles from './player-picture.module.css';
import { Shirt } from './shirt.tsx';

type Props = {
  player: { name: string; originalName: string; photo: string | null };
  team: { name: string; originalName: string } | null | undefined;
  number?: number | null | undefined;
  size: number;
};

/** The photo that we mirror, or a shirt in the colours of the team; the name is next to it. */
export function PlayerPicture({ player, team, number = null, size }: Props) {
  if (player.photo?.startsWith('/')) {
    const src = size > 48 ? player.photo.replace('small', 'large') : player.photo;
    return (
      <img
        className={styles.photo}
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    );
  }
  return <Shirt number={number} colours={null} team={team ?? player} size={size} />;
}
