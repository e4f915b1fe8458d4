import type { MatchObservation } from '@safira/football/observed/observation';
import { anObservation } from '@safira/testkit/observations';

type Between = NonNullable<Parameters<typeof anObservation>[0]> & {
  home: number;
  away: number;
  season?: number;
};

/** A match of two teams that are stored already: their names and countries are the stored ones. */
export function between({ home, away, season = 2026, ...rest }: Between): MatchObservation {
  const observed = anObservation(rest);
  const names = new Map<number, [name: string, country: string]>([
    [2932, ['Al-Hilal Saudi FC', 'Saudi-Arabia']],
    [2939, ['Al-Nassr', 'Saudi-Arabia']],
    [33, ['Manchester United', 'England']],
    [50, ['Manchester City', 'England']],
  ]);
  const team = (id: number) => {
    const [name, country] = names.get(id) ?? [`Team ${id}`, 'Saudi-Arabia'];
    return { id, name, country, logo: null };
  };
  return {
    ...observed,
    competition: { ...observed.competition, season },
    home: team(home),
    away: team(away),
    match: { ...observed.match, season, homeId: home, awayId: away },
  };
}
