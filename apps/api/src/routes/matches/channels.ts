import { resolveChannels } from '@safira/contract/matches/channels';
import { AppError } from '@safira/contract/errors';
import type { Match } from '@safira/contract/matches/matches';
import { channelName } from '@safira/arabic/channels';
import { dateIn, dayRange } from '@safira/football/days';
import { DEFAULT_ZONE } from '@safira/football/zone-classes';
import type { Db } from '@safira/store/db';
import { findListedMatch, listMatchesBetween } from '@safira/store/matches/matches';
import { channelsByRights } from '@safira/store/matches/rights-channels';
import { type Api, serve } from '../../serve.ts';

/** The most matches that a day's list can contain. */
const MOST_MATCHES = 200;

/** API-03: from the known broadcasting rights; channels that a client found are returned to it only and not stored. */
export function channelRoutes(api: Api, { db }: { db: Db }): void {
  serve(api, resolveChannels, async ({ body }) => {
    const match = await findListedMatch(db, body.matchId);
    if (!match) throw new AppError('match_not_found');
    const known = channelsOf(match);
    const fromClient = body.scraped.map(({ name, logo }) => ({
      name: channelName(name),
      originalName: name,
      logo,
      isConfirmed: true,
    }));
    const names = new Set(known.map(({ name }) => name));
    const tvChannels = [...known, ...fromClient.filter(({ name }) => !names.has(name))];
    return {
      data: { tvChannels },
      tvChannels,
      ...(body.debugFull && { debug: { normalizedMatches: await ofSameDay(db, match) } }),
    };
  });
}

async function ofSameDay(db: Db, match: Match) {
  const range = dayRange(DEFAULT_ZONE, dateIn(DEFAULT_ZONE, Date.parse(match.date)));
  const matches = await listMatchesBetween(db, { ...range, limit: MOST_MATCHES });
  return matches.map((one) => ({ matchId: one.apiId, tvChannels: channelsOf(one) }));
}

const channelsOf = ({ league, date }: Match) => channelsByRights(league.id, new Date(date));
