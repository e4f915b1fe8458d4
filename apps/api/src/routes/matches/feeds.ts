import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DEFAULT_COUNTRY } from '@safira/arabic/names/arab-countries';
import { AppError } from '@safira/contract/errors';
import { competitionFeed, teamFeed } from '@safira/contract/files';
import { calendarFeed } from '@safira/football/time/calendar-feed';
import type { Clock } from '@safira/football/time/clock';
import type { Db } from '@safira/store/db';
import { findCompetition } from '@safira/store/competitions/competitions';
import { findShownSeason } from '@safira/store/competitions/seasons';
import {
  type CalendarMatch,
  listCompetitionCalendar,
  listTeamCalendar,
} from '@safira/store/matches/calendar';
import { findTeam } from '@safira/store/teams/reads';
import { feedEvent } from '../../calendar/feed-event.ts';
import { calendarName } from '../../calendar/text.ts';
import type { DependsOn } from '../../depends-on.ts';
import { admitRead } from '../../limiter.ts';
import { serveFile } from '../../serve-file.ts';
import type { Api } from '../../serve.ts';

type Tools = { db: Db; clock: Clock; siteUrl: string };
type Found = { name: string; matches: CalendarMatch[]; dependsOn: DependsOn };

/** OURS-16: the matches of a team or a competition as a feed for calendars. */
export function feedRoutes(api: Api, { db, clock, siteUrl }: Tools): void {
  serveCalendar(api, siteUrl, {
    ...teamFeed,
    find: async ({ id }, country) => {
      const team = await findTeam(db, { slug: id });
      if (!team) throw new AppError('not_found', `team ${id}`);
      const matches = await listTeamCalendar(db, { teamId: team.id, now: clock.now(), country });
      return { name: team.name, matches, dependsOn: { teams: [team.id] } };
    },
  });
  serveCalendar(api, siteUrl, {
    ...competitionFeed,
    find: async ({ id }, country) => {
      const competition = await findCompetition(db, id);
      const season = competition && (await findShownSeason(db, id));
      if (!competition || season === undefined) throw new AppError('not_found', `competition ${id}`);
      const shown = { now: clock.now(), country };
      const matches = await listCompetitionCalendar(db, { competitionId: id, season, ...shown });
      return { name: competition.name, matches, dependsOn: { competitions: [{ id, season }] } };
    },
  });
}

type Calendar<P extends z.ZodObject> = {
  path: string;
  contentType: string;
  params: P;
  query: typeof teamFeed.query;
  find: (params: z.output<P>, country: string) => Promise<Found>;
};

function serveCalendar<P extends z.ZodObject>(
  { app, snapshots, limiter }: Api,
  siteUrl: string,
  { path, contentType, params, query, find }: Calendar<P>,
): void {
  async function build(of: z.output<P>, country: string) {
    const { name, matches, dependsOn } = await find(of, country);
    const events = matches.map((one) => feedEvent(one, siteUrl));
    const body = calendarFeed({ name: calendarName(name), events });
    return { body, seq: undefined, cache: 'steady' as const, dependsOn };
  }
  serveFile(app, {
    path: `/api${path}`,
    contentType,
    find: async (request: FastifyRequest) => {
      const of = params.safeParse(request.params);
      if (!of.success) throw new AppError('invalid', 'not an id');
      const shown = query.safeParse(request.query);
      if (!shown.success) throw new AppError('invalid', 'not a listed country');
      const { country = DEFAULT_COUNTRY } = shown.data;
      const { snapshot, staleMs } = await snapshots.read(
        `${path} ${country} ${JSON.stringify(of.data)}`,
        () => build(of.data, country),
        { admit: () => admitRead(limiter, request) },
      );
      return { ...snapshot, staleMs, bytes: () => snapshot.bytes('identity') };
    },
  });
}
