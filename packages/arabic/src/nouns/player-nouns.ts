import type { Gender } from '../terms/gender.ts';
import type { Noun } from './plurals.ts';

/** Separate, because the other nouns are part of the match centre's first load. */
export const players: Record<Gender, Noun> = {
  masculine: ['لا لاعبين', 'لاعب واحد', 'لاعبان', 'لاعبين', 'لاعبين', 'لاعبًا', 'لاعب'],
  feminine: ['لا لاعبات', 'لاعبة واحدة', 'لاعبتان', 'لاعبتين', 'لاعبات', 'لاعبة', 'لاعبة'],
};
