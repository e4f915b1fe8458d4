import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';

// Every page loads the manifest of all routes. What each page has loaded by then, and what a route does not have, need not
// be in it; React Router only checks whether it is there. The server keeps the whole one. Run after a build.

type Manifest = ServerBuild['assets'];

const PREFIX = 'window.__reactRouterManifest=';
const assets = join(import.meta.dirname, '../build/client/assets');
const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
if (!name) throw new Error('There is no manifest in build/client/assets: run `react-router build` first.');

const path = join(assets, name);
const text = await readFile(path, 'utf8');
if (!text.startsWith(PREFIX)) throw new Error(`${name} does not begin with ${PREFIX}: see slim-manifest.ts.`);
const manifest = JSON.parse(text.slice(PREFIX.length).replace(/;\s*$/, '')) as Manifest;
await writeFile(path, `${PREFIX}${JSON.stringify(slim(manifest))};`);

function slim({ routes, ...rest }: Manifest): unknown {
  const { entry } = rest;
  const { root, ...others } = routes as Record<string, NonNullable<Manifest['routes'][string]>>;
  const loaded = new Set([...entry.imports, ...(root!.imports ?? []), ...(root!.css ?? [])]);
  const slimmed = Object.entries(others).map(([id, route]) => [
    id,
    withoutFalse({
      ...route,
      imports: route.imports?.filter((file) => !loaded.has(file)),
      css: route.css?.filter((file) => !loaded.has(file)),
    }),
  ]);
  return { ...rest, routes: { root: withoutFalse(root!), ...Object.fromEntries(slimmed) } };
}

function withoutFalse(route: object): object {
  const isThere = (value: unknown) => value !== false && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(route).filter(([, value]) => isThere(value)));
}
