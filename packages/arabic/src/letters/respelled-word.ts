import { type LatinWord, readWord } from './letter-features.ts';
import type { Profile } from './nationality-profiles.ts';

/** A word as its country reads it: letters respelled, and fixed outputs for some of them. */
export function readAs(word: string, { respelled, fixed }: Profile): LatinWord {
  let spelled = word.normalize('NFC').replace(/^mc(?=\p{L})/u, 'mac');
  for (const [from, to] of respelled) spelled = spelled.replaceAll(from, to);
  const outputs: (string | undefined)[] = [];
  for (const [from, to] of fixed) {
    for (const { 0: found, index } of spelled.matchAll(from)) {
      const first = placeOf(spelled, index);
      const end = placeOf(spelled, index + found.length);
      if (outputs[first] !== undefined) continue;
      for (let place = first; place < end; place++) outputs[place] = place === first ? to : '';
    }
  }
  return { ...readWord(spelled), outputs };
}

/** «æ» counts as two letters, an apostrophe as none. */
function placeOf(word: string, index: number): number {
  return readWord(word.slice(0, index)).letters.length;
}
