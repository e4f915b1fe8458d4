import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// In a checkout the packages of the root hide what a package forgets to list; a release and an image do not have them.
const root = join(import.meta.dirname, '..');
const packages = globSync(['packages/*/package.json', 'apps/{api,worker,simulator,web}/package.json'], {
  cwd: root,
  exclude: ['packages/testkit/**'],
});
const IMPORT = /^(?:import|export) (?!type )[\w\s{},*$]+? from '(?<name>[^.'][^']*)'/gm;

test.each(packages)('HOUSE: %s lists everything that its sources import', (file) => {
  const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    name: string;
    dependencies?: Record<string, string>;
  };
  const sources = globSync('{src,server}/**/*.{ts,tsx}', { cwd: join(root, dirname(file)) });
  const missing = sources
    .filter((source) => !/\.test\.tsx?$|(?:^|\/)(?:test|testing)\/|server\/dev\.ts$/.test(source))
    .flatMap((source) => {
      const text = readFileSync(join(root, dirname(file), source), 'utf8');
      return [...text.matchAll(IMPORT)].map(({ groups }) => packageOf(groups!.name!));
    })
    .filter((one) => one !== name && !isBuiltin(one) && !(one in dependencies));
  expect([...new Set(missing)]).toEqual([]);
});

const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
