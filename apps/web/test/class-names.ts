import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = '\0class-names:';

/** CSS modules of tests: each class under its own name, without styles, which cost time in a simulated browser. */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.module.css')) return null;
      // Another ending, so that Vite does not read the answer as CSS.
      return `${PREFIX}${resolve(importer!, '..', source)}.js`;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const css = readFileSync(id.slice(PREFIX.length, -'.js'.length), 'utf8');
      const names = new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name!));
      return [...names].map((name) => `export const ${name} = '${name}';`).join('\n');
    },
  };
}
