import { z } from 'zod';
import { MatchFilter } from './competitions/matches.ts';
import { ListedCountry } from './matches/channels.ts';
import { ArticleParams, Category } from './news/articles.ts';
import { id, IdParams, season } from './parts.ts';
import { SlugParams } from './teams/teams.ts';

/** Public responses that are files, outside the envelope. */
export type PublicFile = {
  path: string;
  params: z.ZodObject;
  query: z.ZodObject;
  contentType: string;
  /** There are too many to cache them with all others: they are cached apart, as the answers of searches. */
  isSearch?: boolean;
  /** An editor can withdraw what it has: it is never served stale. */
  isBrief?: boolean;
};

/** OURS-05 */
export const matchCard = {
  path: '/matches/:id/share.png',
  params: IdParams,
  query: z.object({}),
  contentType: 'image/png',
} satisfies PublicFile;

/** OURS-05 */
export const competitionCard = {
  path: '/competitions/:id/share.png',
  params: IdParams,
  query: z.object({ season }),
  contentType: 'image/png',
} satisfies PublicFile;

/** OURS-05 */
export const teamCard = {
  path: '/teams/:id/share.png',
  params: SlugParams,
  query: z.object({}),
  contentType: 'image/png',
} satisfies PublicFile;

/** OURS-05 */
export const playerCard = {
  path: '/players/:id/share.png',
  params: IdParams,
  query: z.object({}),
  contentType: 'image/png',
} satisfies PublicFile;

/** OURS-14: two players, the first on the right. */
export const compareCard = {
  path: '/compare/share.png',
  params: z.object({}),
  query: z.object({ a: id, b: id }),
  contentType: 'image/png',
  isSearch: true,
} satisfies PublicFile;

/** COMP-08: the matches of a competition, filtered as its list is. */
export const competitionCalendar = {
  path: '/competitions/by-api-id/:id/matches.ics',
  params: IdParams,
  query: MatchFilter,
  contentType: 'text/calendar; charset=utf-8',
} satisfies PublicFile;

const calendar = 'text/calendar; charset=utf-8';

/** OURS-20: whose channels the events name; Saudi Arabia's without it. */
const FeedQuery = z.object({ country: ListedCountry.optional() });

/** OURS-16 */
export const teamFeed = {
  path: '/teams/:id/calendar.ics',
  params: SlugParams,
  query: FeedQuery,
  contentType: calendar,
} satisfies PublicFile;
export const competitionFeed = {
  path: '/competitions/:id/calendar.ics',
  params: IdParams,
  query: FeedQuery,
  contentType: calendar,
} satisfies PublicFile;

/** NEWS-01: the newest articles, for readers of feeds. */
export const NewsFeedQuery = z.object({ category: Category.optional(), competition: id.optional() });
export const newsFeed = {
  path: '/news/feed.xml',
  params: z.object({}),
  query: NewsFeedQuery,
  contentType: 'application/rss+xml; charset=utf-8',
  isBrief: true,
} satisfies PublicFile;

/** OURS-05 */
export const articleCard = {
  path: '/news/:slug/share.png',
  params: ArticleParams,
  query: z.object({}),
  contentType: 'image/png',
  isBrief: true,
} satisfies PublicFile;

/** OURS-05: of an episode of the podcast. */
export const podcastCard = {
  path: '/podcasts/episodes/:id/share.png',
  params: IdParams,
  query: z.object({}),
  contentType: 'image/png',
} satisfies PublicFile;

/** OURS-26: of the podcast, at `/podcast.xml` of the site. */
export const podcastFeed = {
  path: '/podcasts/feed.xml',
  params: z.object({}),
  query: z.object({}),
  contentType: 'application/rss+xml; charset=utf-8',
} satisfies PublicFile;

/** POD-06: leads to the file, which the edge serves. */
export const podcastFile = {
  path: '/podcasts/file/:id',
  params: IdParams,
  query: z.object({}),
  contentType: 'audio/mpeg',
  isBrief: true,
} satisfies PublicFile;

/** OURS-25 */
export const podcastTranscript = {
  path: '/podcasts/episodes/:id/transcript.vtt',
  params: IdParams,
  query: z.object({}),
  contentType: 'text/vtt; charset=utf-8',
} satisfies PublicFile;
export const podcastChapters = {
  path: '/podcasts/episodes/:id/chapters.json',
  params: IdParams,
  query: z.object({}),
  contentType: 'application/json+chapters; charset=utf-8',
} satisfies PublicFile;

const xml = 'application/xml; charset=utf-8';

/** OURS-32: served at `/sitemap.xml` and `/sitemaps/…` of the site. */
export const sitemapIndex: PublicFile = {
  path: '/sitemap.xml',
  params: z.object({}),
  query: z.object({}),
  contentType: xml,
};
export const SitemapParams = z.object({
  id: z
    .string()
    .regex(/^(?:pages|competitions|matches|commentators|news|(?:teams|players)-(?:0|[1-9]\d{0,5}))\.xml$/),
});
export const sitemapPart: PublicFile = {
  path: '/sitemaps/:id',
  params: SitemapParams,
  query: z.object({}),
  contentType: xml,
  isBrief: true, // one of them has the newest articles
};

export const publicFiles: readonly PublicFile[] = [
  matchCard,
  competitionCard,
  teamCard,
  playerCard,
  compareCard,
  competitionCalendar,
  teamFeed,
  competitionFeed,
  newsFeed,
  articleCard,
  podcastCard,
  podcastFeed,
  podcastFile,
  podcastTranscript,
  podcastChapters,
  sitemapIndex,
  sitemapPart,
];
