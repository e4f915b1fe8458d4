import type { Gender } from '@safira/arabic/terms/gender';
import { otherSide, type Side, type Team } from '../record.ts';
import type { Choose } from '../variants.ts';
import type { PreviewRecord } from './record.ts';

/** What every family of sentences is written from. */
export type PreviewFacts = {
  record: PreviewRecord;
  choose: Choose;
  /** The first word of the preview before: no two in a row open alike. */
  lastOpening: string | undefined;
  /** The headline, once it is chosen. */
  title: string;
};

/** So many matches make a run. */
export const LONG_RUN = 3;
/** Before so many matches a place in the table says little. */
const SETTLED_TABLE = 3;

/** Both teams in the order of the table, if it says something already. */
export function tableOrder({ places, teams }: PreviewRecord) {
  if (!places || Math.min(places.home.played, places.away.played) < SETTLED_TABLE) return undefined;
  const upper: Side = places.home.place <= places.away.place ? 'home' : 'away';
  const lower = otherSide(upper);
  const gap = places[upper].points - places[lower].points;
  // Where a league is split into parts, places do not follow the points.
  if (gap < 0) return undefined;
  return {
    side: upper,
    upper: teams[upper],
    lower: teams[lower],
    places: [places[upper].place, places[lower].place] as const,
    gap,
    points: places[upper].points,
  };
}

/** The words about the players of a women's team are feminine. */
export const byGender = ({ gender }: Team, words: Record<Gender, string>): string => words[gender];
