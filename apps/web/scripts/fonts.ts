import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const target = join(import.meta.dirname, '../.data/fonts');

/** Subsets the fonts to the characters an Arabic football page uses, before the build imports them. */
export function fontSubsets(): Plugin {
  let made: Promise<void> | undefined;
  return {
    name: 'safira-font-subsets',
    // Called once per environment; the fonts are the same for all.
    buildStart: () => (made ??= makeFonts()),
  };
}

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** Arabic letters and marks, four letters of other languages, punctuation and joiners. */
const arabic = `${range(0x621, 0x63a)}${range(0x640, 0x652)}\u0670پچڤگ،؛؟\u200c\u200d\u200e\u200f `;
/** What stands in Arabic text: digits, spaces, punctuation, dashes, the minute mark and the minus sign. */
const digits = `${range(0x20, 0x40)}\u00a0©«·»–—•…′−`;
/** Rare on our pages: Latin letters with the accents of club names, brackets, quotes. */
const latin = `${range(0x41, 0x7e)}${range(0xc0, 0xff)}ıŒœ‘’“”`;

const features = ['ccmp', 'init', 'medi', 'fina', 'isol', 'rlig', 'liga', 'calt', 'locl'].concat(
  ['mark', 'mkmk', 'kern'],
  ['tnum', 'lnum'],
);

/** `script` is a file of the package: its Latin one has the digits. */
const plex = (weight: number) => ({
  from: (script: string) =>
    `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`,
  to: (part: string) => `plex-${part}-${weight}.woff2`,
  axes: {},
});

const families = [
  plex(400),
  plex(600),
  {
    from: (script: string) => `@fontsource-variable/alexandria/files/alexandria-${script}-wght-normal.woff2`,
    to: (part: string) => `alexandria-${part}.woff2`,
    axes: { variationAxes: { wght: { min: 600, max: 800 } } },
  },
];

async function makeFonts() {
  await mkdir(target, { recursive: true });
  const parts = [
    { part: 'arabic', script: 'arabic', text: arabic },
    { part: 'digits', script: 'latin', text: digits },
    { part: 'latin', script: 'latin', text: latin },
  ];
  await Promise.all(
    families.flatMap(({ from, to, axes }) =>
      parts.map(({ part, script, text }) =>
        makeFont({ source: require.resolve(from(script)), to: join(target, to(part)), text, axes }),
      ),
    ),
  );
}

type Font = { source: string; to: string; text: string; axes: object };

async function makeFont({ source, to, text, axes }: Font) {
  if (await isNewerThanThisScript(to)) return;
  const options = { targetFormat: 'woff2' as const, noHinting: true, keepFeatures: features, ...axes };
  await writeFile(to, await subsetFont(await readFile(source), text, options));
}

async function isNewerThanThisScript(file: string): Promise<boolean> {
  const [made, script] = await Promise.all([stat(file).catch(() => undefined), stat(import.meta.filename)]);
  return made !== undefined && made.mtimeMs > script.mtimeMs;
}
