import { contextsOf, slotAfter, slotOf, START, stepsOf } from '@safira/arabic/letters/letter-features';
import type { Output } from '@safira/arabic/letters/letter-model';
import type { Pair } from './align.ts';

/** A pair prepared for learning: the possible outputs of each letter, and those that the true spelling allows. */
export type Lesson = {
  size: number;
  letters: readonly number[];
  arabic: string;
  weight: number;
  outputs: Output[][];
  contexts: Int32Array[];
  steps: number[][];
  /** The outputs that fit, by letter and by the length of the Arabic that is written after it. */
  fitting: number[][][];
};

/** Called for every weight that matters with the gradient of this pair: its sign and size are the change to make. */
export type Teach = (slot: number, push: number) => void;

/** Longer words are rare, and the model learns nothing new from them. */
export const LONGEST_WORD = 20;

const OUTPUTS = 32;
const WRITTEN = LONGEST_WORD + 1;
const FAINTEST_PUSH = 1e-3;

const own = new Float64Array(LONGEST_WORD * OUTPUTS);
const step = new Float64Array(LONGEST_WORD * OUTPUTS * OUTPUTS);
const scale = new Float64Array(LONGEST_WORD);
const forward = new Float64Array(LONGEST_WORD * OUTPUTS);
const backward = new Float64Array(LONGEST_WORD * OUTPUTS);
const trueForward = new Float64Array(LONGEST_WORD * WRITTEN * OUTPUTS);
const trueBackward = new Float64Array(LONGEST_WORD * WRITTEN * OUTPUTS);
const ownPush = new Float64Array(OUTPUTS);
const stepPush = new Float64Array(OUTPUTS * OUTPUTS);

const at = (i: number, k: number) => i * OUTPUTS + k;
const atStep = (i: number, before: number, k: number) => (i * OUTPUTS + before) * OUTPUTS + k;
const atTrue = (i: number, written: number, k: number) => (i * WRITTEN + written) * OUTPUTS + k;
const none: readonly Output[] = [{ text: '', code: START }];

/** Undefined if the outputs cannot spell the Arabic: such a pair is more often than not a mistake of the list. */
export function toLesson({ word, arabic, weight }: Pair, outputsOf: Output[][]): Lesson | undefined {
  const outputs = word.letters.map((letter) => outputsOf[letter]!);
  const fitting = outputs.map((choices) =>
    Array.from({ length: arabic.length + 1 }, (_, written) =>
      [...choices.keys()].filter((k) => arabic.slice(0, written).endsWith(choices[k]!.text)),
    ),
  );
  let reached = new Set([0]);
  for (const [i, byWritten] of fitting.entries()) {
    const isReached = (written: number) => (k: number) => reached.has(written - outputs[i]![k]!.text.length);
    reached = new Set(
      [...byWritten.keys()].filter((written) => byWritten[written]!.some(isReached(written))),
    );
  }
  if (!reached.has(arabic.length)) return undefined;
  const places = [...word.letters.keys()];
  const contexts = places.map((i) => Int32Array.from(contextsOf(word, i)));
  return {
    size: places.length,
    letters: word.letters,
    arabic,
    weight,
    outputs,
    contexts,
    steps: places.map((i) => stepsOf(word, i)),
    fitting,
  };
}

/** One pass over a pair: the log likelihood of the true spelling, summed over all its alignments. */
export function study(lesson: Lesson, weights: Float32Array, teach: Teach): number {
  weigh(lesson, weights);
  passAll(lesson);
  const chance = passTrue(lesson);
  if (!(chance > 1e-200)) return -460;
  for (let i = 0; i < lesson.size; i++) push(lesson, i, { chance, teach });
  return Math.log(chance);
}

const before = ({ outputs }: Lesson, i: number) => (i > 0 ? outputs[i - 1]! : none);

function weigh(lesson: Lesson, weights: Float32Array): void {
  for (let i = 0; i < lesson.size; i++) {
    const choices = lesson.outputs[i]!;
    const contexts = lesson.contexts[i]!;
    const steps = lesson.steps[i]!;
    let highest = -Infinity;
    for (let k = 0; k < choices.length; k++) {
      let sum = 0;
      for (let f = 0; f < contexts.length; f++) sum += weights[slotOf(contexts[f]!, choices[k]!.code)]!;
      own[at(i, k)] = sum;
      highest = Math.max(highest, sum);
    }
    for (let k = 0; k < choices.length; k++) own[at(i, k)] = Math.exp(own[at(i, k)]! - highest);
    for (const [b, { code }] of before(lesson, i).entries()) {
      for (let k = 0; k < choices.length; k++) {
        let sum = 0;
        for (let f = 0; f < steps.length; f++) sum += weights[slotAfter(steps[f]!, code, choices[k]!.code)]!;
        step[atStep(i, b, k)] = Math.exp(sum);
      }
    }
  }
}

/** Forward and backward pass over every spelling that the outputs allow. */
function passAll(lesson: Lesson): void {
  const { size, outputs } = lesson;
  for (let i = 0; i < size; i++) {
    const count = outputs[i]!.length;
    const countBefore = before(lesson, i).length;
    let total = 0;
    for (let k = 0; k < count; k++) {
      let sum = 0;
      for (let b = 0; b < countBefore; b++)
        sum += (i > 0 ? forward[at(i - 1, b)]! : 1) * step[atStep(i, b, k)]!;
      forward[at(i, k)] = sum * own[at(i, k)]!;
      total += forward[at(i, k)]!;
    }
    scale[i] = 1 / total;
    for (let k = 0; k < count; k++) forward[at(i, k)]! /= total;
  }
  backward.fill(1, at(size - 1, 0), at(size, 0));
  for (let i = size - 1; i > 0; i--) {
    for (let b = 0; b < outputs[i - 1]!.length; b++) {
      let sum = 0;
      for (let k = 0; k < outputs[i]!.length; k++)
        sum += step[atStep(i, b, k)]! * own[at(i, k)]! * backward[at(i, k)]!;
      backward[at(i - 1, b)] = sum * scale[i]!;
    }
  }
}

/** The same over the alignments of the true spelling only; returns its share of all. */
function passTrue({ size, arabic, outputs, fitting }: Lesson): number {
  trueForward.fill(0, 0, atTrue(size, 0, 0));
  trueBackward.fill(0, 0, atTrue(size, 0, 0));
  for (let i = 0; i < size; i++) {
    for (let written = 0; written <= arabic.length; written++) {
      for (const k of fitting[i]![written]!) {
        const from = written - outputs[i]![k]!.text.length;
        let sum = 0;
        if (i === 0) sum = from === 0 ? step[atStep(0, 0, k)]! : 0;
        else
          for (const b of fitting[i - 1]![from]!)
            sum += trueForward[atTrue(i - 1, from, b)]! * step[atStep(i, b, k)]!;
        trueForward[atTrue(i, written, k)] = sum * own[at(i, k)]! * scale[i]!;
      }
    }
  }
  let chance = 0;
  for (const k of fitting[size - 1]![arabic.length]!) {
    chance += trueForward[atTrue(size - 1, arabic.length, k)]!;
    trueBackward[atTrue(size - 1, arabic.length, k)] = 1;
  }
  for (let i = size - 1; i > 0; i--) {
    for (let written = 0; written <= arabic.length; written++) {
      for (const k of fitting[i]![written]!) {
        const flow = trueBackward[atTrue(i, written, k)]! * own[at(i, k)]! * scale[i]!;
        const from = written - outputs[i]![k]!.text.length;
        for (const b of fitting[i - 1]![from]!)
          trueBackward[atTrue(i - 1, from, b)]! += flow * step[atStep(i, b, k)]!;
      }
    }
  }
  return chance;
}

/** The gradient: expected features of the true spelling minus those of all spellings. */
function push(lesson: Lesson, i: number, { chance, teach }: { chance: number; teach: Teach }): void {
  const choices = lesson.outputs[i]!;
  const choicesBefore = before(lesson, i);
  const flow = (b: number, k: number) => step[atStep(i, b, k)]! * own[at(i, k)]! * scale[i]!;
  for (let k = 0; k < choices.length; k++) {
    ownPush[k] = -forward[at(i, k)]! * backward[at(i, k)]!;
    for (let b = 0; b < choicesBefore.length; b++)
      stepPush[at(b, k)] = -(i > 0 ? forward[at(i - 1, b)]! : 1) * flow(b, k) * backward[at(i, k)]!;
  }
  for (let written = 0; written <= lesson.arabic.length; written++) {
    for (const k of lesson.fitting[i]![written]!) {
      const onward = trueBackward[atTrue(i, written, k)]! / chance;
      if (onward === 0) continue;
      ownPush[k]! += trueForward[atTrue(i, written, k)]! * onward;
      const from = written - choices[k]!.text.length;
      if (i > 0)
        for (const b of lesson.fitting[i - 1]![from]!)
          stepPush[at(b, k)]! += trueForward[atTrue(i - 1, from, b)]! * flow(b, k) * onward;
      else if (from === 0) stepPush[k]! += flow(0, k) * onward;
    }
  }
  for (let k = 0; k < choices.length; k++) {
    const { code } = choices[k]!;
    if (Math.abs(ownPush[k]!) > FAINTEST_PUSH)
      for (const context of lesson.contexts[i]!) teach(slotOf(context, code), ownPush[k]!);
    for (let b = 0; b < choicesBefore.length; b++) {
      const change = stepPush[at(b, k)]!;
      if (Math.abs(change) > FAINTEST_PUSH)
        for (const context of lesson.steps[i]!)
          teach(slotAfter(context, choicesBefore[b]!.code, code), change);
    }
  }
}
