import { poisson, randomOf } from '../../random.ts';
import type { Fixture, Team } from '../model.ts';
import type { Result, SeasonInput } from './desk.ts';

const MINUTE_MS = 60_000;

/** Clubs and nations for tests of the calendar: as many as the real world has, invented except for their countries. */
function someTeams(country: string, first: number, count: number): Team[] {
  return Array.from({ length: count }, (_, i) => ({
    id: first + i,
    name: `${country} ${String(i + 1).padStart(2, '0')}`,
    code: null,
    country,
    founded: null,
    isNational: first >= 5000,
    // The first two of each country share a venue.
    ground: {
      id: null,
      name: `Ground ${first + Math.max(i, 1)}`,
      city: country,
      address: null,
      capacity: null,
      surface: null,
    },
    colours: ['#000000', '#ffffff'],
    strength: 1 - (2 * i) / count,
  }));
}

const england = someTeams('England', 100, 20);
const spain = someTeams('Spain', 200, 20);
const italy = someTeams('Italy', 300, 44);
const france = someTeams('France', 400, 18);
const germany = someTeams('Germany', 500, 64);
const saudiArabia = someTeams('Saudi-Arabia', 600, 18);
const egypt = someTeams('Egypt', 700, 21);
const oman = someTeams('Oman', 800, 12);
const othersOfEurope = [
  'Portugal',
  'Netherlands',
  'Belgium',
  'Turkey',
  'Norway',
  'Greece',
  'Austria',
].flatMap((country, i) => someTeams(country, 1000 + 20 * i, 6));
const othersOfAsia = ['Qatar', 'Iraq', 'Iran', 'Japan', 'Thailand', 'Australia', 'China'].flatMap(
  (country, i) => someTeams(country, 2000 + 20 * i, 3),
);
const newLeagues: readonly (readonly [id: number, clubs: readonly Team[]])[] = (
  [
    [200, 'Morocco', 16],
    [202, 'Tunisia', 16],
    [186, 'Algeria', 16],
    [301, 'United-Arab-Emirates', 14],
    [305, 'Kuwait', 12],
    [98, 'Vietnam', 20],
    [292, 'South-Korea', 12],
    [188, 'New-Zealand', 12],
    [71, 'Brazil', 20],
    [253, 'USA', 30],
  ] as const
).map(([id, country, count], i) => [id, someTeams(country, 3000 + 50 * i, count)]);
const [[, morocco], [, tunisia], [, algeria]] = newLeagues as [
  (typeof newLeagues)[0],
  (typeof newLeagues)[0],
  (typeof newLeagues)[0],
];
const africa = someTeams('Cameroon', 5000, 54);
const asia = [...someTeams('Saudi-Arabia', 5100, 1), ...someTeams('Jordan', 5101, 23)];
const europe = someTeams('Austria', 5200, 54);
const america = someTeams('Panama', 5300, 16);

const some = (teams: readonly Team[], from: number, to: number) => teams.slice(from, to);

const championsLeague = [
  ...some(england, 0, 6),
  ...some(spain, 0, 5),
  ...some(italy, 0, 4),
  ...some(germany, 0, 4),
  ...some(france, 0, 3),
  ...some(othersOfEurope, 0, 14),
];
const europaLeague = [
  ...some(england, 6, 8),
  ...some(spain, 5, 7),
  ...some(italy, 4, 6),
  ...some(germany, 4, 6),
  ...some(france, 3, 5),
  ...some(othersOfEurope, 14, 40),
];
const west = [...some(saudiArabia, 0, 3), ...some(othersOfAsia, 0, 9)];
const east = some(othersOfAsia, 9, 21);

const members = new Map<number, readonly Team[]>([
  [39, england],
  [140, spain],
  [135, some(italy, 0, 20)],
  [61, france],
  [78, some(germany, 0, 18)],
  [307, saudiArabia],
  [233, egypt],
  [406, oman],
  [2, championsLeague],
  [3, europaLeague],
  [17, [...west, ...east]],
  [81, germany],
  [137, italy],
  ...newLeagues,
  [531, [england[0]!, spain[5]!]],
  [826, some(saudiArabia, 0, 4)],
  [539, some(egypt, 0, 4)],
  [
    667,
    [england, spain, italy, france, germany, saudiArabia, egypt, oman, othersOfEurope, othersOfAsia].flat(),
  ],
  [10, [...africa, ...asia, ...europe, ...america]],
  [536, america],
]);

const africanClubs = [egypt, morocco, tunisia, algeria].flatMap((clubs) => some(clubs, 0, 4));

const inGroups = (teams: readonly Team[], count: number) =>
  Array.from({ length: count }, (_, g) => teams.filter((__, i) => i % count === g));

const groups = new Map<number, readonly (readonly Team[])[]>([
  [17, [west, east]],
  [12, inGroups(africanClubs, 4)],
  [253, inGroups(newLeagues.at(-1)![1], 2)],
  [36, inGroups(some(africa, 0, 48), 12)],
  [7, inGroups(asia, 6)],
  [5, [...inGroups(some(europe, 0, 48), 12), ...inGroups(some(europe, 48, 54), 2)]],
  [536, inGroups(some(america, 4, 16), 2)],
]);

export const clubsOf = (competitionId: number): readonly Team[] => members.get(competitionId) ?? [];

/** A result that depends only on the fixture's id; where a winner is needed, there is one. */
export function resultOf({ id, kickoff, fate, decision, firstLeg }: Fixture): Result {
  const random = randomOf('result', id);
  const start = fate.kind === 'postponed' ? fate.to : kickoff;
  const endsAt = start + 112 * MINUTE_MS;
  if (fate.kind === 'walkover' || fate.kind === 'awarded' || fate.kind === 'abandoned') {
    const goals = { home: fate.to === 'home' ? 3 : 0, away: fate.to === 'away' ? 3 : 0 };
    return { goals, winner: fate.to, endsAt: fate.kind === 'abandoned' ? fate.awardedAt : endsAt };
  }
  const goals = { home: poisson(random, 1.5), away: poisson(random, 1.2) };
  const lead = goals.home - goals.away + (firstLeg ? firstLeg.home - firstLeg.away : 0);
  if (decision !== 'draw' && lead === 0) {
    return { goals, winner: random() < 0.5 ? 'home' : 'away', endsAt: endsAt + 50 * MINUTE_MS };
  }
  if (goals.home === goals.away) return { goals, winner: null, endsAt };
  return { goals, winner: goals.home > goals.away ? 'home' : 'away', endsAt };
}

/** The input of a season in tests. */
export function aSeason(seed: number, year: number): SeasonInput {
  return { seed, year, clubsOf, groupsOf: (competitionId) => groups.get(competitionId), resultOf };
}
