import { count, player } from '@safira/arabic/plurals';
import { age as ageNoun } from '@safira/arabic/time-nouns';

export const playerCount = (n: number) => count(n, player);
export const age = (years: number) => count(years, ageNoun);
/** Between two short facts. */
export const dot = ' · ';
