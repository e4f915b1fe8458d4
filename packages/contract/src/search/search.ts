import { z } from 'zod';
import { Competition } from '../competitions/competitions.ts';
import { endpoint } from '../endpoint.ts';
import { limitOf, named, searchText, TeamRef } from '../parts.ts';

/** OURS-07: prefix matches come first, then near spellings; nicknames count (البرسا, man utd). */
export const searchAll = endpoint({
  method: 'GET',
  path: '/search',
  summary: 'Teams, players and competitions by name, tolerant of typing mistakes',
  query: z.object({ q: searchText, limit: limitOf(8, 20) }),
  data: z.object({
    teams: z.array(TeamRef.extend({ countryName: z.string().nullable() })),
    players: z.array(
      z.object({ id: z.int(), ...named, photo: z.string().nullable(), team: TeamRef.nullable() }),
    ),
    competitions: z.array(Competition),
  }),
  cache: 'today',
  isSearch: true,
});
