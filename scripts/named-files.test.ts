import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
/** Documents name a file by the end of its path, without the folder of the sources: `football/live/live-list.ts`. */
const paths = files.flatMap((file) => [`/${file}`, `/${file.replace(/\/(src|app)\//, '/')}`]);
/** The examples of CONTRIBUTING.md add files; `pnpm examples` runs them. */
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CONTRIBUTING.md');

/** The names of source files in a text; patterns such as `{a,b}.ts` are left out. */
const namedIn = (text: string) =>
  [...text.matchAll(/(?<![\w{},*./-])[\w@./-]+\.(?:tsx?|mjs|css|template)\b/g)]
    .map(([name]) => name.replace(/^(\.{1,2}\/)+/, ''))
    .filter((name) => !paths.some((path) => path.endsWith(`/${name}`)));

test.each(documents)('HOUSE: every source file that %s names exists', (document) => {
  expect(namedIn(readFileSync(document, 'utf8'))).toEqual([]);
});

test('HOUSE: a name of a moved file is found, a pattern of names is not taken for one', () => {
  expect(namedIn('`lib/gone.ts`, `package.json`, `{edges,push}.ts`, `scripts/named-files.test.ts`')).toEqual([
    'lib/gone.ts',
  ]);
});
