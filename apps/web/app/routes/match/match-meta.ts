import type { MetaDescriptor } from 'react-router';
import { matchData } from '../../features/match/structured-data.ts';
import { description, pageTitle, plainVersus } from '../../features/match/text.ts';
import { brand } from '../../ui/text.ts';
import type { LoadedMatch } from './match-loader.ts';

/** DLG-17, OURS-05: title and metadata of a match for browser tabs, search engines and shared links. */
export function describeMatch(loaded: LoadedMatch | undefined): MetaDescriptor[] {
  if (!loaded) return [{ title: brand }];
  const { match, siteUrl } = loaded;
  const home = match.teams.home.name;
  const away = match.teams.away.name;
  const url = `${siteUrl}/match/${match.apiId}`;
  const text = description({ home, away, competition: match.league.name });
  return [
    { title: pageTitle(home, away) },
    { name: 'description', content: text },
    { tagName: 'link', rel: 'canonical', href: url },
    // Only what the server sends is read by others; in the browser React must not create scripts (see root.tsx).
    ...(import.meta.env.SSR ? metaForOthers(loaded, url, text) : []),
  ];
}

/** For search engines and shared links. */
function metaForOthers({ match, siteUrl }: LoadedMatch, url: string, text: string): MetaDescriptor[] {
  const { home, away } = match.teams;
  const image = `${siteUrl}/api/matches/${match.apiId}/share.png`;
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: 'ar' },
    { property: 'og:title', content: plainVersus(home.name, away.name) },
    { property: 'og:description', content: text },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': matchData(match, { url, image }) },
  ];
}
