// node scripts/vocabulary-check.ts: a step of `pnpm check`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findReplacedWords } from './vocabulary.ts';

/** The list itself and its test; tables of names are data; migrations have been run and stay as they are. */
const EXEMPT =
  /^scripts\/vocabulary|\/tables\/|^packages\/store\/migrations\/|^docs\/(requirements|glossary)\.md$|^pnpm-lock/;
/** Names that are not ours to choose. */
const ALLOWED: Record<string, string> = {
  'packages/testkit/src/config.ts': 'nobody', // the Unix user
  'scripts/services': 'nobody',
  'apps/simulator/src/world/play/player-rows.ts': 'somebody', // part of a random seed: another word, another world
  'scripts/split-tables.ts': 'Asked', // names a generated type
};
const READ = /\.(ts|tsx|css|md|mjs|yml|conf|template)$|^scripts\/[a-z]+$|^\.ci\/|^\.env\.example$/;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => READ.test(file) && !EXEMPT.test(file));
let count = 0;
for (const file of files) {
  for (const { line, word, instead } of findReplacedWords(readFileSync(file, 'utf8'))) {
    if (ALLOWED[file] === word) continue;
    count++;
    console.log(`${file}:${line}: «${word}»: ${instead}`);
  }
}
if (count > 0) console.log(`${count} words that docs/glossary.md replaces`);
process.exitCode = count > 0 ? 1 : 0;
