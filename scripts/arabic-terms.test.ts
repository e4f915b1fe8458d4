import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rejectedTerms } from './arabic-terms.ts';

const root = join(import.meta.dirname, '..');
const files = [
  'apps/web/app/**/*text.ts',
  'apps/web/app/features/prose/*.ts',
  'apps/{api,worker}/src/**/text.ts',
  'packages/arabic/src/{formats,names,nouns,search,speech,terms}/*.ts',
  'README.ar.md',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.endsWith('.test.ts'));

test.each(files)('HOUSE: the Arabic of %s has one term for one thing', (file) => {
  expect(rejectedTerms(readFileSync(join(root, file), 'utf8'))).toEqual([]);
});

test.each([
  ['مرتبة بحسب البطولة', 1],
  ['تحقق من اتصالك ثم حاول مرة أخرى', 2],
  ['تحقّق من اتصالك ثم أعد المحاولة', 0],
  ['بطولاتك المفضلة حسب البلد', 0],
])('HOUSE: «%s» has %i terms that are rejected', (text, count) => {
  expect(rejectedTerms(text)).toHaveLength(count);
});
