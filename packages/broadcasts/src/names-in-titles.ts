import { countryKey } from '@safira/arabic/names/countries';
import { clubTables, competitionTable } from '@safira/arabic/names/club-tables';
import { once } from '@safira/arabic/once';
import { foldForSearch } from '@safira/arabic/search/search-key';
import { nisbas } from '@safira/arabic/tables/nisbas';
import { competitionNicknames } from '@safira/arabic/tables/search/competition-nicknames';
import { teamNicknames } from '@safira/arabic/tables/search/team-nicknames';
import { spellingsOf, spellingsOfOthers } from '@safira/arabic/names/team-spellings';
import type { Match } from '@safira/contract/matches/matches';
import { frenchNames } from './tables/french-names.ts';

/** A match that a programme may show. */
export type Candidate = Pick<Match, 'apiId' | 'date' | 'league' | 'teams'>;

/** What a phrase of a title may stand for. A team of no candidate has neither: it only uses up its words. */
export type Meaning = { teams: ReadonlySet<number>; competitions: ReadonlySet<number> };

type Team = Match['teams']['home'];

/**
 * OURS-17: the names that titles may use, folded. The teams of the candidates, in Arabic, English and French, by names and
 * nicknames; the clubs that do not play, so that «البنك الأهلي» is never read as «الأهلي»; and the competitions, so that
 * «الدوري المصري» does not name the club المصري. Where a phrase is a team's and another's, it is the team's.
 */
export function namesInTitles(candidates: readonly Candidate[]): Map<string, Meaning> {
  const teams = new Map(
    candidates.flatMap(({ teams: { home, away } }) => [home, away]).map((team) => [team.id, team]),
  );
  const ofTeams = grouped(
    [...teams.values()].flatMap((team) => namesOf(team).map((name): [string, number] => [name, team.id])),
  );
  const ofCompetitions = namesOfCompetitions(candidates);
  const ids = new Set(teams.keys());
  const others = [
    ...spellingsOfOthers(ids),
    ...clubs().flatMap(({ id, nationals }) => (id === undefined || !ids.has(id) ? nationals : [])),
  ];
  return new Map([
    ...others.map((name) => [name, { teams: none, competitions: none }] as const),
    ...Array.from(ofCompetitions, ([name, of]) => [name, { teams: none, competitions: of }] as const),
    ...Array.from(ofTeams, ([name, of]) => [name, { teams: of, competitions: none }] as const),
  ]);
}

const none: ReadonlySet<number> = new Set();

/** The names of competitions alone, folded: in a cell for the competition «المصري» is no club. */
export const namesOfCompetitions = (candidates: readonly Candidate[]): Map<string, Set<number>> =>
  grouped(competitionNames(candidates));

function namesOf(team: Team): string[] {
  const spellings = spellingsOf(team);
  const club = clubsById().get(team.id);
  const byId = [
    ...teamNicknames.filter(([id]) => id === team.id),
    ...frenchNames.filter(([id]) => id === team.id),
  ]
    .flatMap(([, ...names]) => names.filter((name) => typeof name === 'string'))
    .map(foldForSearch);
  return [
    ...spellings,
    ...byId,
    ...(club?.nationals ?? []),
    ...firstWord(foldForSearch(club?.arabic ?? team.name)),
  ];
}

/** «الاتحاد السكندري» is often only «الاتحاد»; the other team of the match and the time leave no doubt. */
function firstWord(arabic: string): string[] {
  const [first = '', ...rest] = arabic.split(' ');
  return rest.length > 0 && /^ال.{2}/.test(first) && !generic.has(first) ? [first] : [];
}

const generic = new Set(['النادي', 'المنتخب', 'الفريق', 'البنك'].map(foldForSearch));

type Club = (typeof clubTables)[number][number];

const nisbaOf = new Map(Object.entries(nisbas).map(([country, nisba]) => [countryKey(country), nisba]));

/** «الهلال السوداني» is not the Hilal of Riyadh. */
function withNationality({ arabic, short, country }: Club): string[] {
  const nisba = nisbaOf.get(countryKey(country));
  return nisba ? [arabic, short].map((name) => foldForSearch(`${name} ال${nisba}`)) : [];
}

/** Folded once: there are almost two thousand. */
const clubs = once(() =>
  clubTables.flat().map((club) => ({ id: club.id, arabic: club.arabic, nationals: withNationality(club) })),
);
const clubsById = once(() => new Map(clubs().map((club) => [club.id, club])));

const knownCompetitions = once((): [string, number][] => {
  const tables = competitionTable.flatMap(({ id, name, arabic, aliases = [] }) =>
    id === undefined ? [] : [name, arabic, ...aliases].map((one) => [one, id] as const),
  );
  const nicknames = competitionNicknames.flatMap(([id, , ...names]) =>
    names.map((one) => [one, id] as const),
  );
  return [...tables, ...nicknames].map(([name, id]) => [foldForSearch(name), id]);
});

const competitionNames = (candidates: readonly Candidate[]): [string, number][] => [
  ...knownCompetitions(),
  ...candidates.flatMap(({ league }) =>
    [league.name, league.originalName].map((name): [string, number] => [foldForSearch(name), league.id]),
  ),
];

function grouped(named: Iterable<readonly [string, number]>): Map<string, Set<number>> {
  const ids = new Map<string, Set<number>>();
  for (const [name, id] of named) {
    if (name.length < 2) continue;
    ids.set(name, (ids.get(name) ?? new Set()).add(id));
  }
  return ids;
}
