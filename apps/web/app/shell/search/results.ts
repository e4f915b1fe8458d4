import type { Answer } from '@safira/contract/endpoint';
import type { searchAll } from '@safira/contract/search/search';
import { withQuery } from '../../lib/with-query.ts';
import { groupNames } from './text.ts';

export type SearchAnswer = Answer<typeof searchAll>;
type SearchData = SearchAnswer['data'];

export type Result = { path: string; name: string; note: string; picture: Picture };

/** What is drawn next to a name. */
export type Picture =
  | { kind: 'team'; team: Omit<SearchData['teams'][number], '_id'> }
  | { kind: 'player'; photo: string | null }
  | { kind: 'competition'; competition: SearchData['competitions'][number] };

export type Kind = keyof SearchData;
export type ResultGroup = { kind: Kind; name: string; results: Result[] };

export const searchPath = (q: string, limit: number) => withQuery('/search', { q, limit });

/** OURS-07: teams, players and competitions, each in the order of the search; empty groups are left out. */
export function resultGroups({ teams, players, competitions }: SearchData): ResultGroup[] {
  const groups: ResultGroup[] = [
    {
      kind: 'teams',
      name: groupNames.teams,
      results: teams.map(({ _id: slug, ...team }) => ({
        path: `/team/${slug}`,
        name: team.name,
        note: team.countryName ?? '',
        picture: { kind: 'team', team },
      })),
    },
    {
      kind: 'players',
      name: groupNames.players,
      results: players.map(({ id, name, photo, team }) => ({
        path: `/player/${id}`,
        name,
        note: team?.name ?? '',
        picture: { kind: 'player', photo },
      })),
    },
    {
      kind: 'competitions',
      name: groupNames.competitions,
      results: competitions.map((competition) => ({
        path: `/competition/${competition.id}`,
        name: competition.name,
        note: competition.countryName,
        picture: { kind: 'competition', competition },
      })),
    },
  ];
  return groups.filter(({ results }) => results.length > 0);
}
