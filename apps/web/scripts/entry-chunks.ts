import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

/** What is loaded with every page. */
const SHARED = 'shared';
const shared = ['entry.client.tsx', 'root.tsx'];

/** What is loaded with a page, by its entry points. */
const HOME = 'match-centre';
const pages = {
  [HOME]: ['routes/match-centre/day.tsx'],
  match: ['routes/match/match.tsx', 'routes/match-centre/match-overlay.tsx'],
  site: ['routes/site/prose.tsx', 'routes/site/soon.tsx'],
};

/** What the server renders and the browser hydrates after the content. */
const deferred = {
  'deferred-match': ['features/live/follow-match.ts'],
  'deferred-shell': ['shell/header.tsx', 'shell/footer.tsx'],
  'deferred-match-centre': [
    'features/clocks/zone-pill.tsx',
    'features/competitions/competition-bar.tsx',
    'features/competitions/leagues-button.tsx',
    'features/day/day-picker.tsx',
    'features/day/empty-day.tsx',
    'features/live/data-age-banner.tsx',
    'features/live/follow-day.ts',
    'features/ticker/ticker.tsx',
    'routes/match-centre/match-over-day.tsx',
  ],
};

const app = join(import.meta.dirname, '../app/');
const entryPoints = new Map(
  Object.entries({ [SHARED]: shared, ...pages, ...deferred }).flatMap(([chunk, files]) =>
    files.map((file) => [join(app, file), chunk] as const),
  ),
);

/**
 * A module is in the chunk of the pages whose entry points import it, else in that of the deferred parts that do. What
 * the match centre has in common with other pages is in `shared`: so all of `shared` is needed there, and a new page
 * does not make the first load heavier. What no entry point imports is loaded on demand, in chunks that the bundler
 * chooses. A group takes the imports of its modules along, so the most shared comes first.
 */
export const entryChunks: Rolldown.CodeSplittingGroup[] = [
  { priority: 4, name: (id, graph) => (isShared(pagesImporting(id, graph)) ? SHARED : null) },
  { priority: 3, name: (id, graph) => severalOf(pagesImporting(id, graph)) },
  { priority: 2, name: (id, graph) => pagesImporting(id, graph)[0] ?? null },
  {
    priority: 1,
    name: (id, graph) => Object.keys(deferred).find((part) => chunksImporting(id, graph).has(part)) ?? null,
  },
];

function pagesImporting(id: string, graph: Graph): string[] {
  const chunks = chunksImporting(id, graph);
  return Object.keys(pages).filter((page) => chunks.has(page) || chunks.has(SHARED));
}

const isShared = (names: readonly string[]) => names.length > 1 && names.includes(HOME);
const severalOf = (names: readonly string[]) => (names.length > 1 ? names.join('-and-') : null);

/** The chunks whose entry points import the module, directly or through others. */
function chunksImporting(id: string, graph: Graph): Set<string> {
  const seen = new Set([id]);
  const chunks = new Set<string>();
  for (const each of seen) {
    const chunk = entryPoints.get(each.split('?', 1)[0]!);
    if (chunk) chunks.add(chunk);
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  return chunks;
}
