import { readWord, slotAfter, slotOf, START, TABLE_SIZE } from '@safira/arabic/letters/letter-features';
import { outputsOf } from '@safira/arabic/letters/letter-model';
import { align, type Counts, type Pair } from './align.ts';
import { type Lesson, LONGEST_WORD, study, toLesson } from './lattice.ts';
import { plainArabic, seeded, shuffle, type Token } from './tokens.ts';

/** The shipped model: integer weights, and the scale to multiply them by. */
export type Learned = { outputs: Record<string, string>; weights: Int8Array; scale: number };

const ORDER_SEED = 1;
const EPOCHS = 7;
const RATE = 0.1;
const DECAY = 0.8;
/** A token that was counted twice or more is less often a mistake. */
const TRUSTED_WEIGHT = 3;
/** Outputs of a letter that are rarer than this are noise. */
const RAREST_OUTPUT = 12;
/** Only features that occur in the true spellings this often get a weight. */
const RAREST_FEATURE = 3;
/** After this epoch small weights are removed, and training continues without them. */
const PRUNED_AFTER = 2;
const FAINTEST_WEIGHT = 0.14;
const SCALE = 0.1;

/** Learns the weights of a linear-chain conditional random field in which the alignment is a hidden variable. */
export function learn(tokens: readonly Token[], log: (line: string) => void): Learned {
  const pairs = tokens.flatMap((token) => toPair(token) ?? []);
  const counts = align(pairs);
  const outputs = frequentOutputs(counts);
  const lessons = pairs.flatMap((pair) => toLesson(pair, outputsOf(outputs)) ?? []);
  const isOpen = openPlaces(lessons, counts);
  log(`${tokens.length} tokens, ${lessons.length} to learn from`);

  const weights = new Float32Array(TABLE_SIZE);
  const speed = new Float32Array(TABLE_SIZE);
  const random = seeded(ORDER_SEED);
  let rate = RATE;
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    shuffle(lessons, random);
    if (epoch > PRUNED_AFTER) rate *= DECAY;
    let sum = 0;
    for (const lesson of lessons) {
      sum += study(lesson, weights, (slot, push) => {
        if (!isOpen[slot]) return;
        const change = push * lesson.weight;
        speed[slot]! += change * change;
        weights[slot]! += (rate * change) / Math.sqrt(speed[slot]! + 0.5);
      });
    }
    if (epoch === PRUNED_AFTER) prune(weights, isOpen);
    log(`epoch ${epoch}: mean log likelihood ${(sum / lessons.length).toFixed(3)}`);
  }
  const whole = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / SCALE))),
  );
  log(`${whole.filter((weight) => weight !== 0).length} weights kept`);
  return { outputs, weights: whole, scale: SCALE };
}

function toPair({ latin, arabic, count }: Token): Pair | undefined {
  const word = readWord(latin);
  const plain = plainArabic(arabic);
  const size = word.letters.length;
  const isFit =
    size > 0 && size <= LONGEST_WORD && plain !== '' && plain.length <= Math.min(LONGEST_WORD, size * 3);
  return isFit ? { word, arabic: plain, weight: count >= 2 ? TRUSTED_WEIGHT : 1 } : undefined;
}

/** «ال» that the Latin spelling does not have cannot be predicted from it, so no letter has it as an output. */
function frequentOutputs(counts: Counts): Record<string, string> {
  const frequent = counts.map((byOutput) =>
    [...byOutput]
      .filter(([output, count]) => count >= RAREST_OUTPUT && !/^ال./.test(output))
      .toSorted((one, other) => other[1] - one[1])
      .map(([output]) => output || '-')
      .join(' '),
  );
  return Object.fromEntries(
    frequent.slice(1).map((texts, index) => [String.fromCharCode(97 + index), texts]),
  );
}

/** The slots of the table that the most likely alignments of the true spellings use often enough. */
function openPlaces(lessons: readonly Lesson[], counts: Counts): Uint8Array {
  const met = new Uint8Array(TABLE_SIZE);
  const meet = (slot: number) => {
    met[slot] = Math.min(255, met[slot]! + 1);
  };
  for (const lesson of lessons) {
    let codeBefore = START;
    for (const [i, k] of likeliestCut(lesson, counts).entries()) {
      const { code } = lesson.outputs[i]![k]!;
      for (const context of lesson.contexts[i]!) meet(slotOf(context, code));
      for (const context of lesson.steps[i]!) meet(slotAfter(context, codeBefore, code));
      codeBefore = code;
    }
  }
  return met.map((times) => (times >= RAREST_FEATURE ? 1 : 0));
}

/** The output of each letter in the most likely alignment, by the counts of `align` alone. */
function likeliestCut({ size, arabic, outputs, fitting, letters }: Lesson, counts: Counts): number[] {
  type Cut = { score: number; chosen: number[] };
  let cuts: (Cut | undefined)[] = [{ score: 0, chosen: [] }];
  for (let i = 0; i < size; i++) {
    const next: (Cut | undefined)[] = [];
    for (let written = 0; written <= arabic.length; written++) {
      for (const k of fitting[i]![written]!) {
        const { text } = outputs[i]![k]!;
        const cut = cuts[written - text.length];
        if (!cut) continue;
        const score = cut.score + Math.log(counts[letters[i]!]!.get(text)!);
        if (score > (next[written]?.score ?? -Infinity))
          next[written] = { score, chosen: [...cut.chosen, k] };
      }
    }
    cuts = next;
  }
  return cuts[arabic.length]?.chosen ?? [];
}

function prune(weights: Float32Array, isOpen: Uint8Array): void {
  for (let slot = 0; slot < weights.length; slot++) {
    if (Math.abs(weights[slot]!) >= FAINTEST_WEIGHT) continue;
    weights[slot] = 0;
    isOpen[slot] = 0;
  }
}
