import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Several paths with one module: each route needs its own id. */
const at = (module: string, ...paths: string[]) =>
  paths.map((path) => route(path, `routes/${module}.tsx`, { id: path }));

/**
 * Requests for the data of a page name its routes by id (`?_routes=`), and the edge and its cache know them: an id
 * stays when its file moves.
 */
export default [
  layout('routes/match-centre/day.tsx', { id: 'routes/day' }, [
    index('routes/match-centre/home.tsx', { id: 'routes/home' }),
    // DLG-17: the match over the list; the address bar shows /match/:id (see `mask` in use-delegated-links.ts).
    route('over/match/:id', 'routes/match-centre/match-over.tsx', { id: 'routes/match-over' }),
  ]),
  route('match/:id', 'routes/match/match.tsx', { id: 'routes/match' }),
  ...at('site/prose', 'about', 'privacy', 'terms', 'sources'),
  ...at('site/soon', 'competitions', 'competition/:id', 'players', 'player/:id?', 'news', 'login'),
  route('teams', 'routes/teams/teams.tsx', { id: 'routes/teams' }),
  route('team', 'routes/teams/team-redirect.tsx', { id: 'routes/team-redirect' }),
  route('team/:id', 'routes/teams/team.tsx', { id: 'routes/team' }),
  route('*', 'routes/site/missing.tsx', { id: 'routes/missing' }),
] satisfies RouteConfig;
