import { plainKit } from '@safira/football/drawings/club-colours';
import type { Kit } from '@safira/football/drawings/kits';
import { Photo } from './photo.tsx';
import { Shirt } from './shirt.tsx';

type Props = {
  player: { name: string; originalName: string; photo: string | null };
  team: { name: string; originalName: string; colours?: Kit | null } | null | undefined;
  number?: number | null | undefined;
  size: number;
};

/** The photo that we mirror, or a shirt in the colours of the team; the name is next to it. */
export function PlayerPicture({ player, team, number = null, size }: Props) {
  return (
    <Photo
      photo={player.photo}
      size={size}
      instead={
        <Shirt number={number} colours={team?.colours ?? plainKit} team={team ?? player} size={size} />
      }
    />
  );
}
