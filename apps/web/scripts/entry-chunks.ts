import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Rolldown } from 'vite';
import routes from '../app/routes.ts';

type Graph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };
type EntryPoints = Record<string, string[]>;

/** What is loaded with every page. */
const SHARED = 'shared';
const HOME = 'match-centre';

/** What is loaded with a page, by its entry points: the routes of an area, and what opens over a page. */
const pages: EntryPoints = {
  [SHARED]: ['entry.client.tsx', 'root.tsx'],
  ...byArea(routes),
  overlay: ['routes/match-centre/match-overlay.tsx'],
};

/** `routes/match/match.tsx` is of the area `match`. */
function byArea(entries: RouteConfigEntry[]): EntryPoints {
  const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [
    file,
    ...children.flatMap(filesOf),
  ];
  const files = new Set(entries.flatMap(filesOf));
  return Object.fromEntries(Map.groupBy(files, (file) => file.split('/')[1]!));
}

/** What the server renders with a page and the browser hydrates after its content. */
const deferred: EntryPoints = {
  [SHARED]: ['shell/header.tsx', 'shell/footer.tsx'],
  [HOME]: [
    'features/clocks/zone-pill.tsx',
    'features/competitions/competition-bar.tsx',
    'features/competitions/leagues-button.tsx',
    'features/day/day-picker.tsx',
    'features/day/day-title.tsx',
    'features/day/empty-day.tsx',
    'features/day/other-matches.tsx',
    'features/day/row-marks.tsx',
    'features/live/data-age-banner.tsx',
    'features/live/follow-day.ts',
    'features/ticker/ticker.tsx',
    'routes/match-centre/kept-days.ts',
    'routes/match-centre/late-row-parts.tsx',
    'routes/match-centre/match-over-day.tsx',
  ],
  match: ['features/live/follow-match.ts'],
  competitions: ['features/live/follow-standings.ts'],
  overlay: ['features/live/follow-match.ts'],
};

const pageNames = Object.keys(pages).filter((page) => page !== SHARED);
const pageOf = byFile(pages);
const deferredOf = byFile(deferred);

/**
 * A module is in the chunk of the pages that load it first, else in that of the pages that load it later. No page loads
 * the chunk of another page: what one needs first and another later is in a chunk of its own. What the match centre has
 * in common with other pages is in `shared`: so all of `shared` is needed there, and a new page does not make the first
 * load heavier. What no entry point imports is loaded on demand, in chunks that the bundler chooses.
 *
 * A group takes the imports of its modules along, which as many pages or more need: those groups come first.
 */
export const entryChunks: Rolldown.CodeSplittingGroup[] = [
  { priority: 5, name: (id, graph) => (isShared(needsOf(id, graph)) ? SHARED : null) },
  { priority: 4, name: (id, graph) => mixedChunk(needsOf(id, graph)) },
  { priority: 3, name: (id, graph) => chunkOfSeveral(needsOf(id, graph).first) },
  { priority: 2, name: (id, graph) => needsOf(id, graph).first[0] ?? null },
  { priority: 1, name: (id, graph) => deferredChunk(chunkOfSeveral(needsOf(id, graph).deferred)) },
  { priority: 0, name: (id, graph) => deferredChunk(needsOf(id, graph).deferred[0]) },
];

/** The pages that load a module first, those that load it after their content, and all that may load it at some time. */
type Needs = { first: string[]; deferred: string[]; ever: string[] };

/** A page comes with the styles of all its parts: the server renders some of those whose scripts are loaded later. */
function needsOf(id: string, graph: Graph): Needs {
  const ever = pagesOf(entriesBehind(id, pageOf, allImporters(graph)));
  if (id.endsWith('.css')) return { first: ever, deferred: [], ever };
  const first = pagesOf(entriesBehind(id, pageOf, staticImporters(graph)));
  const later = pagesOf(entriesBehind(id, deferredOf, staticImporters(graph)));
  return { first, deferred: later.filter((page) => !first.includes(page)), ever };
}

const pagesOf = (names: ReadonlySet<string>) =>
  names.has(SHARED) ? pageNames : pageNames.filter((page) => names.has(page));

const isShared = ({ first, ever }: Needs) => first.includes(HOME) && ever.length > 1;

const mixedChunk = ({ first, ever }: Needs) =>
  first.length > 0 && ever.length > first.length ? `${first.join('-and-')}-first` : null;

function chunkOfSeveral(names: readonly string[]): string | null {
  if (names.length < 2) return null;
  return names.length === pageNames.length ? SHARED : names.join('-and-');
}

const deferredChunk = (name: string | null | undefined) => (name ? `deferred-${name}` : null);

type Importers = (id: string) => readonly string[];

const staticImporters =
  (graph: Graph): Importers =>
  (id) =>
    graph.getModuleInfo(id)?.importers ?? [];

const allImporters =
  (graph: Graph): Importers =>
  (id) => [...staticImporters(graph)(id), ...(graph.getModuleInfo(id)?.dynamicImporters ?? [])];

/** The names of the entry points that are reached first from a module through its importers. */
function entriesBehind(id: string, namesOf: NamesOfFile, importersOf: Importers): Set<string> {
  const seen = new Set([id]);
  const names = new Set<string>();
  for (const each of seen) {
    const found = namesOf.get(each.split('?', 1)[0]!);
    if (found) found.forEach((name) => names.add(name));
    else importersOf(each).forEach((importer) => seen.add(importer));
  }
  return names;
}

type NamesOfFile = ReadonlyMap<string, readonly string[]>;

function byFile(entryPoints: EntryPoints): NamesOfFile {
  const app = join(import.meta.dirname, '../app/');
  const all = Object.entries(entryPoints).flatMap(([name, files]) => files.map((file) => ({ name, file })));
  const byPath = Map.groupBy(all, ({ file }) => join(app, file));
  return new Map([...byPath].map(([path, found]) => [path, found.map(({ name }) => name)]));
}
