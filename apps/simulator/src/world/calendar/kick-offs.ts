import type { Team } from '../model.ts';
import { cityZones, hotCountries, kickOffs, type Confederation } from '../tables/kick-offs.ts';
import { minuteOfDay } from './weeks.ts';

const byCountry = new Map(
  (Object.keys(kickOffs) as Confederation[]).flatMap((confederation) =>
    kickOffs[confederation].flatMap(([zone, times, ...countries]) =>
      countries.map((country) => [country, { zone, times, confederation }] as const),
    ),
  ),
);

function rhythmOf({ country }: Pick<Team, 'country'>) {
  const known = byCountry.get(country);
  if (!known) throw new RangeError(`no kick-off times for ${country}`);
  return known;
}

/** The zone of a team's own venue. */
export function zoneOf(team: Pick<Team, 'country' | 'ground'>): string {
  return (team.ground && cityZones[team.ground.city]) ?? rhythmOf(team).zone;
}

/** The usual local times of international matches in a team's country. */
export const usualTimes = (team: Pick<Team, 'country'>): readonly string[] => rhythmOf(team).times;

export const confederationOf = (team: Pick<Team, 'country'>): Confederation => rhythmOf(team).confederation;

const [EARLIEST, LATEST] = [12 * 60, 22 * 60 + 30];
const COOLER_FROM = 17 * 60 + 30;
const [MAY, SEPTEMBER] = [4, 8];

/** HOUSE: whether a match may kick off then at the home team's venue: between noon and 22:30, in the Gulf's summer late. */
export function isPlausible(home: Pick<Team, 'country' | 'ground'>, at: number): boolean {
  const minute = minuteOfDay(zoneOf(home), at);
  const month = new Date(at).getUTCMonth();
  const isHot = hotCountries.has(home.country) && month >= MAY && month <= SEPTEMBER;
  return minute >= (isHot ? COOLER_FROM : EARLIEST) && minute <= LATEST;
}
