import { statusLabel } from '@safira/arabic/terms/status';
import type { Match } from '@safira/contract/matches/matches';
import type { FeedEvent } from '@safira/football/time/calendar-feed';
import { dateIn } from '@safira/football/time/days';
import { statusGroup } from '@safira/football/matches/status';
import { DEFAULT_ZONE } from '@safira/football/time/zone-classes';
import type { CalendarMatch } from '@safira/store/matches/calendar';
import * as text from './text.ts';

/** OURS-16: a match as a calendar shows it. Results are left out: a calendar would reveal them. */
export function feedEvent({ match, changeSeq }: CalendarMatch, siteUrl: string): FeedEvent {
  const { apiId, date, teams, league, venue, tvChannels, lastUpdated } = match;
  const group = statusGroup(match.status.short);
  const isTimed = hasTime(match);
  const title = text.title(teams.home.name, teams.away.name, league.name);
  const isOff = group === 'cancelled' || group === 'off';
  return {
    id: apiId,
    date,
    title: isOff ? text.marked(statusLabel(match.status).badge, title) : title,
    location: venue && [venue.name, venue.city].filter(Boolean).join(text.listComma),
    url: `${siteUrl}/match/${apiId}`,
    description: [
      league.roundName,
      isTimed || isOff ? null : text.noTime,
      tvChannels && tvChannels.length > 0 ? text.channels(tvChannels.map(({ name }) => name)) : null,
      `${siteUrl}/match/${apiId}`,
    ]
      .filter(Boolean)
      .join('\n'),
    sequence: changeSeq,
    changedAt: lastUpdated,
    status: group === 'cancelled' ? 'CANCELLED' : isTimed ? 'CONFIRMED' : 'TENTATIVE',
    day: isTimed || group === 'cancelled' ? null : dateIn(DEFAULT_ZONE, Date.parse(date)),
  };
}

/** A postponed match keeps its old time at the provider, and some matches have the league's default. */
function hasTime({ status, isTimeConfirmed }: Match): boolean {
  const group = statusGroup(status.short);
  if (group === 'live' || group === 'result') return true;
  return group === 'scheduled' && isTimeConfirmed && status.short !== 'TBD';
}
