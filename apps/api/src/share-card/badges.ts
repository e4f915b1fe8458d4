import type { Player } from '@safira/contract/players/players';
import { plainKit } from '@safira/football/drawings/club-colours';
import { crestLook, type CrestLook } from '@safira/football/drawings/crest-look';
import { emblemLook, type EmblemLook } from '@safira/football/drawings/emblem-look';
import type { Card } from './frame.ts';
import {
  drawCrest,
  drawEmblem,
  drawPhoto,
  drawPicture,
  drawShirt,
  type Place,
  type ShirtLook,
} from './shapes.ts';

/** What stands for a team, a competition or a player: `picture` is a file in the folder of mirrored pictures, else it is drawn. */
export type Badge<Look> = { picture: string | null; look: Look };
export type TeamBadge = Badge<CrestLook>;
export type CompetitionBadge = Badge<EmblemLook>;
export type PlayerBadge = Badge<ShirtLook>;

type Named = { name: string; originalName: string; logo: string | null };

export const teamBadge = (team: Named): TeamBadge => ({
  picture: pictureFile(team.logo, 'large'),
  look: crestLook(team),
});

export const competitionBadge = (
  competition: Named & { id: number; country: string },
  size: 'small' | 'large',
): CompetitionBadge => ({ picture: pictureFile(competition.logo, size), look: emblemLook(competition) });

/** The photo, else the shirt of the newest season, as on the pages. */
export function playerBadge({ player, statistics }: Player): PlayerBadge {
  const newest = statistics.find(({ team }) => team !== null);
  const { shirt, number } = newest?.team?.colours ?? plainKit;
  return {
    picture: pictureFile(player.photo, 'large'),
    look: { field: shirt, ink: number, number: newest?.games.number ?? null },
  };
}

/** Only file names that our own worker writes: no other file can be read. */
export function pictureFile(address: string | null, size: 'small' | 'large'): string | null {
  const found = /^\/media\/([0-9a-f]{2}\/[0-9a-f]{24,64})-small\.webp$/.exec(address ?? '');
  return found && `${found[1]}-${size}.webp`;
}

export function drawTeam(card: Card, badge: TeamBadge, place: Place): void {
  const image = imageOf(card, badge);
  if (image) drawPicture(card.context, image, place);
  else drawCrest(card.context, badge.look, place);
}

export function drawCompetition(card: Card, badge: CompetitionBadge, place: Place): void {
  const image = imageOf(card, badge);
  if (image) drawPicture(card.context, image, place);
  else drawEmblem(card.context, badge.look, place);
}

export function drawPlayer(card: Card, badge: PlayerBadge, place: Place): void {
  const image = imageOf(card, badge);
  if (image) drawPhoto(card.context, image, place);
  else drawShirt(card.context, badge.look, place);
}

const imageOf = ({ pictures }: Card, { picture }: Badge<unknown>) =>
  picture === null ? undefined : pictures.get(picture);
