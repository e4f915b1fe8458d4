import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import routes from '../../apps/web/app/routes.ts';
import { homeDataPaths, pageAddresses, pathPattern } from '../../apps/web/server/page-addresses.ts';
import { block, indent, makeArgumentMaps, NEVER_STALE, type Rules } from './conf.ts';
import { argumentPattern, inBytes } from './patterns.ts';

type RouteConfigEntry = (typeof routes)[number];
type Branch = { path: string; ids: string[] };
type Location = { path: string; pattern: string; isData: boolean; lines: string[] };

/** Locations for every page of routes.ts and the data of each; every other path is the not-found page. */
export function pageRules(): Rules {
  const args = makeArgumentMaps('page', { onInvalid: (name) => (name === 'date' ? '&date=none' : '') });
  const branches = branchesOf(routes);
  const routeLists = new Map<string, string>();
  const routesVariable = (ids: string[]) => {
    const key = ids.join(',');
    const variable = routeLists.get(key) ?? `$page_routes_${routeLists.size + 1}`;
    routeLists.set(key, variable);
    return variable;
  };

  const locations = pageAddresses.flatMap((page): Location[] => {
    const branch = branches.find(({ path }) => path === page.path || isBelow(page.path, path));
    if (!branch) throw new Error(`routes.ts has no page at ${page.path}`);
    const argsOf = (query: typeof page.query = {}) =>
      Object.entries(query)
        .map(([name, argument]) => args.variableOf(name, argumentPattern(argument)))
        .join('');
    const snippet = snippetOf(page);
    const linesOf = (passed: string) => [
      `set $page_args "${passed}";`,
      ...(page.isBrief ? [NEVER_STALE] : []),
      `include snippets/${snippet}.conf;`,
    ];
    const dataLines = linesOf(argsOf(page.dataQuery ?? page.query) + routesVariable(branch.ids));
    const pattern = inBytes(pathPattern(page));
    const dataPaths = page.path === '/' ? homeDataPaths : [`${page.path}.data`];
    return [
      { path: page.path, pattern, isData: false, lines: linesOf(argsOf(page.query)) },
      ...dataPaths.map((path) => ({
        path,
        pattern: `${pattern}\\.data`,
        isData: true,
        lines: dataLines,
      })),
    ];
  });
  const missing = branches.find(({ path }) => path === '/*')!;
  const missingRoutes = routesVariable(missing.ids);
  const groups = Map.groupBy(
    locations.filter(({ path }) => path.includes(':')),
    ({ path }) => path.split('/')[1]!,
  );
  const exact = locations.filter(({ path }) => !path.includes(':'));
  return {
    maps: [
      ...args.maps(),
      ...[...routeLists].map(([ids, variable]) => routesMap(ids.split(','), variable)),
      block('map $host $missing_page_routes', [`default "${missingRoutes}";`]),
    ],
    locations: [
      ...exact.map(({ path, lines }) => block(`location = ${path}`, lines)),
      ...exact
        .filter(({ path, isData }) => path !== '/' && !isData)
        .map(({ path }) => block(`location = ${path}/`, [`return 301 ${path};`])),
      ...[...groups].map(([group, members]) => {
        const patterns = members.map(({ pattern, lines }) => block(`location ~ "^${pattern}$"`, lines));
        const withSlash = members
          .filter(({ isData }) => !isData)
          // Not `return`, which would send letters other than ASCII as they are.
          .map(({ pattern }) => block(`location ~ "^${pattern}/$"`, ['rewrite ^(.*)/$ $1? permanent;']));
        const inside = [...patterns, ...withSlash, 'include snippets/missing-page.conf;']
          .map(indent)
          .join('\n');
        return `location /${group}/ {\n${inside}\n}`;
      }),
      ...publicFiles().map((path) => block(`location = ${path}`, ['include snippets/public-file.conf;'])),
    ],
  };
}

function snippetOf({ isSearch, isNewsroom }: (typeof pageAddresses)[number]): string {
  if (isNewsroom) return 'newsroom-page';
  return isSearch ? 'search-page' : 'page';
}

/** React Router lists the routes of a page whose data it needs, in their order; each such list is allowed. */
function routesMap(ids: string[], variable: string): string {
  const subsets = ids.reduce<string[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]]);
  return block(`map $arg__routes ${variable}`, [
    'default "";',
    ...subsets
      .filter((set) => set.length > 0)
      .map((set) => encodeURIComponent(set.join(',')))
      // Our spelling, not the one that was sent, because nginx compares case-insensitively.
      .map((list) => `"${list}" "&_routes=${list}";`),
  ]);
}

/** Each page's path with the ids of the routes that lead to it, from the root. */
function branchesOf(
  entries: readonly RouteConfigEntry[],
  above: Branch = { path: '', ids: ['root'] },
): Branch[] {
  return entries.flatMap(({ id, file, path, index, children }) => {
    const own = {
      path: path ? `${above.path}/${path}` : above.path,
      ids: [...above.ids, id ?? file.replace(/\.tsx$/, '')],
    };
    const below = children ? branchesOf(children, own) : [];
    if (!path && !index) return below;
    const paths = own.path.endsWith('?')
      ? [own.path.slice(0, -1), own.path.replace(/\/[^/]*$/, '')]
      : [own.path || '/'];
    return [...paths.map((one) => ({ ...own, path: one })), ...below];
  });
}

/** The files at the root of the site, other than the hashed assets. */
/** `/newsroom/names` is below `/newsroom/*`; what is below `/*` alone is no page. */
const isBelow = (path: string, splat: string) =>
  splat.endsWith('/*') && splat !== '/*' && `${path}/`.startsWith(splat.slice(0, -1));

function publicFiles(): string[] {
  const folder = join(import.meta.dirname, '../../apps/web/public');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('500.'))
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`)
    .toSorted();
}
