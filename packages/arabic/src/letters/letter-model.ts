import { editDistance } from '../search/edit-distance.ts';
import {
  contextsOf,
  type LatinWord,
  outputCode,
  slotAfter,
  slotOf,
  START,
  stepsOf,
  TABLE_SIZE,
} from './letter-features.ts';
import { unpackWeights } from './packed-weights.ts';
import { arabLetterTable } from '../tables/arab-letter-weights.ts';
import { letterTable } from '../tables/letter-weights.ts';

/** The possible outputs of each letter (1 to 26), and the weights that decide between them. */
export type LetterModel = { outputs: Output[][]; weights: ArrayLike<number>; scale: number };
export type Output = { text: string; code: number };

type Place = { word: LatinWord; i: number };
type Reading = { text: string; last: Output; chance: number };

const BEAM = 12;
const WORTH_OF_NEAR = 0.7;
const FAINTEST = 0.02;
const start: Output = { text: '', code: START };
const tables = { foreign: letterTable, arab: arabLetterTable };
const models = new Map<keyof typeof tables, LetterModel>();

/** NAME-05: the likeliest Arabic spelling of one word, hamzas left out; empty only for a word without letters. */
export const spellWord = (word: LatinWord, origin: keyof typeof tables): string =>
  spellWith(modelOf(origin), word);

/** Unpacked when a name first needs it, because most servers start without such a name. */
function modelOf(origin: keyof typeof tables): LetterModel {
  let model = models.get(origin);
  if (!model) {
    const { outputs, weights, scale } = tables[origin];
    model = { outputs: outputsOf(outputs), weights: unpackWeights(weights, TABLE_SIZE), scale };
    models.set(origin, model);
  }
  return model;
}

/** The same with any model; the probabilities of readings with the same spelling are added. */
export function spellWith(model: LetterModel, word: LatinWord): string {
  let readings: Reading[] = [{ text: '', last: start, chance: 1 }];
  for (let i = 0; i < word.letters.length; i++) readings = readLetter(readings, { word, i }, model);
  const chances = new Map<string, number>();
  for (const { text, chance } of readings) chances.set(text, (chances.get(text) ?? 0) + chance);
  chances.delete(''); // a word has at least one letter, even if each could be silent
  return mostAgreed(chances) ?? word.letters.map((letter) => loudest(model, letter)).join('');
}

/** Not simply the likeliest: a spelling close to other likely ones is worth more. */
function mostAgreed(chances: ReadonlyMap<string, number>): string | undefined {
  const highest = Math.max(...chances.values());
  const likely = [...chances].filter(([, chance]) => chance > highest * FAINTEST);
  let best: { text: string; worth: number } | undefined;
  for (const [text, own] of likely) {
    let worth = own;
    for (const [other, chance] of likely)
      if (other !== text && editDistance(text, other) <= 2) worth += chance * WORTH_OF_NEAR;
    if (worth > (best?.worth ?? 0)) best = { text, worth };
  }
  return best?.text;
}

/** Parses `{ a: 'ا - ع' }` for the decoder; the dash is a silent letter. */
export function outputsOf(table: Record<string, string>): Output[][] {
  const outputs: Output[][] = Array.from({ length: 27 }, () => []);
  for (const [letter, texts] of Object.entries(table)) {
    outputs[letter.charCodeAt(0) - 96] = texts
      .split(' ')
      .map((text) => (text === '-' ? '' : text))
      .map((text) => ({ text, code: outputCode(text) }));
  }
  return outputs;
}

/** Extends every reading by each possible output of the next letter; only the likeliest are kept. */
function readLetter(readings: Reading[], { word, i }: Place, model: LetterModel): Reading[] {
  const { weights, scale } = model;
  const contexts = contextsOf(word, i);
  const steps = stepsOf(word, i);
  const outputs = fixedOutput(word, i) ?? model.outputs[word.letters[i] ?? 0] ?? [];
  const own = outputs.map(({ code }) => sum(contexts, (context) => weights[slotOf(context, code)] ?? 0));
  const highest = Math.max(...own);
  const found = new Map<string, Reading>();
  for (const { text, last, chance } of readings) {
    for (const [k, output] of outputs.entries()) {
      const step = sum(steps, (context) => weights[slotAfter(context, last.code, output.code)] ?? 0);
      const added = chance * Math.exp(((own[k] ?? 0) - highest + step) * scale);
      const key = `${text}${output.text}|${output.text}`;
      const same = found.get(key);
      if (same) same.chance += added;
      else found.set(key, { text: text + output.text, last: output, chance: added });
    }
  }
  const kept = [...found.values()].toSorted((one, other) => other.chance - one.chance).slice(0, BEAM);
  const best = kept[0]?.chance ?? 1;
  return kept.map((reading) => ({ ...reading, chance: reading.chance / best }));
}

/** Where the country's rules fix the output of a letter, the model has no choice. */
function fixedOutput({ outputs }: LatinWord, i: number): Output[] | undefined {
  const text = outputs?.[i];
  return text === undefined ? undefined : [{ text, code: outputCode(text) }];
}

function loudest(model: LetterModel, letter: number): string {
  return model.outputs[letter]?.find(({ text }) => text !== '')?.text ?? '';
}

function sum(contexts: readonly number[], weigh: (context: number) => number): number {
  let total = 0;
  for (const context of contexts) total += weigh(context);
  return total;
}
