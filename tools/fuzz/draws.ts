import { type Random, whole } from '../../apps/simulator/src/random.ts';

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

export const chance = (random: Random, share: number): boolean => random() < share;

/** Percent-encoded; lone surrogates become U+FFFD. */
export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

const letters = 'ابتثجحخدرزسشصطعفقكلمنهويةىأإآءabcdefghijklmnoprstuvwyz '.split('');

/** A name with a typing mistake: a letter lost, doubled, exchanged or wrong, or only its beginning. */
export function mistyped(random: Random, name: string): string {
  const signs = [...name];
  const at = whole(random, 0, Math.max(0, signs.length - 1));
  switch (whole(random, 0, 5)) {
    case 0:
      return signs.toSpliced(at, 1).join('');
    case 1:
      return signs.toSpliced(at, 0, signs[at] ?? 'x').join('');
    case 2:
      return signs.toSpliced(at, 2, signs[at + 1] ?? '', signs[at] ?? '').join('');
    case 3:
      return signs.toSpliced(at, 1, pick(random, letters)).join('');
    case 4:
      return signs.slice(0, at + 1).join('');
    default:
      return name.toUpperCase();
  }
}
