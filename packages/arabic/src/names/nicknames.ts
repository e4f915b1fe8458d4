import { countryName } from './countries.ts';
import { clubTables } from './club-tables.ts';
import { once } from '../once.ts';
import { foldForSearch } from '../search/search-key.ts';
import { competitionNicknames } from '../tables/search/competition-nicknames.ts';
import { otherTeamNicknames } from '../tables/search/other-team-nicknames.ts';
import { teamNicknames } from '../tables/search/team-nicknames.ts';
import { translate } from './translate.ts';

/** A team by its id, or by its Arabic name and country; a national team by its name alone. */
export type KnownTeam = { id: number } | { arabic: string; country: string | undefined };

export type Nicknamed<T> = { whole: T[]; begun: T[] };

/** OURS-07: the teams with this nickname, and those with one that begins so, by a key of `foldForSearch`. */
export const teamsByNickname = (key: string): Nicknamed<KnownTeam> => find(ofTeams(), key);

/** The same for competitions, by their ids. */
export const competitionsByNickname = (key: string): Nicknamed<number> => find(ofCompetitions(), key);

type Keyed<T> = { key: string; of: T };

const keyed = <T>(of: T, nicknames: readonly string[]): Keyed<T>[] =>
  nicknames.map((name) => ({ key: bare(foldForSearch(name)), of }));

const ofCompetitions = once(() =>
  competitionNicknames.flatMap(([id, , ...nicknames]) => keyed(id, nicknames)),
);

const ofTeams = once((): Keyed<KnownTeam>[] => [
  ...teamNicknames.flatMap(([id, english, ...nicknames]) => {
    const nation = countryName(english);
    const byName = nation === undefined ? [] : keyed({ arabic: nation, country: undefined }, nicknames);
    return [...keyed({ id }, nicknames), ...byName];
  }),
  ...otherTeamNicknames.flatMap(([english, country, ...nicknames]) =>
    keyed(
      {
        arabic: translate('club', english, country).text,
        country: country === 'World' ? undefined : country,
      },
      nicknames,
    ),
  ),
  ...clubTables
    .flat()
    .flatMap(({ arabic, country, short, aliases = [] }) => keyed({ arabic, country }, [short, ...aliases])),
]);

/** Shorter beginnings match too many names. */
const FEWEST_LETTERS = 3;
const MOST_BEGUN = 10;

/** «زعيم» and «الزعيم» are one nickname. */
const bare = (key: string) => key.replace(/^ال(?=..)/, '');

function find<T>(names: readonly Keyed<T>[], text: string): Nicknamed<T> {
  const key = bare(text);
  const whole = names.filter((one) => one.key === key);
  const begun = key.length < FEWEST_LETTERS ? [] : names.filter((one) => one.key.startsWith(key));
  const found = new Set(whole.map(({ of }) => of));
  const others = new Set(begun.map(({ of }) => of).filter((of) => !found.has(of)));
  return { whole: [...found], begun: [...others].slice(0, MOST_BEGUN) };
}
