import { clubTables } from '../names/club-tables.ts';
import { once } from '../once.ts';
import { foldForSearch } from './search-key.ts';
import { nisbas } from '../tables/nisbas.ts';
import { competitionNicknames } from '../tables/search/competition-nicknames.ts';
import { otherTeamNicknames } from '../tables/search/other-team-nicknames.ts';
import { teamNicknames } from '../tables/search/team-nicknames.ts';

/**
 * OURS-07: a text in Franco-Arabic («el za3eem», «al nasr el so3ody») in Arabic letters, by the words of names and
 * nicknames that sound like it; undefined unless all its words are known.
 */
export function arabicOfFranco(text: string): string | undefined {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const own = words.filter((word) => word !== 'el' && word !== 'al');
  if (own.length === 0 || !/[a-z]/i.test(text)) return undefined;
  const arabic = own.map((word) => vocabulary().get(soundOfLatin(word.replace(/^[ae]l-?/, ''))));
  return arabic.every((word) => word !== undefined) ? arabic.join(' ') : undefined;
}

/** Latin letters and digits of Franco-Arabic as one sign per sound; vowels are written in too many ways to count. */
function soundOfLatin(word: string): string {
  return signs.reduce((text, [from, to]) => text.replaceAll(from, to), word).replaceAll(/(.)\1+/g, '$1');
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/sh|ch/g, 'S'],
  [/kh|5/g, 'X'],
  [/gh|8/g, 'G'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/[7h]/g, 'H'],
  [/3/g, 'E'],
  [/6/g, 't'],
  [/9/g, 's'],
  [/[qk]/g, 'K'],
  [/[jg]/g, 'J'],
  [/[aeiouyw2]/g, ''],
];

const letters: Readonly<Record<string, string>> = {
  ب: 'b', ت: 't', ط: 't', ث: 't', ج: 'J', ح: 'H', ه: 'H', خ: 'X', د: 'd', ذ: 'd', ض: 'd', ر: 'r', ز: 'z', ظ: 'z',
  س: 's', ص: 's', ش: 'S', ع: 'E', غ: 'G', ف: 'f', ق: 'K', ك: 'K', ل: 'l', م: 'm', ن: 'n',
}; // oxfmt-ignore

const soundOfArabic = (word: string) =>
  Array.from(word.replace(/ه$/, ''), (letter) => letters[letter] ?? '')
    .join('')
    .replaceAll(/(.)\1+/g, '$1');

/** Words of one consonant sound like too many others. */
const FEWEST_SOUNDS = 2;

/** The first word with a sound counts, so nicknames stand before the names of clubs. */
const vocabulary = once(
  () =>
    new Map(
      [
        ...[...teamNicknames, ...otherTeamNicknames, ...competitionNicknames].flatMap(
          ([, , ...nicknames]) => nicknames,
        ),
        ...Object.values(nisbas),
        ...clubTables.flat().map(({ arabic }) => arabic),
      ]
        .flatMap((name) => foldForSearch(name).split(' '))
        .filter((word) => /^[\u0620-\u064a]+$/.test(word))
        .map((word) => word.replace(/^ال(?=..)/, ''))
        .map((word) => [soundOfArabic(word), word] as const)
        .filter(([sound]) => sound.length >= FEWEST_SOUNDS)
        .toReversed(),
    ),
);
