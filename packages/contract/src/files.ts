import type { z } from 'zod';
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

export const publicFiles: readonly PublicFile[] = [shareCard, teamCalendar, competitionCalendar];
