import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Several paths with one module: each route needs its own id. */
const at = (module: string, ...paths: string[]) =>
  paths.map((path) => route(path, `routes/${module}.tsx`, { id: path }));

export default [
  layout('routes/day.tsx', [
    index('routes/home.tsx'),
    // DLG-17: the match over the list; the address bar shows /match/:id (see `mask` in use-delegated-links.ts).
    route('over/match/:id', 'routes/match-over.tsx'),
  ]),
  route('match/:id', 'routes/match.tsx'),
  ...at('prose', 'about', 'privacy', 'terms', 'sources'),
  ...at(
    'soon',
    'competitions',
    'competition/:id',
    'teams',
    'team/:id',
    'players',
    'player/:id?',
    'news',
    'login',
  ),
  route('team', 'routes/team-redirect.tsx'),
  route('*', 'routes/missing.tsx'),
] satisfies RouteConfig;
