import { DEFAULT_COUNTRY } from '@safira/arabic/names/arab-countries';
import { resolveChannels, type TvChannel } from '@safira/contract/matches/channels';
import { AppError } from '@safira/contract/errors';
import type { Match } from '@safira/contract/matches/matches';
import { channelName } from '@safira/arabic/terms/channels';
import { dateIn, dayRange } from '@safira/football/time/days';
import { DEFAULT_ZONE } from '@safira/football/time/zone-classes';
import { listBroadcasts } from '@safira/store/broadcasts/broadcasts';
import { splitByCountry, tvChannelsOf } from '@safira/store/broadcasts/tv-channels';
import type { Db } from '@safira/store/db';
import { findListedMatch, listMatchesBetween } from '@safira/store/matches/matches';
import { type Api, serve } from '../../serve.ts';

/** The most matches that a day's list can contain. */
const MOST_MATCHES = 200;

/** API-03: from what the server has resolved; channels that a client found are returned to it only and not stored. */
export function channelRoutes(api: Api, { db }: { db: Db }): void {
  serve(api, resolveChannels, async ({ body }) => {
    const match = await findListedMatch(db, body.matchId);
    if (!match) throw new AppError('match_not_found');
    const matches = body.debugFull ? await ofSameDay(db, match) : [match];
    const resolved = await resolvedIn(db, matches, body.country ?? DEFAULT_COUNTRY);
    const known = resolved.get(match.apiId) ?? [];
    const fromClient = body.scraped.map(({ name, logo }) => ({
      name: channelName(name),
      originalName: name,
      logo,
      isConfirmed: true,
      source: 'client' as const,
      checkedAt: null,
    }));
    const names = new Set(known.map(({ name }) => name));
    const tvChannels = [...known, ...fromClient.filter(({ name }) => !names.has(name))];
    const normalizedMatches = Array.from(resolved, ([matchId, channels]) => ({
      matchId,
      tvChannels: channels,
    }));
    return { data: { tvChannels }, tvChannels, ...(body.debugFull && { debug: { normalizedMatches } }) };
  });
}

function ofSameDay(db: Db, match: Match): Promise<Match[]> {
  const range = dayRange(DEFAULT_ZONE, dateIn(DEFAULT_ZONE, Date.parse(match.date)));
  return listMatchesBetween(db, { ...range, limit: MOST_MATCHES });
}

async function resolvedIn(
  db: Db,
  matches: readonly Match[],
  country: string,
): Promise<Map<number, TvChannel[]>> {
  const stored = await listBroadcasts(
    db,
    matches.map(({ apiId }) => apiId),
  );
  return new Map(
    matches.map(({ apiId, league, date }) => {
      const match = { competitionId: league.id, kickoff: new Date(date) };
      return [apiId, splitByCountry(tvChannelsOf(match, stored.get(apiId) ?? []), country).here];
    }),
  );
}
