import type { TeamRef } from '@safira/contract/parts';
import { pictureAddress } from '../media/media.ts';

export type TeamRow = {
  id: number;
  slug: string;
  name: string;
  arabic_name: string;
  picture: string | null;
};

export const toTeamRef = (row: TeamRow): TeamRef => ({
  id: row.id,
  _id: row.slug,
  name: row.arabic_name,
  originalName: row.name,
  logo: pictureAddress(row.picture, 'small'),
});
