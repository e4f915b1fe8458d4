import type { Answer } from '@safira/contract/endpoint';
import type { listTeams, searchTeams, Team } from '@safira/contract/teams/teams';
import { call } from '../../../lib/api.ts';
import { withQuery } from '../../../lib/with-query.ts';
import type { groups } from './text.ts';

export type TeamGroup = keyof typeof groups;

/** By the competitions whose teams a group has. */
const leaguesOf: Record<TeamGroup, readonly number[]> = {
  saudi: [307],
  egypt: [233],
  morocco: [200],
  emirates: [301],
  tunisia: [202],
  algeria: [186],
  qatar: [305],
  england: [39],
  spain: [140],
  italy: [135],
  nations: [7, 6],
};

export const teamGroups = Object.keys(leaguesOf) as readonly TeamGroup[];

const groupOfZone: Record<string, TeamGroup> = {
  'Africa/Cairo': 'egypt',
  'Africa/Casablanca': 'morocco',
  'Africa/Tunis': 'tunisia',
  'Asia/Dubai': 'emirates',
  'Europe/London': 'england',
};

/** Where the zone of the page names no country, the Saudi league: the most read one. */
export const firstGroup = (zone: string | undefined): TeamGroup => groupOfZone[zone ?? ''] ?? 'saudi';

export async function teamsOfGroup(group: TeamGroup): Promise<readonly Team[]> {
  const answers = await Promise.all(
    leaguesOf[group].map((league) => call<Answer<typeof listTeams>>(withQuery('/teams', { league }))),
  );
  return answers.flatMap(({ data }) => data.teams);
}

export const teamsNamed = async (q: string): Promise<readonly Team[]> =>
  (await call<Answer<typeof searchTeams>>(withQuery('/teams/search', { q }))).data;
