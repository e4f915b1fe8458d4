import type { FriendlyClub } from './calendar/club-friendlies.ts';
import type { Team } from './model.ts';
import { africanClubs } from './tables/teams/africa.ts';
import { algeria } from './tables/teams/algeria.ts';
import { asia } from './tables/teams/asia.ts';
import { australia } from './tables/teams/australia.ts';
import { brazil } from './tables/teams/brazil.ts';
import { egypt } from './tables/teams/egypt.ts';
import { england } from './tables/teams/england.ts';
import { europe } from './tables/teams/europe.ts';
import { france } from './tables/teams/france.ts';
import { germanyCup } from './tables/teams/germany-cup.ts';
import { germany } from './tables/teams/germany.ts';
import { italyCup } from './tables/teams/italy-cup.ts';
import { italy } from './tables/teams/italy.ts';
import { japan } from './tables/teams/japan.ts';
import {
  absentees,
  africanGroups,
  asianZones,
  championsLeague,
  europaLeague,
  superCups,
  type Members,
} from './tables/teams/members.ts';
import { morocco } from './tables/teams/morocco.ts';
import {
  africanQualifiers,
  asianCup,
  concacafByes,
  concacafGroups,
  nationsLeague,
} from './tables/teams/nation-groups.ts';
import { africa, asianNations, europeanNations, otherNations } from './tables/teams/national.ts';
import { oman } from './tables/teams/oman.ts';
import { qatar } from './tables/teams/qatar.ts';
import { saudiArabia } from './tables/teams/saudi-arabia.ts';
import { southKorea } from './tables/teams/south-korea.ts';
import { spain } from './tables/teams/spain.ts';
import { tunisia } from './tables/teams/tunisia.ts';
import { unitedArabEmirates } from './tables/teams/united-arab-emirates.ts';
import { easternConference, westernConference } from './tables/teams/usa.ts';

const clubs: readonly Team[] = [
  england,
  spain,
  italy,
  italyCup,
  france,
  germany,
  germanyCup,
  saudiArabia,
  egypt,
  oman,
  europe,
  asia,
  unitedArabEmirates,
  qatar,
  japan,
  southKorea,
  australia,
  morocco,
  tunisia,
  algeria,
  africanClubs,
  brazil,
  easternConference,
  westernConference,
].flat();

const nations: readonly Team[] = [africa, asianNations, europeanNations, otherNations].flat();

/** HOUSE: all teams of the world; a club is the same object in every competition. */
export const teams: readonly Team[] = [...clubs, ...nations];

const byId = new Map(teams.map((team) => [team.id, team]));

export const findTeam = (id: number): Team | undefined => byId.get(id);

/** The participants of the season that starts in that year; empty for a competition that the world does not have. */
export function clubsOf(competitionId: number, year: number): readonly Team[] {
  return seasons[seasonOf(year)].get(competitionId) ?? [];
}

/** The groups from A on; the two zones or conferences where there are two; undefined where there are none. */
export function groupsOf(competitionId: number, year: number): readonly (readonly Team[])[] | undefined {
  return groups[seasonOf(year)].get(competitionId);
}

/** All clubs as opponents of friendlies in the season that starts in that year. */
export function friendlyClubs(year: number): readonly FriendlyClub[] {
  const first = new Set([...leagues.map(([id]) => id), AMERICA].flatMap((id) => clubsOf(id, year)));
  const lower = new Set([...germany, ...germanyCup, ...italy, ...italyCup]);
  return clubs.map((team) => ({
    team,
    isFirstDivision: first.has(team) || !lower.has(team),
    hasLeague: first.has(team),
  }));
}

/** Its clubs are listed by conference. */
const AMERICA = 253;

const bigFive = [england, spain, italy, france, germany].flat();
const european = [...bigFive, ...europe];
const asian = [saudiArabia, unitedArabEmirates, qatar, japan, southKorea, australia, asia].flat();
const african = [egypt, morocco, tunisia, algeria, africanClubs].flat();

const seasonOf = (year: number): keyof Members => (year >= 2026 ? 'from2026' : 'before');

const groupsIn = (season: keyof Members) =>
  new Map<number, readonly (readonly Team[])[]>([
    [17, asianZones.map((zone) => named(asian, zone))],
    [12, africanGroups[season].map((group) => named(african, group))],
    [AMERICA, [easternConference, westernConference]],
    [5, nationsLeague[season].map((group) => named(europeanNations, group))],
    [36, africanQualifiers[season].map((group) => named(africa, group))],
    [7, asianCup.map((group) => named([...asianNations, ...otherNations], group))],
    [536, concacafGroups.map((group) => named(otherNations, group))],
  ]);

const groups = { before: groupsIn('before'), from2026: groupsIn('from2026') };

const leagues: readonly (readonly [id: number, table: readonly Team[]])[] = [
  [39, england],
  [140, spain],
  [135, italy],
  [61, france],
  [78, germany],
  [307, saudiArabia],
  [233, egypt],
  [406, oman],
  [200, morocco],
  [202, tunisia],
  [186, algeria],
  [301, unitedArabEmirates],
  [305, qatar],
  [98, japan],
  [292, southKorea],
  [188, australia],
  [71, brazil],
];

const seasons = { before: membersIn('before'), from2026: membersIn('from2026') };

function membersIn(season: keyof Members): ReadonlyMap<number, readonly Team[]> {
  return new Map([
    ...leagues.map(([id, table]) => [id, without(table, absentees[id]?.[season] ?? [])] as const),
    ...[...groups[season]].map(([id, parts]) => [id, parts.flat()] as const),
    [536, named(otherNations, [...concacafByes, ...concacafGroups.flat()])],
    [2, named(european, championsLeague[season])],
    [3, named(european, europaLeague[season])],
    // Relegated and promoted clubs stay in the cup.
    [81, [...germany, ...germanyCup]],
    [137, [...italy, ...italyCup]],
    [531, named(bigFive, superCups.uefa[season])],
    [826, named(saudiArabia, superCups.saudi[season])],
    [539, named(egypt, superCups.egyptian[season])],
    [667, clubs],
    [10, nations],
  ]);
}

function without(table: readonly Team[], names: readonly string[]): readonly Team[] {
  const gone = new Set(named(table, names));
  return table.filter((team) => !gone.has(team));
}

function named(table: readonly Team[], names: readonly string[]): Team[] {
  return names.map((name) => {
    const team = table.find((row) => row.name === name);
    if (!team) throw new Error(`No team is called ${name}`);
    return team;
  });
}
