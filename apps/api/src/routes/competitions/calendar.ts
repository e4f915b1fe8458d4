import { calendarTexts } from '@safira/arabic/formats/calendar-texts';
import type { MatchFilter } from '@safira/contract/competitions/matches';
import { AppError } from '@safira/contract/errors';
import { competitionCalendar } from '@safira/contract/files';
import type { Match } from '@safira/contract/matches/matches';
import { type CalendarEvent, calendarFile } from '@safira/football/time/calendar';
import { hasKnownTime } from '@safira/football/matches/status';
import { findCompetition } from '@safira/store/competitions/competitions';
import { listCompetitionMatches, listMonths } from '@safira/store/competitions/matches';
import { findShownSeason } from '@safira/store/competitions/seasons';
import type { Db } from '@safira/store/db';
import { admitRead } from '../../limiter.ts';
import { type ServedFile, serveFile } from '../../serve-file.ts';
import type { Api } from '../../serve.ts';
import { filterOf, idsOf, type Month, MONTHS_ZONE, toMonth } from './match-filter.ts';

/** More than any season of a league has. */
const MOST_EVENTS = 1_000;

type CalendarBody = { fileName: string; text: string };

/** COMP-08: the filtered matches of a competition as a file that calendars open. */
export function calendarRoutes({ app, snapshots, limiter, access }: Api, { db }: { db: Db }): void {
  const { path, params, query, contentType } = competitionCalendar;

  async function build(id: number, filter: MatchFilter) {
    const [competition, shown] = await Promise.all([findCompetition(db, id), findShownSeason(db, id)]);
    if (!competition || shown === undefined) throw new AppError('not_found', `competition ${id}`);
    const of = { competitionId: id, season: filter.season ?? shown };
    const months = (await listMonths(db, { ...of, zone: MONTHS_ZONE })).map(toMonth);
    const { selected, ...filtered } = filterOf(months, filter);
    const all = await listCompetitionMatches(db, { ...of, ...filtered, limit: MOST_EVENTS, offset: 0 });
    const matches = all.filter(({ status }) => hasKnownTime(status.short));
    const body: CalendarBody = {
      fileName: fileName(competition.name, { ...of, month: filter.month && selected[0] }),
      text: calendarFile(
        matches.map((match) => toEvent(match, access.siteOrigin)),
        newestOf(matches),
      ),
    };
    return {
      body: JSON.stringify(body),
      seq: undefined,
      cache: 'today' as const,
      dependsOn: { competitions: [{ id, season: of.season }] },
    };
  }

  async function find(id: number, filter: MatchFilter, admit: () => Promise<void>): Promise<ServedFile> {
    const { season = '', month = '', year = '' } = filter;
    const key = [path, id, season, month, year, idsOf(filter)?.join(',') ?? ''].join(' ');
    const { snapshot, staleMs } = await snapshots.read(key, () => build(id, filter), { admit });
    const stored = JSON.parse((await snapshot.bytes('identity')).toString()) as CalendarBody; // as `build` wrote it
    const { etag, cache } = snapshot;
    return { etag, cache, staleMs, fileName: stored.fileName, bytes: async () => Buffer.from(stored.text) };
  }

  serveFile(app, {
    path: `/api${path}`,
    contentType,
    find: async (request) => {
      const [of, filter] = [params.safeParse(request.params), query.safeParse(request.query)];
      if (!of.success || !filter.success) throw new AppError('invalid', 'not a competition or filter');
      return find(of.data.id, filter.data, () => admitRead(limiter, request));
    },
  });
}

function toEvent({ apiId, date, teams, league, venue }: Match, site: string): CalendarEvent {
  const { home, away } = teams;
  return {
    id: apiId,
    date,
    ...calendarTexts({ home: home.name, away: away.name, competition: league.name, venue }),
    url: `${site}/match/${apiId}`,
  };
}

/** The file of unchanged matches stays the same bytes. */
function newestOf(matches: readonly Match[]): number {
  return Math.max(0, ...matches.map(({ lastUpdated }) => Date.parse(lastUpdated)));
}

/** «دوري_روشن_السعودي_نوفمبر_2026.ics» */
function fileName(competition: string, { season, month }: { season: number; month?: Month | undefined | 0 }) {
  const parts = month ? [competition, month.name, month.year] : [competition, season];
  return `${parts.join('_').replaceAll(' ', '_')}.ics`;
}
