import { join } from 'node:path';
import type { Rolldown } from 'vite';
import {
  deferred,
  type EntryPoints,
  HOME,
  isSmall,
  MATCH,
  opened,
  OVERLAY,
  pages,
  SHARED,
} from './entry-points.ts';

type Graph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const pageNames = Object.keys(pages).filter((page) => page !== SHARED);
const pageOf = byFile(pages);
const deferredOf = byFile(deferred);

/**
 * A module is in the chunk of the pages that load it first, else in that of the pages that load it later. No page loads
 * the chunk of another page: what one needs first and another later is in a chunk of its own. What the match centre has
 * in common with the match page is in `shared`: so all of `shared` is needed there, and a new page makes the first load
 * of neither heavier. What no entry point imports is loaded on demand, in chunks that the bundler chooses.
 */
export const entryChunks: Rolldown.CodeSplittingGroup = {
  debugName: 'entry-chunks',
  name: (id, graph) => (id === browserEntry ? null : chunkOf(needsOf(id, graph))),
  // Each module has its place: none follows the first module that imports it.
  includeDependenciesRecursively: false,
};

/** Starts React when it is evaluated, which must be after all modules of the page: no other chunk may contain it. */
const browserEntry = join(import.meta.dirname, '../app/entry.client.tsx');

function chunkOf(needs: Needs): string | null {
  const { first, deferred: later } = needs;
  if (isShared(needs)) return SHARED;
  const common = deferredElsewhere(needs);
  if (common) return common;
  if (isAlsoOnDemand(needs)) return null;
  return (
    mixedChunk(needs) ?? chunkOfSeveral(first) ?? first[0] ?? deferredChunk(chunkOfSeveral(later) ?? later[0])
  );
}

/** What small pages load and others on demand is in a chunk that the bundler chooses: no page loads another's. */
function isAlsoOnDemand({ first, deferred: later, ever }: Needs): boolean {
  const loading = [...first, ...later];
  return loading.length > 0 && loading.every(isSmall) && ever.some((page) => !loading.includes(page));
}

/** What large pages load later and only others first is with the former: they must not load a page for it. */
function deferredElsewhere(needs: Needs): string | null {
  const { first, deferred: later } = needs;
  const large = later.filter((page) => !isSmall(page));
  if (large.length === 0 || !first.every((page) => isSmall(page) || page === OVERLAY)) return null;
  if (large.includes(HOME) && large.includes(MATCH) && large.includes('site')) return deferredChunk(SHARED);
  return deferredChunk([...large, ...othersWith(needs)].join('-and-'));
}

/** What others load first, and what small pages load later or every page may load on demand. */
function othersWith({ first, deferred: later, ever }: Needs): string[] {
  if (first.length > 0) return ['others'];
  return later.some(isSmall) || ever.includes('site') ? ['small'] : [];
}

/** The pages that load a module first, those that load it after their content, and all that may load it at some time. */
type Needs = { first: string[]; deferred: string[]; ever: string[]; isStyle: boolean };

/**
 * A page comes with the styles of all its parts: the server renders some of those whose scripts are loaded later. Those
 * of a part that is opened on demand do not count, but where such a part needs the styles of another page, they are not
 * in the chunk of that page.
 */
function needsOf(id: string, graph: Graph): Needs {
  const ever = pagesOf(entriesBehind(id, pageOf, allImporters(graph)));
  if (id.endsWith('.css')) {
    const first = withOverlay(pagesOf(entriesBehind(id, pageOf, unlessOpened(allImporters(graph)))));
    return { first, deferred: [], ever, isStyle: true };
  }
  const first = pagesOf(entriesBehind(id, pageOf, staticImporters(graph)));
  const later = pagesOf(entriesBehind(id, deferredOf, staticImporters(graph)));
  return { first, deferred: later.filter((page) => !first.includes(page)), ever, isStyle: false };
}

/** The match over the list has the sheet of the match page: one file less for the page. */
const withOverlay = (first: string[]) =>
  first.length === 1 && first[0] === MATCH ? [MATCH, OVERLAY] : first;

/** The pages whose server-rendered parts use a style sheet. */
export const pagesWithStyle = (id: string, graph: Graph): string[] =>
  id.endsWith('.css') ? needsOf(id, graph).first : [];

/** The pages whose entry points are among these modules. */
export const pagesIn = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => pageOf.get(id.split('?', 1)[0]!) ?? []);

/** The match over the list is opened on the home page alone, which has its own chunk by then. */
const pagesOf = (names: ReadonlySet<string>) =>
  pageNames.filter(
    (page) =>
      (names.has(SHARED) || names.has(page)) && !(page === OVERLAY && (names.has(SHARED) || names.has(HOME))),
  );

const isShared = ({ first, ever, isStyle }: Needs) =>
  first.includes(HOME) && (isStyle ? first.length > 1 : ever.includes(MATCH));

/** What large pages need first, and others later or small pages first. What a small page needs later it takes from home. */
function mixedChunk({ first, deferred: later, ever }: Needs): string | null {
  const large = first.filter((page) => !isSmall(page));
  const small = large.includes(HOME) ? first : [...first, ...later];
  const others = ever.filter((page) => !large.includes(page) && (!isSmall(page) || small.includes(page)));
  return large.length > 0 && others.length > 0 ? `${large.join('-and-')}-first` : null;
}

function chunkOfSeveral(names: readonly string[]): string | null {
  if (names.length < 2) return null;
  if (names.every(isSmall)) return chunkOfSmall(names);
  return names.length === pageNames.length - 1 && !names.includes(OVERLAY) ? SHARED : names.join('-and-');
}

/** What the pages of one area have in common, or pages of several. */
function chunkOfSmall(names: readonly string[]): string {
  const areas = new Set(names.flatMap((name) => pages[name]!).map((file) => file.split('/')[1]!));
  return areas.size === 1 ? `all-${[...areas][0]}` : 'small-pages';
}

const deferredChunk = (name: string | null | undefined) => (name ? `deferred-${name}` : null);

type Importers = (id: string) => readonly string[];

/** The server writes the text of the head script into the page; no browser loads the module. */
const headScript = join(import.meta.dirname, '../app/head-script.ts');

const staticImporters =
  (graph: Graph): Importers =>
  (id) =>
    (graph.getModuleInfo(id)?.importers ?? []).filter((importer) => importer !== headScript);

const allImporters =
  (graph: Graph): Importers =>
  (id) => [...staticImporters(graph)(id), ...(graph.getModuleInfo(id)?.dynamicImporters ?? [])];

/** The importers of a module, except through a part that is opened on demand. */
const unlessOpened =
  (importersOf: Importers): Importers =>
  (id) =>
    opened.has(id) ? [] : importersOf(id);

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
