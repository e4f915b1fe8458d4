import { clubTables } from '@safira/arabic/name-tables';
import { foldForSearch } from '@safira/arabic/search-key';
import { readSide } from '@safira/arabic/sides';
import type { Match } from '@safira/contract/matches/matches';

type Team = Pick<Match['teams']['home'], 'id' | 'name' | 'originalName'>;

/** Parts of a club's name that titles often leave out. */
const FORMAL = /\b(?:fc|cf|afc|cfc|sc|ac|fk|sk)\b/g;

const clubs = clubTables.flat().map(({ id, name, arabic, short, aliases = [] }) => ({
  id,
  arabic,
  spellings: [name, arabic, short, ...aliases].map(foldForSearch),
}));

/** DLG-11: every name a title may use for a team, folded for comparing: from both scripts and from the name tables. */
export function spellingsOf({ id, name, originalName }: Team): string[] {
  const { base } = readSide(originalName);
  const own = [originalName, base, name].map(foldForSearch);
  // The nationality may follow the name.
  const isNamed = (arabic: string) => name === arabic || name.startsWith(`${arabic} `);
  const known = clubs.filter(
    (club) =>
      club.id === id || (club.id === undefined && isNamed(club.arabic) && club.spellings.includes(own[0]!)),
  );
  const all = [...own, ...known.flatMap(({ spellings }) => spellings)];
  const plain = all.map((spelling) => spelling.replaceAll(FORMAL, '').replaceAll(/ +/g, ' ').trim());
  return [...new Set([...all, ...plain])].filter((spelling) => spelling.length > 1);
}
