import { channels } from '../tables/channels.ts';
import { africaAsiaClubs } from '../tables/clubs/africa-asia.ts';
import { americasClubs } from '../tables/clubs/americas.ts';
import { egyptClubs } from '../tables/clubs/egypt.ts';
import { englandClubs } from '../tables/clubs/england.ts';
import { europeClubs } from '../tables/clubs/europe.ts';
import { franceClubs } from '../tables/clubs/france.ts';
import { germanyClubs } from '../tables/clubs/germany.ts';
import { gulfClubs } from '../tables/clubs/gulf.ts';
import { italyClubs } from '../tables/clubs/italy.ts';
import { levantIraqClubs } from '../tables/clubs/levant-iraq.ts';
import { maghrebClubs } from '../tables/clubs/maghreb.ts';
import { omanClubs } from '../tables/clubs/oman.ts';
import { saudiArabiaClubs } from '../tables/clubs/saudi-arabia.ts';
import { spainClubs } from '../tables/clubs/spain.ts';
import { competitions } from '../tables/competitions.ts';

/** NAME-01: the tables of clubs, competitions and channels, apart from those of people, which are several times larger. */
export const clubTables = [
  africaAsiaClubs,
  americasClubs,
  egyptClubs,
  englandClubs,
  europeClubs,
  franceClubs,
  germanyClubs,
  gulfClubs,
  italyClubs,
  levantIraqClubs,
  maghrebClubs,
  omanClubs,
  saudiArabiaClubs,
  spainClubs,
];

export const competitionTable = competitions;

export const channelTable = channels;
