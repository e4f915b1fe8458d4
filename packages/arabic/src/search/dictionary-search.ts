import { foldForSearch } from './search-key.ts';

/** PLAYER-02: the English names of the players whose Arabic name contains the text, those that start with it first. */
export function findInDictionary(dictionary: string, text: string): string[] {
  const query = foldForSearch(text);
  if (query === '') return [];
  const found = dictionary.split('\n').flatMap((line) => {
    const [english = '', arabic = ''] = line.split('|');
    const at = foldForSearch(arabic).indexOf(query);
    return at === -1 ? [] : [{ english, at }];
  });
  return found.toSorted((a, b) => a.at - b.at).map(({ english }) => english);
}
