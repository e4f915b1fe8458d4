import type { Match } from '@safira/contract/matches/matches';
import { hasKnownTime, statusGroup } from '@safira/football/matches/status';
import { channelsAnywhere } from '../../football-ui/in-countries.ts';
import { plainVersus } from './text.ts';

/** DLG-17: the match and its broadcasts, each with its countries, as schema.org data, for search engines. */
export function matchData(match: Match, { url, image }: { url: string; image: string }) {
  const { teams, league, venue } = match;
  const name = plainVersus(teams.home.name, teams.away.name);
  const event = {
    '@type': 'SportsEvent',
    '@id': `${url}#event`,
    name,
    url,
    image,
    sport: 'Association football',
    inLanguage: 'ar',
    ...startOf(match),
    eventStatus: `https://schema.org/${statusOf(match)}`,
    homeTeam: { '@type': 'SportsTeam', name: teams.home.name },
    awayTeam: { '@type': 'SportsTeam', name: teams.away.name },
    superEvent: { '@type': 'EventSeries', name: league.name },
    ...(venue && {
      location: {
        '@type': 'StadiumOrArena',
        name: venue.name,
        ...(venue.city && { address: { '@type': 'PostalAddress', addressLocality: venue.city } }),
      },
    }),
  };
  const broadcasts = channelsAnywhere(match).map((channel) => ({
    '@type': 'BroadcastEvent',
    name: `${name} · ${channel.name}`,
    isLiveBroadcast: true,
    ...startOf(match),
    publishedOn: {
      '@type': 'BroadcastService',
      name: channel.name,
      ...(channel.countries && { areaServed: channel.countries }),
    },
    broadcastOfEvent: { '@id': `${url}#event` },
  }));
  return { '@context': 'https://schema.org', '@graph': [event, ...broadcasts] };
}

/** Only the date if the time is just the league's usual one; nothing if the match was postponed. */
function startOf({ date, isTimeConfirmed, status }: Match): { startDate?: string } {
  if (status.short === 'TBD') return { startDate: date.slice(0, 10) };
  if (!hasKnownTime(status.short)) return {};
  return { startDate: isTimeConfirmed ? date : date.slice(0, 10) };
}

function statusOf({ status: { short } }: Match): string {
  if (short === 'PST') return 'EventPostponed';
  return statusGroup(short) === 'cancelled' || short === 'ABD' ? 'EventCancelled' : 'EventScheduled';
}
