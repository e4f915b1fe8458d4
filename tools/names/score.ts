import { readFileSync } from 'node:fs';
import { foldForSearch } from '@safira/arabic/search/search-key';
import { type NameKind, translate } from '@safira/arabic/names/translate';

/** A line of an exam list: what the provider writes, and what a sports desk would print. */
type Line = { kind: NameKind; country: string; english: string; accepted: string[]; forbidden: string[] };
export type Score = { right: number; total: number; misses: string[]; strangers: string[] };

const kinds: Readonly<Record<string, NameKind>> = {
  club: 'club',
  'women-club': 'club',
  ground: 'stadium',
  player: 'player',
  woman: 'player',
  referee: 'referee',
  coach: 'coach',
};

/** `kind country english accepted`, or for initials `kind nationality club english accepted forbidden`. */
export function readLines(path: string): Line[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('\t');
      const [kind, country, english, accepted, forbidden] =
        cells.length > 4 ? [cells[0], cells[1], cells[3], cells[4], cells[5]] : cells;
      return {
        kind: kinds[kind!]!,
        country: country!,
        english: english!,
        accepted: accepted!.split('|'),
        forbidden: forbidden === undefined || forbidden === '-' ? [] : forbidden.split('|'),
      };
    });
}

/** Hamza, ة/ه and ى/ي are not counted as faults, and neither is the space after «عبد». */
const keyOf = (arabic: string) => foldForSearch(arabic).replaceAll('عبد ال', 'عبدال');

export function scoreNames(lines: readonly Line[]): Score {
  const score: Score = { right: 0, total: lines.length, misses: [], strangers: [] };
  for (const { kind, country, english, accepted, forbidden } of lines) {
    const { text, how } = translate(kind, english, country);
    const key = keyOf(text);
    if (accepted.some((one) => keyOf(one) === key)) score.right++;
    else
      score.misses.push(`${kind} ${country} ${english}: ${text} (${how}), expected ${accepted.join(' | ')}`);
    if (forbidden.some((one) => keyOf(one) === key)) score.strangers.push(`${english} (${country}): ${text}`);
  }
  return score;
}
