import { clubTables } from './club-tables.ts';
import { once } from '../once.ts';
import { foldForSearch } from '../search/search-key.ts';
import { readSide } from './sides.ts';

/** A team as matches carry it: with the provider's id and both names. */
type Team = { id: number; name: string; originalName: string };

/** Parts of a club's name that titles often leave out. */
const FORMAL = /\b(?:fc|cf|afc|cfc|sc|ac|fk|sk)\b/g;

const clubs = once(() =>
  clubTables.flat().map(({ id, name, arabic, short, aliases = [] }) => ({
    id,
    arabic,
    spellings: withPlain([name, arabic, short, ...aliases].map(foldForSearch)),
  })),
);

/** DLG-11: every name a title may use for a team, folded for comparing: from both scripts and from the name tables. */
export function spellingsOf({ id, name, originalName }: Team): string[] {
  const { base } = readSide(originalName);
  const own = [originalName, base, name].map(foldForSearch);
  // The nationality may follow the name.
  const isNamed = (arabic: string) => name === arabic || name.startsWith(`${arabic} `);
  const known = clubs().filter(
    (club) =>
      club.id === id || (club.id === undefined && isNamed(club.arabic) && club.spellings.includes(own[0]!)),
  );
  const all = [...own, ...known.flatMap(({ spellings }) => spellings)];
  return withPlain(all);
}

/** OURS-17: the spellings of every club in the name tables that is none of these teams. */
export const spellingsOfOthers = (ids: ReadonlySet<number>): string[] =>
  clubs()
    .filter(({ id }) => id === undefined || !ids.has(id))
    .flatMap(({ spellings }) => spellings);

function withPlain(spellings: readonly string[]): string[] {
  const plain = spellings.map((spelling) => spelling.replaceAll(FORMAL, '').replaceAll(/ +/g, ' ').trim());
  return [...new Set([...spellings, ...plain])].filter((spelling) => spelling.length > 1);
}
