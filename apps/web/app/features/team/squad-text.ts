import type { Gender } from '@safira/arabic/gender';
import { count, player, womanPlayer } from '@safira/arabic/plurals';
import { age as ageNoun } from '@safira/arabic/time-nouns';

export const playerCount = (n: number, gender: Gender) =>
  count(n, gender === 'feminine' ? womanPlayer : player);
export const age = (years: number) => count(years, ageNoun);
/** Between two short facts. */
export const dot = ' · ';
