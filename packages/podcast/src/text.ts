import { pausal } from '@safira/arabic/speech/spoken-numbers';
import { plainText, say, type Sentence as Pieces } from '@safira/reports/text';

/** Words as they are printed and as they are spoken. */
export type Phrase = {
  /** As our pages write it, figures in digits; names are linked, so that the gate knows them. */
  display: Pieces;
  /** Fully vocalised, figures in words. */
  spoken: string;
};

/** POD-06: a template is written once, with all its marks, so that both forms say the same. */
export function line(texts: TemplateStringsArray, ...parts: readonly (Phrase | string)[]): Phrase {
  const phrases = parts.map((part) => (typeof part === 'string' ? words(part) : part));
  const plain = texts.map(asPrinted);
  // `say` reads the strings of a tagged template, and so their raw form is not needed.
  const strings = Object.assign([...plain], { raw: plain });
  return {
    display: say(strings, ...phrases.map(({ display }) => display)),
    spoken: texts.map((text, index) => text + (phrases[index]?.spoken ?? '')).join(''),
  };
}

/** The same words in both forms. */
export const words = (spoken: string): Phrase => ({
  display: [{ text: asPrinted(spoken) }],
  spoken,
});

const MARKS = /[\u064B-\u0652\u0670]/g;

export const withoutMarks = (text: string): string => text.normalize('NFC').replaceAll(MARKS, '');

/**
 * A fathatan stays before the alif that ends its word, and on a hamza after one; the shadda between tanwin and alif is a
 * mark of its own.
 */
const NOT_PRINTED = /[\u064C-\u0652\u0670]|(?<!اء)\u064B(?!\u0651?ا(?!\p{L}))/gu;

/** Our pages print one mark only, the tanwin of «غدًا», before the alif, and of «مساءً». */
export const asPrinted = (text: string): string =>
  text.normalize('NFC').replaceAll('ا\u064B', '\u064Bا').replaceAll(NOT_PRINTED, '');

/**
 * With the endings of words before a pause: «فِي الدَّقِيقَةِ السَّابِعَةْ، …». A joining alif is silent within a sentence.
 */
export const withPauses = (spoken: string): string =>
  spoken
    .normalize('NFC')
    .replaceAll(' اِ', ' ا')
    .split(/(?=[،.:؛])/)
    .map((part) => {
      const [mark = '', ...rest] = /^[،.:؛]/.test(part) ? part : ['', ...part];
      return mark + pausal(rest.join(''));
    })
    .join('');

export const displayText = ({ display }: Phrase): string => plainText(display);

export const wordCount = (text: string): number => text.split(/\s+/).length;

/** The first word, without a «و» before it and the ending of a verb: «انتهت» and «انتهى» open alike. */
export const openingOf = (text: string): string =>
  text
    .split(' ', 1)[0]!
    .replace(/^و(?=\S{3})/, '')
    .replace(/[تىا]$/, '');
