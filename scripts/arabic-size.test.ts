import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const LIMIT = 15_000;
/** The modules of packages/arabic that a page may import: all but the tables of names. */
const parts = [
  ...inFolder('formats', 'dates numbers relative-time zones'),
  ...inFolder('nouns', 'plurals'),
  ...inFolder(
    'terms',
    'absences empty-texts events forms gender groups news-categories player-statistics positions rounds standing-zones statistics status surfaces transfers',
  ),
];

test('HOUSE: labels, dates and plurals together add at most 15 KB to a page', async () => {
  const folder = join(import.meta.dirname, '../packages/arabic/src');
  const entry = parts.map(
    (part) => `export * as ${part.replaceAll(/[-/]/g, '_')} from '${folder}/${part}.ts';`,
  );
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:page' ? id : undefined),
        load: (id) => (id === 'virtual:page' ? entry.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: 'virtual:page', preserveEntrySignatures: 'strict' },
    },
  });
  const code = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('');
  expect(code).toContain('الاستراحة');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(LIMIT);
});

function inFolder(folder: string, modules: string): string[] {
  return modules.split(' ').map((module) => `${folder}/${module}`);
}
