import type { Team } from './model.ts';
import { asia } from './tables/teams/asia.ts';
import { egypt } from './tables/teams/egypt.ts';
import { england } from './tables/teams/england.ts';
import { europe } from './tables/teams/europe.ts';
import { france } from './tables/teams/france.ts';
import { germanyCup } from './tables/teams/germany-cup.ts';
import { germany } from './tables/teams/germany.ts';
import { italyCup } from './tables/teams/italy-cup.ts';
import { italy } from './tables/teams/italy.ts';
import {
  absentees,
  asianZones,
  championsLeague,
  europaLeague,
  qualifierGroups,
  superCups,
  type Members,
} from './tables/teams/members.ts';
import { africa, asianNations, europeanNations, otherNations } from './tables/teams/national.ts';
import { oman } from './tables/teams/oman.ts';
import { saudiArabia } from './tables/teams/saudi-arabia.ts';
import { spain } from './tables/teams/spain.ts';

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
].flat();

const nations: readonly Team[] = [africa, asianNations, europeanNations, otherNations].flat();

/** HOUSE: all teams of the world; a club is the same object in every competition. */
export const teams: readonly Team[] = [...clubs, ...nations];

const byId = new Map(teams.map((team) => [team.id, team]));

export const findTeam = (id: number): Team | undefined => byId.get(id);

/** The participants of the season that starts in that year; empty for a competition that the world does not have. */
export function clubsOf(competitionId: number, year: number): readonly Team[] {
  const season = seasons[year >= 2026 ? 'from2026' : 'before'];
  return season.get(competitionId) ?? [];
}

/** The groups from A on; West and East for the AFC Champions League; undefined where there are none. */
export function groupsOf(competitionId: number, _year: number): readonly (readonly Team[])[] | undefined {
  return groups.get(competitionId);
}

const bigFive = [england, spain, italy, france, germany].flat();
const european = [...bigFive, ...europe];

const groups = new Map<number, readonly (readonly Team[])[]>([
  [17, asianZones.map((zone) => named([...saudiArabia, ...asia], zone))],
  [29, qualifierGroups.africa.map((group) => named(africa, group))],
  [30, qualifierGroups.asia.map((group) => named(asianNations, group))],
  [32, qualifierGroups.europe.map((group) => named(europeanNations, group))],
]);

const leagues: readonly (readonly [id: number, table: readonly Team[]])[] = [
  [39, england],
  [140, spain],
  [135, italy],
  [61, france],
  [78, germany],
  [307, saudiArabia],
  [233, egypt],
  [406, oman],
];

const seasons = { before: membersIn('before'), from2026: membersIn('from2026') };

function membersIn(season: keyof Members): ReadonlyMap<number, readonly Team[]> {
  return new Map([
    ...leagues.map(([id, table]) => [id, without(table, absentees[id]![season])] as const),
    ...[...groups].map(([id, parts]) => [id, parts.flat()] as const),
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
