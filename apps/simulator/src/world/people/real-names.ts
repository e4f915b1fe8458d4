import { plainKey } from '@safira/arabic/names/name-index';
import { personTables } from '@safira/arabic/names/name-tables';
import { knownReferees } from '../tables/people/known-referees.ts';
import { squadsEngland } from '../tables/people/squads-england.ts';

let names: { whole: ReadonlySet<string>; parts: ReadonlySet<string> } | undefined;

/**
 * HOUSE: whether the name could mean a real person we know of: nothing is invented about real people.
 * «Mohamed Salah» is one and so is a part of «Mohamed Salah Hamed», in any order of the words.
 */
export function isRealName(name: string): boolean {
  names ??= readNames();
  const words = wordsOf(name);
  if (names.parts.has(inOrder(words))) return true;
  return runsOf(words).some((run) => names!.whole.has(run));
}

function readNames() {
  const real = [...personTables.player, ...personTables.coach]
    .flat()
    .flatMap(([english, , , ...aliases]) => [english, ...aliases])
    .concat(
      squadsEngland.flatMap(([, , first, last, known]) => [`${first} ${last}`, known]),
      knownReferees,
    )
    .map(wordsOf)
    .filter((words) => words.length > 1);
  return { whole: new Set(real.map(inOrder)), parts: new Set(real.flatMap(runsOf)) };
}

const wordsOf = (name: string) => plainKey(name).split(' ');

/** Korean and Japanese names are written in both orders. */
const inOrder = (words: readonly string[]) => words.toSorted().join(' ');

/** Every sequence of two or more adjacent words. */
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from + 1).map((__, length) => inOrder(words.slice(from, from + length + 2))),
  );
}
