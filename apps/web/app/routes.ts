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
  route('competitions', 'routes/competitions/competitions.tsx', { id: 'routes/competitions' }),
  route('competition/:id', 'routes/competitions/competition.tsx', { id: 'routes/competition' }),
  route('players', 'routes/players/players.tsx', { id: 'routes/players' }),
  route('arabs-abroad', 'routes/players/arabs-abroad.tsx', { id: 'routes/arabs-abroad' }),
  route('compare', 'routes/players/compare.tsx', { id: 'routes/compare' }),
  route('player', 'routes/players/find-player.tsx', { id: 'routes/find-player' }),
  route('player/:id', 'routes/players/player.tsx', { id: 'routes/player' }),
  // AUTH-02, AUTH-10
  ...at('account/sign-in', 'login', 'register', 'forgot', 'reset', 'verify'),
  // AUTH-09, AUTH-11: the same for everyone until the browser fills them.
  layout('routes/member/account.tsx', { id: 'routes/account' }, [
    route('account', 'routes/member/dashboard.tsx', { id: 'routes/dashboard' }),
    route('account/favourites', 'routes/member/favourites.tsx', { id: 'routes/favourites' }),
    route('account/preferences', 'routes/member/preferences.tsx', { id: 'routes/preferences' }),
    route('account/security', 'routes/member/security.tsx', { id: 'routes/security' }),
  ]),
  route('account/welcome', 'routes/member/welcome.tsx', { id: 'routes/welcome' }),
  ...at('site/prose', 'about', 'privacy', 'terms', 'sources'),
  route('teams', 'routes/teams/teams.tsx', { id: 'routes/teams' }),
  route('team', 'routes/teams/team-redirect.tsx', { id: 'routes/team-redirect' }),
  route('team/:id', 'routes/teams/team.tsx', { id: 'routes/team' }),
  // OURS-18
  route('tv', 'routes/tv/tv.tsx', { id: 'routes/tv' }),
  route('commentator/:slug', 'routes/tv/commentator.tsx', { id: 'routes/commentator' }),
  // OURS-25
  route('podcast', 'routes/podcast/podcast.tsx', { id: 'routes/podcast' }),
  route('podcast/:id', 'routes/podcast/podcast.tsx', { id: 'routes/episode' }),
  // OURS-22
  route('corrections', 'routes/news/corrections.tsx', { id: 'routes/corrections' }),
  // OURS-43
  route('status', 'routes/status/status.tsx', { id: 'routes/status' }),
  // NEWS-01, NEWS-02
  route('news', 'routes/news/news.tsx', { id: 'routes/news' }),
  route('news/:slug', 'routes/news/article.tsx', { id: 'routes/article' }),
  // NEWS-04: the same for everyone until the browser fills them. A new article keeps its page when it gets its number.
  route('newsroom/*', 'routes/newsroom/newsroom.tsx', { id: 'routes/newsroom' }),
  route('search', 'routes/search/search.tsx', { id: 'routes/search' }),
  route('*', 'routes/site/missing.tsx', { id: 'routes/missing' }),
] satisfies RouteConfig;
