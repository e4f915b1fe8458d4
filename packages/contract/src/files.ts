import { z } from 'zod';
import { MatchFilter } from './competitions/matches.ts';
import { IdParams } from './parts.ts';
import { SlugParams } from './teams/teams.ts';

/** Public responses that are files, outside the envelope. */
type PublicFile = { path: string; params: z.ZodObject; query: z.ZodObject; contentType: string };

/** OURS-05 */
export const shareCard = {
  path: '/matches/:id/share.png',
  params: IdParams,
  query: z.object({}),
  contentType: 'image/png',
} satisfies PublicFile;

/** COMP-08: the matches of a competition, filtered as its list is. */
export const competitionCalendar = {
  path: '/competitions/by-api-id/:id/matches.ics',
  params: IdParams,
  query: MatchFilter,
  contentType: 'text/calendar; charset=utf-8',
} satisfies PublicFile;

const calendar = 'text/calendar; charset=utf-8';

/** OURS-16 */
export const teamFeed: PublicFile = {
  path: '/teams/:id/calendar.ics',
  params: SlugParams,
  query: z.object({}),
  contentType: calendar,
};
export const competitionFeed: PublicFile = {
  path: '/competitions/:id/calendar.ics',
  params: IdParams,
  query: z.object({}),
  contentType: calendar,
};

const xml = 'application/xml; charset=utf-8';

/** OURS-32: served at `/sitemap.xml` and `/sitemaps/…` of the site. */
export const sitemapIndex: PublicFile = {
  path: '/sitemap.xml',
  params: z.object({}),
  query: z.object({}),
  contentType: xml,
};
export const SitemapParams = z.object({
  id: z.string().regex(/^(?:pages|competitions|matches|(?:teams|players)-(?:0|[1-9]\d{0,5}))\.xml$/),
});
export const sitemapPart: PublicFile = {
  path: '/sitemaps/:id',
  params: SitemapParams,
  query: z.object({}),
  contentType: xml,
};

export const publicFiles: readonly PublicFile[] = [
  shareCard,
  competitionCalendar,
  teamFeed,
  competitionFeed,
  sitemapIndex,
  sitemapPart,
];
