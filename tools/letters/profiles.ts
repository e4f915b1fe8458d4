import { editDistance, withoutHamza } from '@safira/arabic/search/edit-distance';
import { readWord } from '@safira/arabic/letters/letter-features';
import { personTables } from '@safira/arabic/names/name-tables';
import { profiles } from '@safira/arabic/letters/nationality-profiles';
import { particles } from '@safira/arabic/names/particles';
import { transliterate } from '@safira/arabic/letters/transliterate';
import type { Token } from './tokens.ts';

type Word = { latin: string; arabic: string; country: string };

/** How each profile spells the players of our tables, word by word; «unseen»: words the model was not trained on. */
export function judgeProfiles(known: readonly Token[]): string[] {
  const seen = new Set(known.map(({ latin }) => letters(latin)));
  return Object.entries(profiles).map(([name, { countries }]) => {
    const words = wordsOf(countries.split(', '));
    const unseen = words.filter(({ latin }) => !seen.has(letters(latin)));
    return `${name.padEnd(12)} ${compare(words)}; unseen ${compare(unseen)}`;
  });
}

const letters = (latin: string) => readWord(latin).letters.join(' ');

function compare(words: readonly Word[]): string {
  const edits = (spell: (word: Word) => string) =>
    words.map((word) => editDistance(withoutHamza(spell(word)), withoutHamza(word.arabic)));
  const summarise = (counts: number[]) =>
    `${counts.filter((count) => count === 0).length} (${counts.reduce((sum, count) => sum + count, 0)} edits)`;
  const without = edits(({ latin }) => transliterate(latin));
  const withProfile = edits(({ latin, country }) => transliterate(latin, country));
  return `${words.length} words, exact ${summarise(without)} → ${summarise(withProfile)}`;
}

/** The words of names that have as many words in both scripts, each pair once. */
function wordsOf(countries: readonly string[]): Word[] {
  const found = new Map<string, Word>();
  for (const [english, arabic, country] of [...personTables.player, ...personTables.coach].flat()) {
    const latinWords = english.split(/[\s-]+/);
    const arabicWords = arabic.split(/[\s-]+/);
    if (!countries.includes(country) || latinWords.length !== arabicWords.length) continue;
    for (const [i, latin] of latinWords.entries()) {
      if (latin.length < 3 || particles.has(latin.toLowerCase())) continue;
      found.set(`${latin} ${arabicWords[i]}`, { latin, arabic: arabicWords[i]!, country });
    }
  }
  return [...found.values()];
}
