import { countryKey } from '@safira/arabic/names/countries';
import { makePhraseFinder } from '@safira/arabic/search/find-phrases';
import { foldForSearch } from '@safira/arabic/search/search-key';
import { nisbas } from '@safira/arabic/tables/nisbas';
import { sideIn } from '@safira/arabic/search/title-sides';
import { sideOf } from '../match-title.ts';
import { type Candidate, namesInTitles, namesOfCompetitions } from '../names-in-titles.ts';

/** Less than the hour between two zones: a list in another zone than the editor says fits no match. */
const TOLERANCE_MS = 30 * 60_000;
const MOST_CANDIDATES = 8;

export type MatchFault = 'match_unknown' | 'several_matches' | 'time_differs' | 'league_differs';

/** The only match that a row can mean, or why there is none, with those that it may mean. */
export type MatchVerdict<C> =
  | { match: C; fault?: undefined; candidates: [] }
  | { match?: undefined; fault: MatchFault; candidates: C[] };

type WrittenMatch = {
  home: string;
  away: string;
  league: string;
  /** The instants that the written time may mean. */
  starts: readonly number[];
};

/**
 * OURS-17: finds the match of a row by both teams, in any order, by the names that titles of guides are matched by, at
 * the written time; the league decides between several, and speaks against a match of another one. Never a guess.
 */
export function makeRowMatcher<C extends Candidate>(candidates: readonly C[]) {
  const findTeams = makePhraseFinder(namesInTitles(candidates));
  const matches = candidates.map((match) => ({
    match,
    kickoff: Date.parse(match.date),
    side: sideOf(match),
  }));
  const competitionsIn = makeLeagueReader(candidates);

  const teamsIn = (cell: string): ReadonlySet<number> => {
    const named = findTeams(foldForSearch(cell).split(' ')).filter(({ of }) => of.competitions.size === 0);
    return named.length === 1 ? named[0]!.of.teams : new Set();
  };

  return ({ home, away, league, starts }: WrittenMatch): MatchVerdict<C> => {
    const [one, other] = [teamsIn(home), teamsIn(away)];
    const written = sideIn(foldForSearch(`${league} ${home} ${away}`));
    const isInTime = ({ kickoff }: { kickoff: number }) =>
      starts.some((start) => Math.abs(start - kickoff) <= TOLERANCE_MS);
    const ofSide = matches.filter(({ side }) => side === written);
    const named = ofSide.filter(({ match: { teams } }) => areNamed(teams, one, other));
    const inTime = named.filter(isInTime);
    const competitions = competitionsIn(league);
    const fits = ({ match }: { match: C }) => competitions.size === 0 || competitions.has(match.league.id);
    const fitting = inTime.filter(fits);
    const refused = (fault: MatchFault, among: readonly { match: C }[]): MatchVerdict<C> => ({
      fault,
      candidates: among.slice(0, MOST_CANDIDATES).map(({ match }) => match),
    });
    if (fitting.length === 1) return { match: fitting[0]!.match, candidates: [] };
    if (fitting.length > 1) return refused('several_matches', fitting);
    if (inTime.length > 0) return refused('league_differs', inTime);
    if (named.length > 0) return refused('time_differs', named);
    const half = ofSide.filter(
      (known) =>
        isInTime(known) &&
        fits(known) &&
        sidesOf(known.match.teams).some((id) => one.has(id) || other.has(id)),
    );
    return refused('match_unknown', half);
  };
}

const sidesOf = ({ home, away }: Candidate['teams']) => [home.id, away.id];

const areNamed = (
  { home, away }: Candidate['teams'],
  one: ReadonlySet<number>,
  other: ReadonlySet<number>,
): boolean => (one.has(home.id) && other.has(away.id)) || (one.has(away.id) && other.has(home.id));

const countryOfNisba = new Map(
  Object.entries(nisbas).map(([country, nisba]) => [foldForSearch(nisba), countryKey(country)]),
);

/** The competitions that a cell may mean; empty if it names none that is known. «الإنجليزي» is any of England. */
function makeLeagueReader(candidates: readonly Candidate[]): (cell: string) => ReadonlySet<number> {
  const find = makePhraseFinder(namesOfCompetitions(candidates));
  const byCountry = Map.groupBy(
    new Map(candidates.map(({ league }) => [league.id, league])).values(),
    (league) => countryKey(league.country),
  );
  return (cell) => {
    const words = foldForSearch(cell).split(' ');
    const named = find(words).flatMap(({ of }) => [...of]);
    if (named.length > 0) return new Set(named);
    const countries = words.flatMap((word) => countryOfNisba.get(word.replace(/^ال/, '')) ?? []);
    return new Set(countries.flatMap((country) => (byCountry.get(country) ?? []).map(({ id }) => id)));
  };
}
