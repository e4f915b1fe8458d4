import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const app = join(import.meta.dirname, '../app');
const files = globSync('**/*.module.css', { cwd: app }).toSorted();

/**
 * Two- or three-letter class names, built from the index of the file and the index of the class in its file. They
 * appear in the page, the styles and the scripts, where a hash would compress badly. Every build of the same files
 * gives the same names.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
  return `_${inLetters(files.indexOf(relative(app, file)), 'a')}${inLetters(names.indexOf(name), 'A')}`;
}

/** A, B, … Z, BA, BB, …: lower case encodes the file index, upper case the class index. */
function inLetters(place: number, first: 'a' | 'A'): string {
  const last = String.fromCodePoint(first.codePointAt(0)! + (place % 26));
  return place < 26 ? last : inLetters(Math.floor(place / 26), first) + last;
}
