import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countryKey } from '@safira/arabic/names/countries';
import { clubTables, competitionTable } from '@safira/arabic/names/club-tables';
import { personTables } from '@safira/arabic/names/name-tables';
import { foldForSearch } from '@safira/arabic/search/search-key';
import { fifaMembers } from '@safira/arabic/tables/fifa-members';
import { teamNicknames } from '@safira/arabic/tables/search/team-nicknames';
import { type NameKind, translate } from '@safira/arabic/names/translate';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveProfiles } from '@safira/store/players/people';
import { searchCompetitions } from '@safira/store/search/competition-search';
import { searchPlayers } from '@safira/store/search/player-search';
import { searchTeams } from '@safira/store/search/team-search';
import { saveTeams } from '@safira/store/teams/teams';
import { testDatabase } from '@safira/testkit/database';
import { aPerson, aSeason } from '@safira/testkit/records';

// Everything that has a name in our tables, with all its namesakes; no player is better known than another by matches.
const { db } = await testDatabase();
const idOf = new Map(teamNicknames.map(([id, english]) => [foldForSearch(english), id]));
const teams = [
  ...clubTables.flat().map(({ id, name, country }) => ({ id, name, country })),
  ...fifaMembers.map(({ name }) => ({ id: undefined, name, country: name })),
];
const bearers = Map.groupBy(teams, ({ name }) => foldForSearch(name));
const stored = new Map(
  teams.map(({ id, name, country }, at) => {
    const key = foldForSearch(name);
    const known = id ?? (bearers.get(key)!.length === 1 ? idOf.get(key) : undefined) ?? 8_000_000 + at;
    return [known, { id: known, name, country, logo: null }];
  }),
);
await saveTeams(db, [...stored.values()]);
await saveSeasons(
  db,
  competitionTable.map(({ id, name, country }, at) =>
    aSeason({ competitionId: id ?? 8_000_000 + at, name, country }),
  ),
);
await saveProfiles(
  db,
  'player',
  personTables.player
    .flat()
    .map(([name, , nationality], at) =>
      aPerson({ id: 8_000_000 + at, name, firstname: null, lastname: null, nationality }),
    ),
);

type Query = {
  text: string;
  kind: 'team' | 'competition' | 'player';
  english: string;
  country: string;
  id: number;
};

const readQueries = (file: string): Query[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [text, kind, english, country, id] = line.split('\t') as [
        string,
        Query['kind'],
        string,
        string,
        string,
      ];
      return { text, kind, english, country, id: Number(id) };
    });

const find = {
  team: (text: string) => searchTeams(db, text, 8),
  competition: (text: string) => searchCompetitions(db, { text, limit: 8 }),
  player: (text: string) => searchPlayers(db, text, { limit: 8, hasNear: true }),
};
const kinds: Record<Query['kind'], NameKind> = { team: 'club', competition: 'competition', player: 'player' };

/** The place of the expected result, from 0; ids of our tables are not complete, so the Arabic name counts as well. */
async function placeOf({ text, kind, english, country, id }: Query): Promise<number> {
  const arabic = translate(kinds[kind], english, country).text;
  const found = await find[kind](text);
  const isOf = (one: { countryName?: string | null; originalName: string }) =>
    !('countryName' in one) ||
    teams.some(
      ({ name, country: of }) => name === one.originalName && countryKey(of) === countryKey(country),
    );
  return found.findIndex((one) => one.id === id || (one.name === arabic && isOf(one)));
}

test.each([
  ['queries-a.tsv', 90, 98],
  ['queries-b.tsv', 90, 98],
])(
  'OURS-07: of the 100 queries of %s at least %i have the right first result, %i one of the first three',
  async (file, first, three) => {
    const queries = readQueries(file);
    const places = await Promise.all(queries.map(placeOf));
    const misses = queries
      .filter((_, at) => places[at] !== 0)
      .map(({ text, english }) => `${text}: ${english}`);
    const within = (most: number) => places.filter((place) => place >= 0 && place < most).length;
    expect(
      { first: within(1) >= first, three: within(3) >= three },
      `first ${within(1)}, in three ${within(3)}: ${misses.join(', ')}`,
    ).toEqual({ first: true, three: true });
  },
);
