import { z } from 'zod';
import { IdParams } from './parts.ts';
import { SlugParams } from './teams/teams.ts';

/** Public responses that are files, outside the envelope; they take no query parameters. */
type PublicFile = { path: string; params: z.ZodObject; contentType: string };

/** OURS-05 */
export const shareCard: PublicFile = {
  path: '/matches/:id/share.png',
  params: IdParams,
  contentType: 'image/png',
};

const calendar = 'text/calendar; charset=utf-8';

/** OURS-16 */
export const teamCalendar: PublicFile = {
  path: '/teams/:id/calendar.ics',
  params: SlugParams,
  contentType: calendar,
};
export const competitionCalendar: PublicFile = {
  path: '/competitions/:id/calendar.ics',
  params: IdParams,
  contentType: calendar,
};

const xml = 'application/xml; charset=utf-8';

/** OURS-32: served at `/sitemap.xml` and `/sitemaps/…` of the site. */
export const sitemapIndex: PublicFile = { path: '/sitemap.xml', params: z.object({}), contentType: xml };
export const SitemapParams = z.object({
  id: z.string().regex(/^(?:pages|competitions|matches|(?:teams|players)-(?:0|[1-9]\d{0,5}))\.xml$/),
});
export const sitemapPart: PublicFile = { path: '/sitemaps/:id', params: SitemapParams, contentType: xml };

export const publicFiles: readonly PublicFile[] = [
  shareCard,
  teamCalendar,
  competitionCalendar,
  sitemapIndex,
  sitemapPart,
];
