import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';

// What a first visit of each page loads before it is shown. Run after a build; exits 1 when a limit is exceeded.
// e2e/site/weight.spec.ts has the limits of whole pages, with their HTML and pictures.

type Page = { name: string; routes: string[]; scripts: number; styles: number };

const pages: Page[] = [
  { name: '/', routes: ['routes/day', 'routes/home'], scripts: 123_000, styles: 10_300 },
  { name: '/match/:id', routes: ['routes/match'], scripts: 131_200, styles: 12_300 },
  { name: '/search', routes: ['routes/search'], scripts: 127_000, styles: 7_500 },
  { name: '/player/:id', routes: ['routes/player'], scripts: 127_300, styles: 11_000 },
  { name: '/players', routes: ['routes/players'], scripts: 127_000, styles: 11_000 },
  { name: '/arabs-abroad', routes: ['routes/arabs-abroad'], scripts: 127_000, styles: 11_000 },
  { name: '/compare', routes: ['routes/compare'], scripts: 127_100, styles: 11_000 },
  { name: '/competitions', routes: ['routes/competitions'], scripts: 127_500, styles: 11_000 },
  { name: '/competition/:id', routes: ['routes/competition'], scripts: 127_600, styles: 12_300 },
  { name: '/teams', routes: ['routes/teams'], scripts: 127_000, styles: 11_000 },
  { name: '/team/:id', routes: ['routes/team'], scripts: 127_000, styles: 11_000 },
  { name: '/tv', routes: ['routes/tv'], scripts: 121_000, styles: 9_700 },
  { name: '/commentator/:slug', routes: ['routes/commentator'], scripts: 127_000, styles: 11_000 },
  { name: '/news', routes: ['routes/news'], scripts: 120_000, styles: 9_000 },
  { name: '/news/:slug', routes: ['routes/article'], scripts: 120_500, styles: 9_700 },
  { name: '/corrections', routes: ['routes/corrections'], scripts: 120_000, styles: 9_000 },
  { name: '/status', routes: ['routes/status'], scripts: 119_800, styles: 7_000 },
  { name: '/podcast', routes: ['routes/podcast'], scripts: 119_800, styles: 10_000 },
  { name: '/podcast/:id', routes: ['routes/episode'], scripts: 119_800, styles: 10_000 },
  { name: '/login', routes: ['login'], scripts: 139_600, styles: 8_000 },
  ...['dashboard', 'favourites', 'preferences', 'security'].map((tab) => ({
    name: `/account: ${tab}`,
    routes: ['routes/account', `routes/${tab}`],
    scripts: 131_000,
    styles: 7_600,
  })),
  { name: '/account/welcome', routes: ['routes/welcome'], scripts: 122_200, styles: 6_500 },
  { name: '/newsroom', routes: ['routes/newsroom'], scripts: 129_700, styles: 6_600 },
  { name: '/about', routes: ['about'], scripts: 118_000, styles: 5_500 },
];
/** Fonts that every page preloads. */
const PRELOADED_FONTS = 52_000;
/** What the page of an article in the newsroom loads after it: the editor, with all that it imports. */
const EDITOR = 250_000;
/** Chunks of parts that hydrate after the content, and of those that are requested when the browser is idle. */
const DEFERRED = 60_000;
const DEFERRED_NAMES = /^(deferred-|overlay-|match-and-overlay-)/;
/** Matches any chunk that contains zod, minified or not. */
const ZOD = /ZodError|_zod\b|\$ZodType/;

const client = join(import.meta.dirname, '../build/client');
const assets = join(client, 'assets');
const serverBuild: string = join(import.meta.dirname, '../build/server/index.js');
const { assets: manifest } = (await import(serverBuild)) as ServerBuild;
const files = await readdir(assets);

for (const { name, routes, scripts, styles } of pages) {
  const parts = partsOf(routes);
  await check(`scripts of ${name}`, [manifest.url, ...scriptsOf(parts)], scripts);
  await check(
    `styles of ${name}`,
    parts.flatMap((part) => ('css' in part ? (part.css ?? []) : [])),
    styles,
  );
}
await check(
  'deferred',
  assetsLike(/\.js$/).filter((path) => DEFERRED_NAMES.test(nameOf(path))),
  DEFERRED,
);
const loadedBefore = new Set(scriptsOf(partsOf(['routes/newsroom'])));
const editor = await withImports(assetsLike(/^article-editor-.*\.js$/));
await check(
  'the editor',
  editor.filter((path) => !loadedBefore.has(path)),
  EDITOR,
);
const fonts = assetsLike(/(arabic|digits).*\.woff2$/);
judge('preloaded fonts', sum(await Promise.all(fonts.map(fileSize))), {
  count: fonts.length,
  limit: PRELOADED_FONTS,
});

for (const path of assetsLike(/\.js$/)) {
  if (ZOD.test(await readFile(join(client, path), 'utf8'))) fail(`${nameOf(path)} contains zod`);
}

function partsOf(routes: readonly string[]) {
  return [manifest.entry, ...['root', ...routes].map((id) => manifest.routes[id]!)];
}

function scriptsOf(parts: ReturnType<typeof partsOf>): string[] {
  return parts.flatMap(({ module, imports = [] }) => [module, ...imports]);
}

function assetsLike(pattern: RegExp): string[] {
  return files.filter((name) => pattern.test(name)).map((name) => `/assets/${name}`);
}

function nameOf(path: string): string {
  return path.slice('/assets/'.length);
}

/** A chunk on demand is in no manifest: the chunks that it imports are found in its text. */
async function withImports(paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) fail('no chunk of the editor');
  const all = new Set(paths);
  for (const path of all) {
    const text = await readFile(join(client, path), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
      all.add(`/assets/${name}`);
    }
  }
  return [...all];
}

async function check(what: string, paths: readonly string[], limit: number) {
  const unique = [...new Set(paths.map((path) => path.replace(/#$/, '')))];
  judge(what, sum(await Promise.all(unique.map(gzipSize))), { count: unique.length, limit });
}

function judge(what: string, bytes: number, { count, limit }: { count: number; limit: number }) {
  process.stdout.write(
    `${what.padEnd(24)}${kb(bytes).padStart(7)} KB in ${count} files, limit ${kb(limit)}\n`,
  );
  if (bytes > limit) fail(`${what}: too heavy by ${bytes - limit} bytes`);
}

function fail(message: string) {
  process.stdout.write(`budget: ${message}\n`);
  process.exitCode = 1;
}

async function gzipSize(path: string) {
  return gzipSync(await readFile(join(client, path)), { level: 9 }).length;
}

async function fileSize(path: string) {
  return (await stat(join(client, path))).size;
}

function sum(numbers: number[]) {
  return numbers.reduce((total, n) => total + n, 0);
}

function kb(bytes: number) {
  return (bytes / 1000).toFixed(1);
}
