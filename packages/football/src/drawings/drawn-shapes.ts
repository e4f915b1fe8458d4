import type { EmblemLook } from './emblem-look.ts';
import type { EmblemKind } from '../tables/emblem-marks.ts';

// Drawn crests are in units of 48, emblems in units of 32: the same on pages and share cards.

/** The disc under the letters of a crest. */
export const DISC = { x: 24, y: 24.5, radius: 13.2 };

export const emblemShapes: Readonly<Record<EmblemKind, { outer: string; inner: string }>> = {
  league: {
    outer: 'M16 1.5 28.5 8.6V23.4L16 30.5 3.5 23.4V8.6Z',
    inner: 'M16 4.4 26 10V22L16 27.6 6 22V10Z',
  },
  cup: {
    outer: 'M3.5 4.5a2 2 0 0 1 2-2h21a2 2 0 0 1 2 2V15C28.5 23 23 28 16 30.5 9 28 3.5 23 3.5 15Z',
    inner: 'M6.1 5.1H25.9V15C25.9 21.6 21.6 25.6 16 27.8 10.4 25.6 6.1 21.6 6.1 15Z',
  },
  international: {
    outer: 'M16 1.5A14.5 14.5 0 1 1 16 30.5 14.5 14.5 0 1 1 16 1.5Z',
    inner: 'M16 4.2A11.8 11.8 0 1 1 16 27.8 11.8 11.8 0 1 1 16 4.2Z',
  },
  'super-cup': {
    outer: 'M16 .8 31.2 16 16 31.2.8 16Z',
    inner: 'M16 4.4 27.6 16 16 27.6 4.4 16Z',
  },
};

/** Font size and baseline of letters that are centred. */
export type Lettering = { size: number; baseline: number };

export const emblemLettering = ({ letters, kind }: EmblemLook): Lettering =>
  centred(letters, { y: kind === 'cup' ? 14.6 : 16, size: 11.5, width: kind === 'super-cup' ? 17.5 : 19 });

export const crestLettering = (letters: string): Lettering =>
  centred(letters, { y: DISC.y, size: 15.5, width: 21.5 });

type Space = { y: number; size: number; width: number };

/** Wide letters are drawn smaller; the pair is centred between its highest and its lowest stroke. */
function centred(letters: string, { y, size, width }: Space): Lettering {
  const [first = ' ', last = ' '] = letters;
  const fitting = Math.min(size, width / (emsOf(first, widths.first) + emsOf(last, widths.last)));
  const rise = Math.max(emsOf(first, rises), emsOf(last, rises));
  const fall = Math.max(emsOf(first, falls.first), emsOf(last, falls.last));
  return { size: round(fitting), baseline: round(y + (fitting * (rise - fall)) / 2) };
}

const round = (value: number) => Math.round(value * 100) / 100;

type Sizes = { of: Readonly<Record<string, number>>; others: number };

function emsOf(letter: string, { of, others }: Sizes): number {
  return Object.entries(of).find(([letters]) => letters.includes(letter))?.[1] ?? others;
}

/** Of the display font in ems; a letter has another form at the end of a pair. */
const widths: Record<'first' | 'last', Sizes> = {
  first: { of: { سشصض: 1.07, طظ: 0.93, اأإآرزبتثنيئل: 0.36 }, others: 0.68 },
  last: { of: { سشصض: 1.65, بتثفقكنىيطظلئ: 1, اأإآرز: 0.38 }, others: 0.74 },
};
const rises: Sizes = { of: { أآ: 1.05, اإلطظكثخذشضفغةؤئ: 0.89, تنزق: 0.76 }, others: 0.6 };
const falls: Record<'first' | 'last', Sizes> = {
  first: { of: { إ: 0.35, رزوؤبيج: 0.29 }, others: 0 },
  last: { of: { ي: 0.58, جحخعغمىإ: 0.37, رزوؤنقب: 0.3, سشصضل: 0.22 }, others: 0 },
};
