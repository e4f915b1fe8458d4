import type { Clock } from '@safira/football/time/clock';
import type { Player, Squad, Team } from '../world/model.ts';
import { seasonYear } from '../world/calendar/weeks.ts';

type Squads = { teams: readonly Team[]; squad: (team: Team, year: number) => Squad };

/** The subject of a picture: a player with role and number; a coach has neither. */
export type Portrait = { team: Team; player: Player | null };

const SEASONS = 3;

/** HOUSE: people by id, of this season and the two before; a season is indexed when first needed. */
export function makePeopleIndex({ teams, squad }: Squads, clock: Clock) {
  const seasons = new Map<number, ReadonlyMap<number, Portrait>>();

  function season(year: number): ReadonlyMap<number, Portrait> {
    const known = seasons.get(year);
    if (known) return known;
    const people = new Map<number, Portrait>();
    // Clubs come first: national players wear the shirt of their club.
    for (const team of teams) {
      const { players, coach } = squad(team, year);
      for (const player of players) if (!people.has(player.id)) people.set(player.id, { team, player });
      if (coach && !people.has(coach.id)) people.set(coach.id, { team, player: null });
    }
    seasons.set(year, people);
    return people;
  }

  return (id: number): Portrait | undefined => {
    const current = seasonYear(clock.now());
    for (let year = current; year > current - SEASONS; year--) {
      const found = season(year).get(id);
      if (found) return found;
    }
    return undefined;
  };
}
