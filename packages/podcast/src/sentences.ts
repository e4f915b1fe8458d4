import type { Sentence as Pieces } from '@safira/reports/text';
import { chooser, countTemplates } from '@safira/reports/variants';
import type { Desk } from './desk.ts';
import { displayText, openingOf, type Phrase, withPauses, wordCount } from './text.ts';

export type EpisodeSentence = {
  /** Without marks but the tanwin of «غدًا», figures in digits. */
  display: string;
  /** Fully vocalised, figures in words. */
  spoken: string;
  templates: string[];
  /** The matches that it is about. */
  matchIds: number[];
};

export type Chapter = { title: string; sentences: EpisodeSentence[] };

export const MOST_WORDS_IN_SENTENCE = 18;

/** A desk that collects chapters. `pieces` are the printed sentences with their links, for the gate. */
export type Recorder = Desk & {
  begin: (title: string) => void;
  chapters: () => Chapter[];
  words: () => number;
  templates: readonly string[];
  pieces: readonly Pieces[];
};

/**
 * POD-06: no sentence is repeated, none is longer than 18 words, and neighbours do not open with the same word. The seed
 * chooses among the variants, those of the last episodes last.
 */
export function recorder(seed: number, recent: readonly (readonly string[])[]): Recorder {
  const { choose, used } = chooser(seed, { recent: countTemplates(recent) });
  const chapters: Chapter[] = [];
  const pieces: Pieces[] = [];
  const said = new Set<string>();
  let lastOpening = '';
  const isShort = (text: string) => wordCount(text) <= MOST_WORDS_IN_SENTENCE && !said.has(text);
  const say: Desk['say'] = (family, variants, matchIds = []) => {
    const fits = (variant: Phrase) => isShort(displayText(variant));
    const fitsWell = (variant: Phrase) => fits(variant) && openingOf(displayText(variant)) !== lastOpening;
    const isAllowed = variants.some(fitsWell) ? fitsWell : fits;
    if (!variants.some(isAllowed)) return false;
    const chosen = choose(family, variants, isAllowed);
    const display = displayText(chosen);
    said.add(display);
    pieces.push(chosen.display);
    lastOpening = openingOf(display);
    const sentence = { display, spoken: withPauses(chosen.spoken), templates: [used.at(-1)!] };
    chapters.at(-1)!.sentences.push({ ...sentence, matchIds: [...matchIds] });
    return true;
  };
  const spoken = () => chapters.filter(({ sentences }) => sentences.length > 0);
  return {
    say,
    begin: (title) => chapters.push({ title, sentences: [] }),
    chapters: spoken,
    words: () =>
      spoken()
        .flatMap(({ sentences }) => sentences)
        .reduce((sum, { display }) => sum + wordCount(display), 0),
    templates: used,
    pieces,
  };
}
