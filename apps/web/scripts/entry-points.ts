import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../app/routes.ts';

export type EntryPoints = Record<string, string[]>;

/** What is loaded with every page. */
export const SHARED = 'shared';
export const HOME = 'match-centre';
export const MATCH = 'match';
export const OVERLAY = 'overlay';
/** Areas whose pages are small: each page has a chunk of its own, and they may load more than they need of others. */
const SMALL_AREAS = 'competitions teams players search tv news newsroom account member podcast status'.split(
  ' ',
);

/** What is loaded with a page, by its entry points: the routes of an area, and what opens over a page. */
export const pages: EntryPoints = {
  [SHARED]: ['entry.client.tsx', 'root.tsx'],
  ...byArea(routes),
  [OVERLAY]: ['routes/match-centre/match-overlay.tsx'],
};

/** `routes/match/match.tsx` is of the area `match`; of a small area each route is a page. */
function byArea(entries: RouteConfigEntry[]): EntryPoints {
  const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [
    file,
    ...children.flatMap(filesOf),
  ];
  const files = new Set(entries.flatMap(filesOf));
  return Object.fromEntries(Map.groupBy(files, pageName));
}

function pageName(file: string): string {
  const [, area = '', name = ''] = file.split('/');
  return SMALL_AREAS.includes(area) ? name.replace('.tsx', '') : area;
}

export const isSmall = (page: string) =>
  pages[page]!.every((file) => SMALL_AREAS.includes(file.split('/')[1] ?? ''));

/** What the server renders with a page and the browser hydrates after its content. */
export const deferred: EntryPoints = {
  [SHARED]: [
    'features/account/sign-in-host.tsx',
    'features/podcast/mini-host.tsx',
    'football-ui/crest-shapes.tsx',
    'shell/header.tsx',
    'shell/footer.tsx',
  ],
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
    'features/podcast/home-card.tsx',
    'features/ticker/ticker.tsx',
    'football-ui/distinct-variants.tsx',
    'football-ui/pulse.tsx',
    'routes/match-centre/kept-days.ts',
    'routes/match-centre/late-row-parts.tsx',
    'routes/match-centre/match-over-day.tsx',
  ],
  match: [
    'features/live/follow-match.ts',
    'features/news/news-about.tsx',
    'features/report-error/report-row.tsx',
    'football-ui/distinct-variants.tsx',
    'routes/match/below-match.tsx',
  ],
  competition: ['features/news/news-about.tsx'],
  competitions: ['features/live/follow-changes.ts'],
  player: ['features/news/news-about.tsx', 'features/report-error/report-row.tsx'],
  team: ['features/news/news-about.tsx'],
  tv: ['routes/tv/live-tv.tsx'],
  overlay: ['features/live/follow-match.ts'],
};

/** What the server never renders: its styles come with its script when it is opened. */
export const opened = new Set(
  [
    'features/account/leagues-question.tsx',
    'features/account/security/security-panels.tsx',
    'features/account/sign-in-dialog.tsx',
    'features/channels/channels-dialog.tsx',
    'features/competitions/leagues-panel.tsx',
    'features/match/players/player-modal.tsx',
    'features/podcast/home-panel.tsx',
    'features/podcast/mini-player.tsx',
    'features/report-error/report-dialog.tsx',
    'routes/match-centre/member-day.tsx',
    'routes/member/dashboard-content.tsx',
    'routes/member/favourites-content.tsx',
    'routes/member/preferences-content.tsx',
    'routes/member/welcome-content.tsx',
    'routes/newsroom/newsroom-screen.tsx',
    'shell/account/account-button.tsx',
    'shell/search/search-panel.tsx',
  ].map((file) => join(import.meta.dirname, '../app', file)),
);
