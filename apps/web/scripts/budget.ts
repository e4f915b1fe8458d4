import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';

/** Size budget of a first visit to the home page. Run after a build; exits 1 when it is exceeded. */
const SCRIPT_LIMIT = 120_000;
const FONT_LIMIT = 100_000;
/** The routes of `/`, whose scripts its HTML loads. */
const HOME_ROUTES = ['root', 'routes/day', 'routes/home'];
/** Matches any chunk that contains zod, minified or not. */
const ZOD = /ZodError|_zod\b|\$ZodType/;

const client = join(import.meta.dirname, '../build/client');
const assets = join(client, 'assets');

const serverBuild: string = join(import.meta.dirname, '../build/server/index.js');
const { assets: manifest } = (await import(serverBuild)) as ServerBuild;
const parts = [manifest.entry, ...HOME_ROUTES.map((id) => manifest.routes[id]!)];
const scripts = new Set([manifest.url, ...parts.flatMap(({ module, imports = [] }) => [module, ...imports])]);

const files = await readdir(assets);
const scriptSizes = await Promise.all([...scripts].map(async (path) => gzipSize(join(client, path))));
const fontSizes = await Promise.all(
  files.filter((name) => name.endsWith('.woff2')).map(async (name) => (await stat(join(assets, name))).size),
);
const withZod: string[] = [];
for (const name of files.filter((file) => file.endsWith('.js'))) {
  if (ZOD.test(await readFile(join(assets, name), 'utf8'))) withZod.push(name);
}

const later = await Promise.all(
  files.filter((name) => /^later-.*\.js$/.test(name)).map((name) => gzipSize(join(assets, name))),
);

const scriptBytes = sum(scriptSizes);
const fontBytes = sum(fontSizes);
print(`scripts of /  ${kb(scriptBytes)} KB gzip in ${scripts.size} files, limit ${kb(SCRIPT_LIMIT)}`);
print(`  deferred    ${kb(sum(later))} KB gzip, not needed for the first screen`);
print(`fonts         ${kb(fontBytes)} KB in ${fontSizes.length} files, limit ${kb(FONT_LIMIT)}`);
print(`zod           ${withZod.length > 0 ? `in ${withZod.join(', ')}` : 'in no client file'}`);
if (scriptBytes > SCRIPT_LIMIT || fontBytes > FONT_LIMIT || withZod.length > 0) process.exitCode = 1;

async function gzipSize(path: string) {
  return gzipSync(await readFile(path), { level: 9 }).length;
}

function sum(numbers: number[]) {
  return numbers.reduce((total, n) => total + n, 0);
}

function kb(bytes: number) {
  return (bytes / 1000).toFixed(1);
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
