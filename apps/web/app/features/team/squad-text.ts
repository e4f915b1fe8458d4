import type { Gender } from '@safira/arabic/terms/gender';
import { players } from '@safira/arabic/nouns/player-nouns';
import { count } from '@safira/arabic/nouns/plurals';
import { age as ageNoun } from '@safira/arabic/nouns/time-nouns';

export const playerCount = (n: number, gender: Gender) => count(n, players[gender]);
export const age = (years: number) => count(years, ageNoun);
/** Between two short facts. */
export const dot = ' · ';
