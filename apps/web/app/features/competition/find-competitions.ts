import { foldForSearch } from '@safira/arabic/search/search-key';

type Named = { name: string; originalName: string; countryName: string };

/** COMP-09: the competitions whose names or country contain every typed word, in any spelling. */
export function findCompetitions<Listed extends Named>(
  competitions: readonly Listed[],
  typed: string,
): readonly Listed[] {
  const words = foldForSearch(typed).split(' ');
  return competitions.filter(({ name, originalName, countryName }) => {
    const text = foldForSearch(`${name} ${originalName} ${countryName}`);
    return words.every((word) => text.includes(word));
  });
}
