import { plainLetters } from './plain-letters.ts';

/** A word as the model reads it: letters 1 to 26, and for each the original character if it had an accent (else 0). */
export type LatinWord = {
  letters: number[];
  marks: number[];
  /** Outputs fixed by a rule, by the letter's position. */
  outputs?: readonly (string | undefined)[];
};

/** The code of the empty output, used before the first letter. */
export const START = 0;

/** The weights are in a table of 2^20 slots; a hash of the feature decides its slot. */
const TABLE_BITS = 20;
export const TABLE_SIZE = 2 ** TABLE_BITS;

const BEFORE_WORD = 27;
const AFTER_WORD = 28;
const APOSTROPHE = 39;
const vowels = new Set([1, 5, 9, 15, 21, 25]);

/** Everything that is no Latin letter is left out; an apostrophe marks the letter before it. */
export function readWord(word: string): LatinWord {
  const letters: number[] = [];
  const marks: number[] = [];
  for (const written of word.toLowerCase().normalize('NFC')) {
    for (const plain of plainLetters(written)) {
      const letter = plain.charCodeAt(0) - 96;
      if (letter >= 1 && letter <= 26) {
        letters.push(letter);
        marks.push(plain === written ? 0 : (written.codePointAt(0) ?? 0));
      } else if (/['’‘ʼ`]/.test(plain) && marks.length > 0) {
        marks[marks.length - 1] ||= APOSTROPHE;
      }
    }
  }
  return { letters, marks };
}

/** A hash of what one Latin letter becomes: zero to three Arabic letters. */
export function outputCode(output: string): number {
  let code = 1;
  for (let i = 0; i < output.length; i++) code = mix(code, output.charCodeAt(i));
  return code;
}

/** The slot of the weight of «this output in this context». */
export function slotOf(context: number, output: number): number {
  return Math.imul(context ^ Math.imul(output, 0x27d4eb2f), 0x9e3779b1) >>> (32 - TABLE_BITS);
}

/** The same, with the output of the previous letter. */
export function slotAfter(context: number, before: number, output: number): number {
  return slotOf(mix(context, before), output);
}

/** The features of a letter: its neighbours, both ends of the word, the position of vowels, accents. */
export function contextsOf({ letters, marks }: LatinWord, i: number): number[] {
  const at = (place: number) => (place < 0 ? BEFORE_WORD : (letters[place] ?? AFTER_WORD));
  const size = letters.length;
  const letter = at(i);
  const next = at(i + 1);
  return [
    ...neighbours(at, i, size),
    all(1, letter, Math.min(size, 10)),
    all(2, letter, Math.min(i, 4)),
    all(3, letter, Math.min(size - i, 5)),
    all(6, letter, at(i - 2)),
    all(7, letter, at(i + 2)),
    all(8, letter, at(i - 1), at(i + 2)),
    all(9, letter, at(i - 2), next),
    all(10, letter, at(i + 3)),
    all(11, letter, at(size - 1)),
    all(12, letter, at(size - 1), at(size - 2)),
    all(13, letter, at(size - 1), at(size - 2), next),
    all(14, letter, at(size - 1), at(size - 2), at(size - 3)),
    all(15, letter, at(size - 1), at(size - 2), at(size - 3), next),
    all(16, letter, at(0)),
    all(17, letter, at(0), at(1)),
    all(18, letter, at(0), at(1), at(2)),
    ...vowelsAround(letters, at, i),
    ...accents(marks, at, i),
  ];
}

/** The features of the transition from the previous output to this one. */
export function stepsOf({ letters }: LatinWord, i: number): number[] {
  const letter = letters[i] ?? AFTER_WORD;
  const before = letters[i - 1] ?? BEFORE_WORD;
  const next = letters[i + 1] ?? AFTER_WORD;
  return [
    all(40),
    all(41, letter),
    all(42, before, letter),
    all(43, letter, next),
    all(44, before, letter, next),
  ];
}

type At = (place: number) => number;

/** Up to four letters on each side, seven in all, not beyond the ends of the word. */
function neighbours(at: At, i: number, size: number): number[] {
  const found: number[] = [];
  for (let left = 0; left <= 4 && i - left >= -1; left++) {
    let context = all(50, left);
    for (let place = i - left; place <= i; place++) context = mix(context, at(place));
    found.push(context);
    for (let right = 1; right <= 4 && left + right <= 6 && i + right <= size; right++) {
      context = mix(context, at(i + right));
      found.push(context);
    }
  }
  return found;
}

function vowelsAround(letters: readonly number[], at: At, i: number): number[] {
  const size = letters.length;
  const letter = at(i);
  const isVowel = (place: number) => vowels.has(at(place));
  const kind = (place: number) => (place < 0 ? 1 : place >= size ? 2 : isVowel(place) ? 3 : 4);
  let before = i - 1;
  while (before >= 0 && !isVowel(before)) before--;
  let after = i + 1;
  while (after < size && !isVowel(after)) after++;
  const vowelsIn = (part: readonly number[]) => part.filter((one) => vowels.has(one)).length;
  const count = vowelsIn(letters);
  return [
    all(20, letter, kind(i - 3), kind(i - 2), kind(i - 1), kind(i), kind(i + 1), kind(i + 2), kind(i + 3)),
    all(21, letter, kind(i - 1), kind(i), kind(i + 1), kind(i + 2), kind(i + 3)),
    all(22, letter, at(before), i - before),
    all(23, letter, at(after), after - i),
    all(24, letter, at(before), at(after), i - before, after - i),
    all(25, letter, vowelsIn(letters.slice(0, i)), count),
    all(26, letter, at(i + 1), count, size - i),
  ];
}

function accents(marks: readonly number[], at: At, i: number): number[] {
  const letter = at(i);
  const own = marks[i] ?? 0;
  const before = marks[i - 1] ?? 0;
  const after = marks[i + 1] ?? 0;
  const isLast = i === marks.length - 1 ? 1 : 0;
  return [
    ...(own ? [all(30, own), all(31, own, at(i + 1)), all(32, own, at(i - 1)), all(33, own, isLast)] : []),
    ...(before ? [all(34, before, letter)] : []),
    ...(after ? [all(35, after, letter)] : []),
    ...marks.flatMap((mark, place) => (mark && place !== i ? [all(36, mark, letter)] : [])),
  ];
}

function all(...parts: number[]): number {
  let context = 0x51ed270b;
  for (const part of parts) context = mix(context, part);
  return context;
}

function mix(one: number, other: number): number {
  let hash = Math.imul(one ^ other, 0x9e3779b1);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
