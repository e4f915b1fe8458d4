import type { Answer } from '@safira/contract/endpoint';
import type { getTeamByApiId, Team } from '@safira/contract/teams/teams';
import { call } from '../../lib/api.ts';
import { useAsyncData, type AsyncData } from '../../lib/use-async-data.ts';

export const teamPath = ({ _id: slug }: Pick<Team, '_id'>) => `/team/${slug}`;

const read = new Map<number, Promise<Team | undefined>>();

/** The teams with these ids, in their order. Those that cannot be read are left out. */
export function useTeams(ids: readonly number[]): AsyncData<readonly Team[]> {
  return useAsyncData({
    key: ids.join(),
    load: async () => (await Promise.all(ids.map(readTeam))).filter((team) => team !== undefined),
  });
}

/** Each team once: stars change the list often. */
function readTeam(id: number): Promise<Team | undefined> {
  const known = read.get(id);
  if (known) return known;
  const team = call<Answer<typeof getTeamByApiId>>(`/teams/by-api-id/${id}`).then(
    ({ data }) => data,
    (error: unknown) => {
      console.warn('A favourite team could not be read.', error);
      read.delete(id);
      return undefined;
    },
  );
  read.set(id, team);
  return team;
}
