import type { Team } from '../model.ts';

/** No player id of the provider is verified, so people have their own ranges; all fit 32 bits. */
const REAL = 10_000_000;
const PLAYERS = 20_000_000;
const COACHES = 30_000_000;

const PLACES = 30;
/** After this many successors ids repeat: in more than thirty years. */
const GENERATIONS = 5;
const COACH_GENERATIONS = 100;

/** Each table of squads has a thousand ids, in the order of its rows. */
const TABLE = 1_000;
const REAL_COACHES = 90_000;

export const realId = (table: number, index: number) => REAL + table * TABLE + index;

export const realCoachId = (index: number) => REAL + REAL_COACHES + index;

export const playerId = (team: Team, place: number, generation: number) =>
  PLAYERS + (rankOf(team) * PLACES + place) * GENERATIONS + (generation % GENERATIONS);

export const coachId = (team: Team, generation: number) =>
  COACHES + rankOf(team) * COACH_GENERATIONS + (generation % COACH_GENERATIONS);

/** The provider's ids of our teams end before 30,000, and our own begin at 900,000. */
const rankOf = ({ id }: Team) => (id < 900_000 ? id : id - 900_000 + 30_000);
