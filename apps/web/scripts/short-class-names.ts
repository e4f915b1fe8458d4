import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const app = join(import.meta.dirname, '../app');
const files = globSync('**/*.module.css', { cwd: app }).toSorted();

/**
 * Names of two or three letters, by the place of the file among all and of the class in its file: they stand in the
 * page, in the styles and in the scripts, and a hash compresses badly. The same in every build of the same files.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
  return `_${inLetters(files.indexOf(relative(app, file)), 'a')}${inLetters(names.indexOf(name), 'A')}`;
}

/** A, B, … Z, BA, BB, …: the two places are told apart by their case. */
function inLetters(place: number, first: 'a' | 'A'): string {
  const last = String.fromCodePoint(first.codePointAt(0)! + (place % 26));
  return place < 26 ? last : inLetters(Math.floor(place / 26), first) + last;
}
