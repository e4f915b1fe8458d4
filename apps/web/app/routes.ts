import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('routes/day.tsx', [
    index('routes/home.tsx'),
    // DLG-17: the match over the list; the address bar shows /match/:id (see `mask` in match-row.tsx).
    route('over/match/:id', 'routes/match-over.tsx'),
  ]),
  route('match/:id', 'routes/match.tsx'),
  route('*', 'routes/missing.tsx'),
] satisfies RouteConfig;
