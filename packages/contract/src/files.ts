import { z } from 'zod';
import { MatchFilter } from './competitions/matches.ts';
import { IdParams } from './parts.ts';

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

export const publicFiles: readonly PublicFile[] = [shareCard, competitionCalendar];
