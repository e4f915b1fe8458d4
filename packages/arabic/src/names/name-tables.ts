import { arabTowns } from '../tables/arab-towns.ts';
import { cities } from '../tables/cities.ts';
import { coaches } from '../tables/coaches.ts';
import { arabInternationals } from '../tables/players/arab-internationals.ts';
import { arabLeaguesPlayers } from '../tables/players/arab-leagues.ts';
import { egyptPlayers } from '../tables/players/egypt.ts';
import { englandPlayers } from '../tables/players/england.ts';
import { francePlayers } from '../tables/players/france.ts';
import { germanyPlayers } from '../tables/players/germany.ts';
import { italyPlayers } from '../tables/players/italy.ts';
import { saudiArabiaPlayers } from '../tables/players/saudi-arabia.ts';
import { spainPlayers } from '../tables/players/spain.ts';
import { worldPlayers } from '../tables/players/world.ts';
import { referees } from '../tables/referees.ts';
import { arabStadiums } from '../tables/stadiums/arab.ts';
import { englandStadiums } from '../tables/stadiums/england.ts';
import { germanyFranceStadiums } from '../tables/stadiums/germany-france.ts';
import { italyStadiums } from '../tables/stadiums/italy.ts';
import { spainStadiums } from '../tables/stadiums/spain.ts';
import { worldStadiums } from '../tables/stadiums/world.ts';

/** NAME-01: the tables of people and places, by kind. They are large, so only servers and lazy chunks import them. */
export const personTables = {
  player: [
    arabInternationals,
    arabLeaguesPlayers,
    egyptPlayers,
    englandPlayers,
    francePlayers,
    germanyPlayers,
    italyPlayers,
    saudiArabiaPlayers,
    spainPlayers,
    worldPlayers,
  ],
  coach: [coaches],
  referee: [referees],
};

export const placeTables = {
  stadium: [
    arabStadiums,
    englandStadiums,
    germanyFranceStadiums,
    italyStadiums,
    spainStadiums,
    worldStadiums,
  ],
  city: [arabTowns, cities],
};
