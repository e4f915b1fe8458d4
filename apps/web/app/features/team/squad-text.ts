import type { Gender } from '@safira/arabic/gender';
import { players } from '@safira/arabic/player-nouns';
import { count } from '@safira/arabic/plurals';
import { age as ageNoun } from '@safira/arabic/time-nouns';

export const playerCount = (n: number, gender: Gender) => count(n, players[gender]);
export const age = (years: number) => count(years, ageNoun);
/** Between two short facts. */
export const dot = ' · ';
