import { once } from '@safira/arabic/once';
import { clubWords } from './tables/club-words.ts';
import { playerWords } from './tables/player-words.ts';
import { vocalise } from './vocalise.ts';
import { withoutMarks } from './text.ts';

/** `isKnown`: every word has an entry; otherwise rules have set the marks of some, and they may be wrong. */
export type SpokenName = { spoken: string; isKnown: boolean };

/**
 * POD-06: a name as commentators pronounce it. Words of names are written with their long vowels, so the same word is
 * pronounced alike in all names.
 */
export function spokenName(name: string): SpokenName {
  const parts = withoutMarks(name.replaceAll(/[-'’.()]/g, ' '))
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((word) => ({ word, known: vocalised().get(word) }));
  return {
    spoken: parts.map(({ word, known }) => known ?? vocalise(word)).join(' '),
    isKnown: parts.every(({ known }) => known !== undefined),
  };
}

/** The entries have their marks; without them they are the words of the Arabic tables. */
const vocalised = once(
  () =>
    new Map(
      `${clubWords} ${playerWords}`
        .normalize('NFC')
        .split(/\s+/)
        .filter((word) => word !== '')
        .map((word) => [withoutMarks(word), word]),
    ),
);
